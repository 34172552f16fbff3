import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { groupByDay } from '#shared/activities/day-rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { useActsOfVisit, type Line } from './acts-of-visit.ts'
import { DaySection } from './day-section.tsx'
import type { Filter } from './filter-menu.tsx'
import { findPastWeekStart, PastWeekCard } from './past-week-card.tsx'
import type { DayRange } from './day-range.ts'
import { useRedemptionNotes } from './use-redemption-notes.ts'
import { WeekCard } from './week-card.tsx'

type DaysProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  filter: Filter
  range: DayRange
  hasSiblings: boolean
  lines: readonly Line[]
  /** Whether older days can be loaded. */
  hasMore: boolean
  isLoading: boolean
}

/** Renders the days that were loaded: a week below what it brought; the newest ones below what the last seven days brought. */
export function TimelineDays({ lines, filter, range, hasMore, isLoading, ...props }: DaysProps) {
  const shown = useActsOfVisit(lines, { isLoading, takesUndone: filter === 'full' })
  const today = useToday(props.user.family.timeZone)
  const noteOf = useRedemptionNotes(props.child.id, shown)
  const isTold = filter === 'all'
  const isWhole = isTold || filter === 'full'
  if (shown.length === 0 && !(isTold && range.since)) {
    return hasMore ? null : <EmptyTimeline filter={filter} range={range} />
  }
  const days = groupByDay(shown)
  return (
    <>
      {isTold && range.since && <WeekCard since={range.since} today={today} lines={shown} />}
      {isTold && range.until === null && <PastWeek lines={shown} today={today} />}
      {days.map(({ day, lines: dayLines }) => (
        <DaySection
          key={day}
          day={day}
          lines={dayLines}
          isWhole={isWhole}
          isStory={filter === 'all'}
          namesAll={filter === 'full'}
          noteOf={noteOf}
          {...props}
        />
      ))}
    </>
  )
}

/** Renders what the last seven days brought, if anything. */
function PastWeek({ lines, today }: { lines: readonly Line[]; today: Day }) {
  const ofPastWeek = lines.filter(({ row }) => row.day >= findPastWeekStart(today))
  return ofPastWeek.length > 0 ? <PastWeekCard lines={ofPastWeek} /> : null
}

function EmptyTimeline({ filter, range }: Pick<DaysProps, 'filter' | 'range'>) {
  const t = useTranslations('activities')
  if (range.until !== null && range.since === null)
    return <p className="mt-6 text-center text-text-2">{t('emptyUntil')}</p>
  if (filter !== 'all' && filter !== 'full') return <p className="mt-6 text-center text-text-2">{t('emptyFilter')}</p>
  return (
    <EmptyState
      className="mt-4"
      illustration={<PosedMascot pose="think" size={96} />}
      title={t('emptyTitle')}
      description={t('empty')}
      action={
        <Link href="/behaviors" className={buttonClasses()}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}
