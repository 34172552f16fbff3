import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { restChild, restHabit, restChange, type Habit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { celebrateRests } from './celebrate-rests.ts'
import { replaceCachedHabit } from './habit-cache.ts'

/**
 * Returns the form of rest days, for one habit or all of a child. `chooseDay` chooses the first day, or after it the last
 * one. `submit(true)` sets rests, `submit(false)` removes them.
 */
export const useRestForm = (child: Child, habit: Habit | null, day: Day, onDone: () => void) => {
  const t = useTranslations('habits.rest')
  const dayText = useFormatCalendarDay()
  const limits = { min: addDays(day, -dateLimits.back), max: addDays(day, dateLimits.restAhead) }
  const outOfReach = t('reach', { first: dayText(limits.min, 'day'), last: dayText(limits.max, 'day') })
  const form = useForm(restChange, {
    initial: { scope: habit ? 'one' : 'all', from: day, to: day },
    messages: { from: outOfReach, to: outOfReach },
  })
  const { scope, from, to } = form.values
  /** The first day, while the next choice is the last one. */
  const [start, setStart] = useState<Day | null>(null)
  const chooseDay = (chosen: Day): void => {
    const isLast = start !== null && chosen > start
    form.change({ from: isLast ? start : chosen, to: chosen })
    setStart(isLast ? null : chosen)
  }
  const save = {
    success: (_: unknown, { body }: { body: { rest: boolean } }, actId: string) => {
      onDone()
      if (body.rest) celebrateRests(child, actId).catch(() => undefined)
      return { title: t(body.rest ? 'saved' : 'removed', { name: child.name }) }
    },
    onError: form.showError,
    failure: t('failed'),
  }
  const one = useCommand<typeof restHabit>(restHabit, { ...save, update: replaceCachedHabit })
  const all = useCommand<typeof restChild>(restChild, {
    ...save,
    update: (client, saved) => {
      for (const each of saved) replaceCachedHabit(client, each)
    },
  })
  const submit = (rest: boolean): void => {
    const body = form.check({ from, to, rest })
    if (!body) return
    if (habit && scope === 'one') void one.send({ params: { habitId: habit.id }, body })
    else void all.send({ params: { childId: child.id }, body })
  }
  return { ...form, limits, chooseDay, submit, isPending: one.isPending || all.isPending }
}
