import type { User } from '#shared/auth/contract.ts'
import { foldDay, sortByTime } from '#shared/activities/day-rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { Card } from '#web/ui/card.tsx'
import { placeOf, type Line } from './acts-of-visit.ts'
import { DayHeading } from './day-heading.tsx'
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
  child: Pick<Child, 'id' | 'name' | 'avatarUrl'>
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
      <DayHeading day={day} zone={zone} lines={isWhole ? lines : null} {...{ child, hasSiblings }} />
      <Card kind="rows">
        <ul ref={list} tabIndex={-1} aria-label={title(day)} className="outline-none">
          {items.map((item) => {
            if ('checkIns' in item)
              return <CheckInsRow key="check-ins" lines={item.checkIns} {...{ user, zone, undoOf }} />
            if ('repeats' in item)
              return (
                <RepeatsRow key={item.repeats.map(placeOf).at(-1)} lines={item.repeats} {...{ user, zone, undoOf }} />
              )
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
              return <MomentRow key={placeOf(item.line)} {...propsOf(item.line)} />
            return <TimelineRow key={placeOf(item.line)} {...propsOf(item.line)} />
          })}
        </ul>
      </Card>
    </section>
  )
}
