import type { Day } from '#shared/time/day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import type { HabitsOfChild } from './habits-of-child.ts'
import { HabitTileList } from './habit-tile-list.tsx'
import { OpenCount } from './open-count.tsx'
import { chooseLineForm } from './tile-form.ts'

export interface HabitLinesProps {
  groups: readonly HabitsOfChild[]
  day: Day
}

/** Returns whether a child has two habits side by side, so that one of another child is as wide as each of them. */
const hasPairs = (groups: HabitLinesProps['groups']): boolean =>
  chooseLineForm(groups) === 'pairs' && groups.some(({ habits }) => habits.length > 1)

/** Renders today's habits as low tiles in a line for each child, its name beside them, for phones on their side. */
export function HabitLines({ groups, day }: HabitLinesProps) {
  const form = chooseLineForm(groups)
  const hasColumns = hasPairs(groups)
  return (
    <div className="grid gap-1.5">
      {groups.map(({ child, habits }) => (
        <Card
          key={child.id}
          as="section"
          className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-center gap-2 px-2! py-1.5!"
        >
          <div className="grid min-w-0 justify-items-center text-center text-[0.8125rem]/4!">
            <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
            <h3 className="mt-0.5 w-full truncate text-[0.8125rem]/4!">{child.name}</h3>
            <OpenCount habits={habits} day={day} isShort />
          </div>
          <HabitTileList child={child} habits={habits} {...{ day, form, hasColumns }} size="low" />
        </Card>
      ))}
    </div>
  )
}

/** Renders today's habits as tiles in one card, a line for each child, for tablets. */
export function HabitTable({ groups, day }: HabitLinesProps) {
  const form = chooseLineForm(groups)
  const hasColumns = hasPairs(groups)
  return (
    <Card kind="rows">
      {groups.map((group) => (
        <section
          key={group.child.id}
          className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-4 border-line py-1.5 not-first:border-t lg:pt-3 lg:pb-2.5 lg:grid-cols-[5rem_minmax(0,1fr)] lg:gap-3"
        >
          <ChildInTable {...group} day={day} />
          <HabitTileList {...group} {...{ day, form, hasColumns }} size="large" />
        </section>
      ))}
    </Card>
  )
}

function ChildInTable({ child, habits, day }: HabitsOfChild & { day: Day }) {
  return (
    <div className="grid min-w-0 justify-items-center text-center text-small">
      <Avatar emoji={child.avatarUrl} name={child.name} size="medium" />
      <h3 className="mt-0.5 w-full truncate">{child.name}</h3>
      <OpenCount habits={habits} day={day} isShort />
    </div>
  )
}
