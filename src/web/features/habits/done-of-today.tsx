import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { isSettled, stateOn } from '#shared/habits/habit-state.ts'
import type { Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHasChanged } from '#web/ui/use-has-changed.ts'
import { computeCurrentDay } from './habit-days.ts'

interface DoneOfTodayProps {
  habits: readonly Habit[]
  day: Day
}

/**
 * Renders how many habits are done today, with a ring that fills; once all are, it says so, and the ring pops once. Those that rest are
 * not counted.
 */
export function DoneOfToday({ habits, day }: DoneOfTodayProps) {
  const t = useTranslations('habits')
  const active = habits.filter((habit) => stateOn(habit, computeCurrentDay(habit, day)) !== 'rest')
  const count = active.length
  const done = active.filter((habit) => isSettled(habit, computeCurrentDay(habit, day))).length
  const isAll = count > 0 && done === count
  const hasChanged = useHasChanged(isAll)
  return (
    <div data-done-of-today="" className="-mb-1 flex min-h-6 items-center gap-2 px-0.5">
      {isAll ? (
        <span
          className={classNames(
            'grid size-5.5 shrink-0 place-items-center rounded-full bg-leaf text-surface forced-colors:border',
            hasChanged && 'animate-pop',
          )}
        >
          <Icon name="check" size={16} />
        </span>
      ) : (
        <Ring share={count === 0 ? 0 : done / count} />
      )}
      {!isAll && (
        <p className="text-small text-text-2">{count === 0 ? t('restToday') : t('doneOfToday', { done, count })}</p>
      )}
      <output className={isAll ? 'type-label text-leaf' : 'sr-only'}>{isAll && t('allDoneToday', { count })}</output>
    </div>
  )
}

function Ring({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.500"
      className="size-5.5 shrink-0 -rotate-90 text-leaf"
    >
      <circle cx="11" cy="11" r="9" className="text-line" stroke="currentColor" />
      {share > 0 && <circle cx="11" cy="11" r="9" pathLength="1" strokeDasharray={`${share} 1`} />}
    </svg>
  )
}
