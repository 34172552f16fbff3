import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { listDaysOfEarlierStreaks } from './habit-days.ts'

interface HabitProgressProps {
  habit: Habit
  today: Day
}

/** Renders the done days of the target; on a rest day their words make room for it. */
export function HabitProgress({ habit, today }: HabitProgressProps) {
  const t = useTranslations('habits')
  const format = useFormatter()
  const { title, currentStreak, targetDays, checkinCount } = habit
  /** Check-ins of earlier runs: a gap ends a run, and takes nothing away. */
  const done = checkinCount - currentStreak
  const run = { count: currentStreak, target: targetDays }
  const isRest = stateOn(habit, today) === 'rest'
  // A check-in on it keeps the room of its words.
  const [wasRest] = useState(isRest)
  const weekStart = addDays(today, -dateLimits.back)
  const isAgain = listDaysOfEarlierStreaks(habit).some((day) => day >= weekStart)
  const strong = (count: number) => (
    <b className="font-round text-body font-semibold text-text tabular-nums">{format.number(count)}</b>
  )
  const runOf = (count: number) => t.rich(isAgain ? 'runAgainRich' : 'runRich', { ...run, n: () => strong(count) })
  return (
    <div className="grid min-w-0 grow-999 basis-24 gap-1">
      <Stack
        className="items-end text-small text-pretty text-text-2"
        shown={isRest ? 'rest' : currentStreak === 0 ? 'first' : 'run'}
        contents={{
          // The first check-in of a run, and its undo, keep the height.
          first:
            currentStreak <= 1 &&
            (done > 0
              ? t.rich('againRich', { done, target: targetDays, n: () => strong(done) })
              : t.rich('firstRich', { target: targetDays, n: () => strong(targetDays) })),
          run: runOf(Math.max(1, currentStreak)),
          rest: (isRest || wasRest) && t('restToday'),
        }}
      />
      <Progress
        tone="leaf"
        label={t('progress', { title })}
        value={currentStreak}
        max={targetDays}
        valueText={currentStreak === 0 ? t('first', run) : t('run', run)}
      />
    </div>
  )
}
