import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listActivities, pageSizes, type Activity } from '#shared/activities/contract.ts'
import { sumEarnedAndDeductedOn, takeWholeDays } from '#shared/activities/day-rules.ts'
import { addDays, listDaysFrom, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Jar } from '#web/ui/jar.tsx'
import { lightsPerJar, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** More would draw full jars below the one of a day. */
const maxPoints = lightsPerJar * pointsPerLight - 1

/**
 * Renders the last seven days, the oldest first, each as a small jar with the points that were earned on it; one sentence
 * until there are any.
 */
export function DayJars({ childId }: { childId: string }) {
  const today = useToday()
  const query = { order: 'day', limit: String(pageSizes.max) } as const
  const activities = useQuery(read(listActivities, { params: { childId }, query }))
  const days = listDaysFrom(addDays(today, -6), 7)
  return (
    <QueryContent query={activities} skeleton={<Skeleton className="h-23" />}>
      {(rows) => {
        const known = takeWholeDays(rows, rows.length < pageSizes.max)
        if (days.every((day) => sumEarnedAndDeductedOn(known, day).earned === 0)) return <NoLightsYet seed={childId} />
        return (
          <ol className="-mx-1 grid grid-cols-7 gap-x-0.5">
            {days.map((day) => (
              <DayJar key={day} day={day} rows={known} seed={childId} isToday={day === today} />
            ))}
          </ol>
        )
      }}
    </QueryContent>
  )
}

/** Renders that there is no light of these days, as high as their jars. */
function NoLightsYet({ seed }: { seed: string }) {
  const t = useTranslations('profile')
  return (
    <div className="flex min-h-23 items-center gap-4">
      <Jar points={0} seed={seed} size="day" className="shrink-0" />
      <p className="min-w-0 text-night-text">{t('daysEmpty')}</p>
    </div>
  )
}

interface DayJarProps {
  day: Day
  rows: readonly Activity[]
  seed: string
  isToday: boolean
}

function DayJar({ day, rows, seed, isToday }: DayJarProps) {
  const t = useTranslations('profile')
  const formatDay = useFormatCalendarDay()
  const { earned } = sumEarnedAndDeductedOn(rows, day)
  return (
    <li className="grid min-w-0 justify-items-center gap-1 text-center">
      <span aria-hidden="true" className="grid justify-items-center gap-1">
        <Jar points={Math.min(earned, maxPoints)} seed={`${seed}${day}`} size="day" className="max-w-full" />
        <span className="text-meta font-semibold text-night-gold tabular-nums">{earned > 0 ? `+${earned}` : '·'}</span>
        <span className={classNames('text-meta', isToday ? 'font-semibold text-on-night' : 'text-night-quiet')}>
          {formatDay(day, 'shortWeekday')}
        </span>
      </span>
      <span className="sr-only">{t('dayPoints', { day: formatDay(day, 'weekday'), count: earned })}</span>
    </li>
  )
}
