import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { restChild, restHabit, rests, type Habit } from '#shared/habits/contract.ts'
import { reach } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useDayWords } from './day-words.ts'
import { putHabit } from './kept-habits.ts'

/** Rest days as they are being chosen. */
export interface Rest {
  scope: 'one' | 'all'
  from: string
  to: string
}

/** What no schema can know: the days must lie within reach, and in order. */
const wrongWith = ({ from, to }: Rest, day: Day): [field: 'from' | 'to', code: string] | null => {
  const [first, last] = [addDays(day, -reach.back), addDays(day, reach.restAhead)]
  if (from < first || from > last) return ['from', 'reach']
  if (to < from) return ['to', 'end_before_start']
  return to > last ? ['to', 'reach'] : null
}

/** `submit(rest, isRest)`: makes days rests, or no longer, for one habit or for all of the child. */
export const useRest = (child: Child, habit: Habit | null, day: Day, onDone: () => void) => {
  const t = useTranslations('habits.rest')
  const dayText = useDayWords()
  const toast = useToast()
  const beyond = t('reach', {
    first: dayText(addDays(day, -reach.back), 'day'),
    last: dayText(addDays(day, reach.restAhead), 'day'),
  })
  const { ref, textOf, check, mark, failed } = useForm(rests, {
    'to.end_before_start': t('end_before_start'),
    from: beyond,
    to: beyond,
  })
  const done = (isRest: boolean) => {
    toast({ title: t(isRest ? 'saved' : 'removed', { name: child.name }) })
    onDone()
  }
  const onError = failed(t('failed'))
  const one = useMutation({
    ...write(restHabit),
    onSuccess: (saved, { body }, __, { client }) => {
      putHabit(client, saved.childId, saved.id, () => saved)
      done(body.rest)
    },
    onError,
  })
  const all = useMutation({
    ...write(restChild),
    onSuccess: (saved, { body }, __, { client }) => {
      for (const each of saved) putHabit(client, each.childId, each.id, () => each)
      done(body.rest)
    },
    onError,
  })
  const submit = (rest: Rest, isRest: boolean): void => {
    const body = check({ from: rest.from, to: rest.to, rest: isRest })
    if (!body) return
    const wrong = wrongWith(rest, day)
    if (wrong) mark(...wrong)
    else if (habit && rest.scope === 'one') one.mutate({ params: { habitId: habit.id }, body })
    else all.mutate({ params: { childId: child.id }, body })
  }
  return { submit, ref, textOf, isPending: one.isPending || all.isPending }
}
