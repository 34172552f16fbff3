import { useTranslations } from 'use-intl'
import type { Day } from '#shared/time/day.ts'
import { isSettled } from '#shared/habits/habit-state.ts'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { HabitsOfChild } from './habits-of-child.ts'
import { computeCurrentDay } from './habit-days.ts'
import { useIsTodayWaiting } from './waiting-check-ins.ts'

interface OpenCountProps extends Pick<HabitsOfChild, 'habits'> {
  day: Day
  isShort?: boolean
  className?: string
}

/**
 * Renders that all habits of a child are done. In short, beside tiles, it also shows how many are open; else that is only
 * said to screen readers: the line of today's habits says it for the family.
 */
export function OpenCount({ habits, day, isShort = false, className }: OpenCountProps) {
  const t = useTranslations('habits')
  const isWaiting = useIsTodayWaiting()
  const unsettled = habits.filter((habit) => !isSettled(habit, computeCurrentDay(habit, day)))
  const open = unsettled.filter((habit) => !isWaiting(habit, day)).length
  return (
    <Stack
      shown={open > 0 ? 'open' : unsettled.length > 0 ? 'waiting' : 'done'}
      className={classNames('items-center text-text-2', className)}
      contents={{
        open: <span className={isShort ? undefined : 'sr-only'}>{t('toGo', { count: Math.max(1, open) })}</span>,
        waiting: <WaitingMark />,
        done: (
          <span className="flex items-center justify-center gap-1 text-leaf">
            <Icon name="check" size={16} className="shrink-0" />
            {t('allDone', { count: isShort ? 1 : habits.length })}
          </span>
        ),
      }}
    />
  )
}
