import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { fallbackAvatar } from '#shared/children/rules.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { isDone, todayOf } from './days.ts'
import { pointsOf, useWithPending } from './pending-check-ins.ts'
import { TodayRow } from './today-row.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useUndoCheckIns } from './use-undo-check-ins.ts'

interface TodayGroupProps {
  child: Child
  /** Whether the jar on screen is this child's, so that lights fly there. */
  isChosen: boolean
  habits: readonly Habit[]
  day: Day
}

/** Today's habits of one child. */
export function TodayGroup({ child, isChosen, habits, day }: TodayGroupProps) {
  const t = useTranslations('habits')
  const withPending = useWithPending()
  const checkIn = useCheckIn()
  const undo = useUndoCheckIns()
  const toggle = (habit: Habit, today: Day, from: Element) => {
    if (!isDone(habit, today)) {
      const element = isChosen ? from : null
      void checkIn.send({ kind: 'check-in', habit, child, day: today, today, element })
    } else {
      const points = pointsOf(habit, habit.isCompleted)
      void undo([{ kind: 'undo', actId: habit.todayActId, habit, child, day: today, today, points }])
    }
  }
  return (
    <section className="border-line py-2.5 not-first:border-t">
      <h3 className="flex items-center gap-2.5 pt-1 text-text-2">
        <Avatar emoji={child.avatarUrl ?? fallbackAvatar} size="small" />
        <span className="min-w-0 truncate">{child.name}</span>
      </h3>
      <ul aria-label={t('list', { name: child.name })}>
        {habits.map(withPending).map((habit) => {
          const today = todayOf(habit, day)
          return (
            <TodayRow
              key={habit.id}
              habit={habit}
              childName={child.name}
              today={today}
              onToggle={(from) => toggle(habit, today, from)}
            />
          )
        })}
      </ul>
    </section>
  )
}
