import type { User } from '#shared/auth/contract.ts'
import { foldCheckIns, sumEarned } from '#shared/activities/day-rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { lightsPerJar, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Jar } from '#web/ui/jar.tsx'
import { ActRow } from './act-row.tsx'
import type { Line } from './acts-of-visit.ts'
import { CheckInsRow } from './check-ins-row.tsx'
import { useFormatLights } from './lights-text.ts'
import { MomentRow } from './moment-row.tsx'
import { useActTime } from './use-act-time.ts'
import { useUndoLine } from './use-undo-line.ts'

interface DaySectionProps {
  day: Day
  lines: readonly Line[]
  user: User
  child: Pick<Child, 'id' | 'name'>
  /** Whether these are all acts of the day, so that its jar can tell what was earned. */
  isWhole: boolean
  /** Folds check-ins and shows moments with their covers. */
  isStory: boolean
}

/** Renders a day with its jar and its acts. */
export function DaySection({ day, lines, user, child, isWhole, isStory }: DaySectionProps) {
  const zone = user.family.timeZone
  const { undoOf, list } = useUndoLine<HTMLUListElement>()
  const { formatWithinDay } = useActTime(zone)
  const { title } = useDayName(zone)
  const propsOf = (line: Line) =>
    ({
      line,
      user,
      childName: child.name,
      time: formatWithinDay(line.row),
      onUndo: undoOf(line),
      variant: 'text',
      undoneStyle: isStory ? 'quiet' : 'struck',
    }) as const
  const items = isStory ? foldCheckIns(lines) : lines.map((line) => ({ line }))
  return (
    <section className="mt-4" data-day={day}>
      <DayHeading day={day} zone={zone} earned={isWhole ? sumEarned(lines) : null} childId={child.id} />
      <Card kind="rows">
        <ul ref={list} tabIndex={-1} aria-label={title(day)} className="outline-none">
          {items.map((item) => {
            if ('checkIns' in item)
              return <CheckInsRow key="check-ins" lines={item.checkIns} {...{ user, zone, undoOf }} />
            const Row = isStory && item.line.row.type === 'moment' ? MomentRow : ActRow
            return <Row key={item.line.actId} {...propsOf(item.line)} />
          })}
        </ul>
      </Card>
    </section>
  )
}

/** The most points that the jar of a day shows: all its lights. */
const maxPoints = pointsPerLight * lightsPerJar - 1

interface DayHeadingProps {
  day: Day
  zone: string
  /** Points earned on the day; null if they are not known. */
  earned: number | null
  childId: string
}

function DayHeading({ day, zone, earned, childId }: DayHeadingProps) {
  const { title, date } = useDayName(zone)
  const lights = useFormatLights()(earned ?? 0)
  return (
    <div className="mb-2 flex items-center gap-3">
      {earned !== null && (
        <span className="night grid h-14 w-13 shrink-0 place-items-center rounded-field" data-earned={earned}>
          <Jar points={Math.min(earned, maxPoints)} seed={childId} size="day" />
        </span>
      )}
      <h2 className="min-w-0 wrap-anywhere">
        <span className="type-h3 block first-letter:uppercase">{title(day)}</span>{' '}
        <span className="block font-sans text-small font-normal text-text-2">
          <Facts facts={[date(day), lights]} />
        </span>
      </h2>
    </div>
  )
}
