import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v7 } from 'uuid'
import { deleteHabit, editHabit, type Habit } from '#shared/habits/contract.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { write } from '#web/lib/query.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { dropHabit, putHabit } from './kept-habits.ts'

interface Deletion {
  habit: Habit
  /** The id of the act, known beforehand so that it can be undone. */
  actId: string
}

/** `remove(habit)`: deletes at once, without asking, and offers to bring it back. */
export const useDeleteHabit = () => {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const activities = useTranslations('activities')
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: [deleteHabit.method, deleteHabit.path],
    mutationFn: ({ habit: { id }, actId }: Deletion) => call(deleteHabit, { params: { habitId: id } }, { key: actId }),
    onSuccess: (_, { habit, actId }, __, { client }) => {
      dropHabit(client, habit)
      focusHeading()
      const back = { actId, childId: habit.childId, points: 0, said: activities('undone', { title: habit.title }) }
      toast({
        title: t('deleted', { title: habit.title }),
        action: { label: common('undo'), onClick: () => undo.mutate(back) },
      })
    },
    onError: (error) => fail(t('deleteFailed'), error),
  })
  return (habit: Habit): void => mutate({ habit, actId: v7() })
}

/** `raise(habit, days)`: goes on to a higher target; days and run stay. */
export const useRaise = () => {
  const t = useTranslations('habits')
  const toast = useToast()
  const fail = useFailure()
  const { mutate, isPending, variables } = useMutation({
    ...write(editHabit),
    onSuccess: (habit, _, __, { client }) => {
      putHabit(client, habit.childId, habit.id, () => habit)
      toast({ title: t('raised', { title: habit.title, days: habit.targetDays }) })
    },
    onError: (error) => fail(t('form.saveFailed'), error),
  })
  return {
    raise: ({ id }: Habit, targetDays: number) => mutate({ params: { habitId: id }, body: { targetDays } }),
    raising: isPending ? variables.params.habitId : null,
  }
}
