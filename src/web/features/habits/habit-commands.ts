import { useTranslations } from 'use-intl'
import { deleteHabit, editHabit, type Habit } from '#shared/habits/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { removeHabit, replaceHabit } from './habit-cache.ts'

/** `send(habit)`: deletes a habit without asking. */
export const useDeleteHabit = () => {
  const t = useTranslations('habits')
  return useCommand(deleteHabit, {
    input: ({ id }: Habit) => ({ params: { habitId: id } }),
    update: (client, _, habit) => removeHabit(client, habit),
    success: (_, { title }) => {
      focusHeading()
      return { title: t('deleted', { title }), undo: title }
    },
    failure: t('deleteFailed'),
  })
}

/** `send({ habit, targetDays })`: raises the target; check-ins and streak stay. */
export const useRaiseTarget = () => {
  const t = useTranslations('habits')
  return useCommand(editHabit, {
    input: ({ habit, targetDays }: { habit: Habit; targetDays: number }) => ({
      params: { habitId: habit.id },
      body: { targetDays },
    }),
    update: replaceHabit,
    success: ({ title, targetDays }) => ({ title: t('raised', { title, days: targetDays }) }),
    failure: t('form.saveFailed'),
  })
}
