import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { showToast } from '#web/ui/toast.ts'
import { leaveGroup } from './check-in-group.ts'
import { withOpen } from './days.ts'
import { cachedHabit, refetchHabits, updateHabit } from './habit-cache.ts'
import { checkInQueue, type CheckInUndo } from './pending-check-ins.ts'

/** `undo(checkIns)`: undoes check-ins, with one toast for all of them. */
export const useUndoCheckIns = () => {
  const t = useTranslations()
  const { send } = useCommand(undoAct, {
    ...checkInQueue,
    input: ({ actId, habit }: CheckInUndo, client) => {
      const id = actId ?? cachedHabit(client, habit)?.todayActId
      if (!id) return null
      leaveGroup(id)
      return { params: { id } }
    },
    optimistic: ({ child, points }) => ({ childId: child.id, points: -points }),
    update: (client, _, { habit, day, today }) => updateHabit(client, habit, (cached) => withOpen(cached, day, today)),
    onError: (_, { child }, client) => refetchHabits(client, child.id),
    failure: t('activities.undoFailed'),
  })

  return async (checkIns: readonly CheckInUndo[]): Promise<void> => {
    const [only] = checkIns
    if (!only) return
    // Newest first: a later one may depend on an earlier one.
    const results = await Promise.all(checkIns.toReversed().map((checkIn) => send(checkIn)))
    if (!results.every(Boolean)) return
    const count = checkIns.length
    showToast({
      title: count === 1 ? t('habits.takenBack', { title: only.habit.title }) : t('habits.allTakenBack', { count }),
    })
  }
}
