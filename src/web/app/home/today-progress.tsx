import { useTranslations } from 'use-intl'
import { computeCurrentDay, isSettled } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Light } from '#web/ui/light.tsx'
import { useDeedsToday } from './use-deeds-today.ts'

/** The largest number of lights that fit on the line, and of large ones. */
const maxLights = 12
const maxLarge = 6

/** Renders how many habits of the family are done today in words and as lights; without habits, the deeds of the child. */
export function TodayProgress(props: Pick<ChildScreenProps, 'user' | 'child'>) {
  const day = useToday(props.user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const { data = [] } = useFamilyTodayHabits(day)
  const habits = data.flatMap((group) => group.habits).map(applyPending)
  const all = habits.length
  const lit = habits.filter((habit) => isSettled(habit, computeCurrentDay(habit, day))).length
  const words = useWords({ ...props, all, lit })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-0.5 text-text-2">
      <span className="min-w-0 flex-1 basis-44 text-[0.9375rem]/5">{words}</span>
      {all <= maxLights && (
        <span aria-hidden="true" className="flex shrink-0">
          {habits.map(({ id }, nth) => (
            <Light key={id} size={all > maxLarge ? 22 : 26} part={nth < lit ? 1 : 0} ground="paper" />
          ))}
        </span>
      )}
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
