import { useTranslations } from 'use-intl'
import { computeCurrentDay, isSettled } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Renders how many habits of the family are done this evening. */
export function EveningProgress({ user }: Pick<ChildScreenProps, 'user'>) {
  const t = useTranslations('home')
  const day = useToday(user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const { data = [] } = useFamilyTodayHabits(day)
  const habits = data.flatMap((group) => group.habits).map(applyPending)
  const all = habits.length
  const done = habits.filter((habit) => isSettled(habit, computeCurrentDay(habit, day))).length
  if (all === 0) return <p className="px-4 text-small text-text-2">{t('quick')}</p>
  const isDone = done === all
  return (
    <p className="flex items-center gap-2.5 px-4 text-small text-text-2">
      <Icon name={isDone ? 'moon' : 'check'} size={20} className="shrink-0 text-leaf" />
      {isDone ? t('allDoneThisEvening') : done === 0 ? t('tapDone') : t('doneOf', { done, all })}
    </p>
  )
}
