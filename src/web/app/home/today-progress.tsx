import { useTranslations } from 'use-intl'
import { computeCurrentDay, isSettled } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Light } from '#web/ui/light.tsx'

/** The largest number of lights that fit on the line. */
const maxLights = 12

/** Renders how many habits of the family are done today as lights, one for each, and in words while none or all are done. */
export function TodayProgress({ user }: Pick<ChildScreenProps, 'user'>) {
  const t = useTranslations('home')
  const day = useToday(user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const { data = [] } = useFamilyTodayHabits(day)
  const habits = data.flatMap((group) => group.habits).map(applyPending)
  const all = habits.length
  const done = habits.filter((habit) => isSettled(habit, computeCurrentDay(habit, day))).length
  const hasLights = all > 0 && all <= maxLights
  const hasWords = !hasLights || done === 0 || done === all
  const words =
    all === 0 ? t('quick') : done === all ? t('allDoneToday') : done === 0 ? t('tapDone') : t('doneOf', { done, all })
  return (
    <div className="flex min-h-11 items-center justify-center gap-3 rounded-tile bg-surface-2 px-3.5 text-small text-text-2">
      {hasLights && (
        <span className="flex shrink-0 gap-0">
          {habits.map((habit, nth) => (
            <Light key={habit.id} size={all > 8 ? 21 : 28} part={nth < done ? 1 : 0} ground="paper" />
          ))}
        </span>
      )}
      <span className={hasWords ? 'min-w-0' : 'sr-only'}>{words}</span>
    </div>
  )
}
