import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { foldDay, sortByTime, sumEarned } from '#shared/activities/day-rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { lightsPerJar, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Card } from '#web/ui/card.tsx'
import { Jar } from '#web/ui/jar.tsx'
import type { Line } from './acts-of-visit.ts'
import { CheckInsRow, RepeatsRow } from './folded-rows.tsx'
import { GroupRow } from './group-row.tsx'
import { MomentRow } from './moment-row.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { useActTime } from './use-act-time.ts'
import { useUndoLine } from './use-undo-line.ts'

interface DaySectionProps {
  day: Day
  lines: readonly Line[]
  user: User
  child: Pick<Child, 'id' | 'name'>
  /** Returns what became of a redemption, or null. */
  noteOf: (line: Line) => string | null
  /** Whether these are all acts of the day, so that its jar can tell what was earned. */
  isWhole: boolean
  /** Whether the family has other children. */
  hasSiblings: boolean
  /** Folds check-ins, groups and equal acts, and shows moments with their covers. */
  isStory: boolean
  /** Names the author of each act, also the reader. */
  namesAll: boolean
}

/** Renders a day with its jar and its acts. */
export function DaySection({
  day,
  user,
  child,
  noteOf,
  isWhole,
  isStory,
  namesAll,
  hasSiblings,
  ...props
}: DaySectionProps) {
  const zone = user.family.timeZone
  const lines = sortByTime(props.lines)
  const { undoOf, list, focusList } = useUndoLine<HTMLUListElement>()
  const { formatWithinDay } = useActTime(zone)
  const { title } = useDayName(zone)
  const propsOf = (line: Line) =>
    ({
      line,
      user,
      childName: child.name,
      time: formatWithinDay(line.row),
      note: noteOf(line),
      onUndo: undoOf(line),
      variant: 'text',
      named: namesAll ? 'all' : 'others',
      undoneStyle: isStory ? 'quiet' : 'struck',
    }) as const
  const items = isStory ? foldDay(lines) : lines.map((line) => ({ line }))
  return (
    <section className="mt-6" data-day={day}>
      <DayHeading day={day} zone={zone} earned={isWhole ? sumEarned(lines) : null} child={child} />
      <Card kind="rows">
        <ul ref={list} tabIndex={-1} aria-label={title(day)} className="outline-none">
          {items.map((item) => {
            if ('checkIns' in item)
              return <CheckInsRow key="check-ins" lines={item.checkIns} {...{ user, zone, undoOf }} />
            if ('repeats' in item)
              return <RepeatsRow key={item.repeats.at(-1)?.actId} lines={item.repeats} {...{ user, zone, undoOf }} />
            if ('acts' in item)
              return (
                <GroupRow
                  key={item.groupId}
                  {...item}
                  {...{ user, zone, hasSiblings, noteOf, undoOf, onUndone: focusList }}
                  childName={child.name}
                />
              )
            if (isStory && item.line.row.type === 'moment')
              return <MomentRow key={item.line.actId} {...propsOf(item.line)} />
            return <TimelineRow key={item.line.actId} {...propsOf(item.line)} />
          })}
        </ul>
      </Card>
    </section>
  )
}

/** The most points that the jar of a day shows: all its lights. */
const maxPoints = pointsPerLight * lightsPerJar - 1

interface DayHeadingProps extends Pick<DaySectionProps, 'child'> {
  day: Day
  zone: string
  /** Points earned on the day; null if they are not known. */
  earned: number | null
}

/** Renders a day in two lines beside its jar; it stays at the top while its acts are read. */
function DayHeading({ day, zone, earned, child }: DayHeadingProps) {
  const t = useTranslations('activities')
  const { title, date } = useDayName(zone)
  const formatDay = (count: number) => (count === 0 ? t('quietDay') : t('earned', { count }))
  return (
    <div className="fade-below sticky top-(--sticky-top) z-10 -mx-4 mb-1 flex items-center gap-3 bg-bg px-4 pt-1.5 pb-2.5 after:h-1.5">
      {earned !== null && (
        <span className="night grid size-13 shrink-0 place-items-center rounded-field" data-earned={earned}>
          <Jar points={Math.min(earned, maxPoints)} seed={child.id} size="day" />
        </span>
      )}
      <h2 className="min-w-0 flex-1 wrap-anywhere">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="type-h3 text-[1.1875rem]! first-letter:uppercase">{title(day)}</span>{' '}
          <span className="type-date font-sans text-small font-normal text-text-2">{date(day)}</span>
        </span>{' '}
        {earned !== null && (
          <span className="block font-sans text-small font-normal text-text-2">{formatDay(earned)}</span>
        )}
      </h2>
    </div>
  )
}
