import { useTranslations } from 'use-intl'
import { deleteHabit, type Habit } from '#shared/habits/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { removeCachedHabit } from './habit-cache.ts'

/** `send(habit)`: deletes a habit without asking. */
export const useDeleteHabit = () => {
  const t = useTranslations('habits')
  return useCommand(deleteHabit, {
    input: ({ id }: Habit) => ({ params: { habitId: id } }),
    update: (client, _, habit) => removeCachedHabit(client, habit),
    success: (_, { title }) => {
      focusHeading()
      return { title: t('deleted', { title }), undo: title }
    },
    failure: t('deleteFailed'),
  })
}
