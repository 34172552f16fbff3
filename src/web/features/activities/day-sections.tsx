import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { groupByDay, type ActEntry } from '#shared/activities/rules.ts'
import type { User } from '#shared/auth/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ActRows } from './act-rows.tsx'

/** Returns the sum of the points of acts without redemptions and undone acts. */
const sumPointsGained = (lines: readonly ActEntry<Activity>[]): number =>
  lines
    .filter(({ row, undone }) => undone === null && row.type !== 'reward')
    .reduce((sum, { points }) => sum + (points ?? 0), 0)

/** Returns a function that formats a day as "Today", "Yesterday" or a date, with the year if it is not this year. */
const useDayTitle = (zone: string) => {
  const t = useTranslations()
  const formatDay = useFormatCalendarDay()
  const today = useToday(zone)
  return (day: Day): string => {
    if (day >= today) return t('acts.today')
    if (day === addDays(today, -1)) return t('activities.yesterday')
    return formatDay(day, 'day', today)
  }
}

/** Renders acts grouped by day, each day with the points gained. */
export function DaySections({ lines, user }: { lines: readonly ActEntry<Activity>[]; user: User }) {
  const t = useTranslations('activities')
  const signed = useFormatSigned()
  const titleOf = useDayTitle(user.family.timeZone)
  return groupByDay(lines).map(({ day, lines: dayLines }) => {
    const title = titleOf(day)
    const gain = sumPointsGained(dayLines)
    return (
      <section key={day} className="mt-5">
        <div className="mx-0.5 mb-2.5 flex items-baseline justify-between gap-3">
          <h2 className="type-h3 first-letter:uppercase">{title}</h2>
          {gain !== 0 && (
            <p className="text-meta text-text-2 tabular-nums">
              <span aria-hidden="true">{signed(gain)}</span>
              <span className="sr-only">{t('dayGain', { points: signed(gain) })}</span>
            </p>
          )}
        </div>
        <ActRows lines={dayLines} user={user} label={title} undoable />
      </section>
    )
  })
}
