import { useTranslations } from 'use-intl'
import { computeCurrentDay, isSettled } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Light } from '#web/ui/light.tsx'
import { useDeedsToday } from './use-deeds-today.ts'

/** More lights than these would leave no room for the words; one stands for all of them then. */
const maxLights = 5

/** Renders how many habits of the family are done today as lights and in words; without habits, the deeds of the child. */
export function TodayProgress(props: Pick<ChildScreenProps, 'user' | 'child'>) {
  const day = useToday(props.user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const { data = [] } = useFamilyTodayHabits(day)
  const habits = data.flatMap((group) => group.habits).map(applyPending)
  const all = habits.length
  const lit = habits.filter((habit) => isSettled(habit, computeCurrentDay(habit, day))).length
  const words = useWords({ ...props, all, lit })
  const parts = all > maxLights ? [lit / all] : habits.map((_, nth) => (nth < lit ? 1 : 0))
  return (
    <div className="flex min-h-11 items-center gap-x-2.5 px-0.5 text-text-2">
      {parts.length > 0 && (
        <span aria-hidden="true" className="flex shrink-0 *:data-[light='1']:light-halo">
          {parts.map((part, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are alike
            <Light key={nth} size={22} part={part} ground="paper" />
          ))}
        </span>
      )}
      <span className="min-w-0 flex-1 text-[0.9375rem]/5 wrap-anywhere">{words}</span>
    </div>
  )
}

const useWords = ({
  user,
  child,
  all,
  lit,
}: Pick<ChildScreenProps, 'user' | 'child'> & { all: number; lit: number }) => {
  const t = useTranslations('home')
  const deeds = useDeedsToday({ user, child })
  if (all === 0) return t('goodToday', { count: deeds.length, name: child.name })
  if (lit === 0) return t('lightsToday', { all })
  return lit === all ? t('allLitToday') : t('litToday', { lit, all })
}
