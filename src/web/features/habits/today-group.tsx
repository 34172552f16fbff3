import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { fallbackAvatar } from '#shared/children/rules.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { celebrate } from '#web/ledger/celebration.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { pointsOf, useAsItWillBe } from './check-ins.ts'
import { isDone, todayOf } from './days.ts'
import { TodayRow } from './today-row.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useTakeBack } from './use-take-back.ts'

interface TodayGroupProps {
  child: Child
  /** Whether it is the child whose jar is on screen: its lights fly there. */
  isChosen: boolean
  habits: readonly Habit[]
  day: Day
}

/** The evening of one child. */
export function TodayGroup({ child, isChosen, habits, day }: TodayGroupProps) {
  const t = useTranslations('habits')
  const asItWillBe = useAsItWillBe()
  const checkIn = useCheckIn()
  const takeBack = useTakeBack()
  const tick = (habit: Habit, today: Day, from: Element) => {
    if (!isDone(habit, today)) {
      if (isChosen) celebrate(child.id, 'award', child.points, from)
      checkIn({ habit, child, day: today, today })
    } else {
      const points = pointsOf(habit, habit.isCompleted)
      takeBack([{ kind: 'take-back', actId: habit.todayActId, habit, child, day: today, today, points }])
    }
  }
  return (
    <section className="border-line py-2.5 not-first:border-t">
      <h3 className="flex items-center gap-2.5 pt-1 text-text-2">
        <Avatar emoji={child.avatarUrl ?? fallbackAvatar} size="small" />
        <span className="min-w-0 truncate">{child.name}</span>
      </h3>
      <ul aria-label={t('list', { name: child.name })}>
        {habits.map(asItWillBe).map((habit) => {
          const today = todayOf(habit, day)
          return (
            <TodayRow
              key={habit.id}
              habit={habit}
              childName={child.name}
              today={today}
              onTick={(from) => tick(habit, today, from)}
            />
          )
        })}
      </ul>
    </section>
  )
}
