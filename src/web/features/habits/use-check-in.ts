import { useTranslations } from 'use-intl'
import { ApiError } from '#shared/contract/client.ts'
import { checkIn } from '#shared/habits/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useCelebrateCompletion } from '#web/ledger/completion.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { showToast } from '#web/ui/toast.ts'
import { refetchHabits, replaceHabit } from './habit-cache.ts'
import { checkInQueue, pointsOf, type CheckIn } from './pending-check-ins.ts'
import { useCheckInToast } from './use-check-in-toast.ts'

/** `send(checkIn)`: checks a habit in for a day. */
export const useCheckIn = () => {
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const toastOf = useCheckInToast()
  const celebrate = useCelebrateCompletion()
  return useCommand(checkIn, {
    ...checkInQueue,
    input: ({ habit, day }: CheckIn) => ({ params: { habitId: habit.id }, body: { date: day } }),
    optimistic: ({ habit, child }) => ({ childId: child.id, points: habit.points }),
    celebrate: ({ child, element }) => element && { child, kind: 'award', element },
    update: (client, { actId: _, balance: __, pointsAwarded: ___, completed: ____, badge: _____, ...habit }) =>
      replaceHabit(client, habit),
    success: (saved, { child, day, today }) => {
      const { actId, completed, badge, title, targetDays } = saved
      if (completed) {
        const text = t('joy', { name: child.name, title, days: targetDays })
        celebrate({ badge, title: t('completedTitle'), text, points: signed(pointsOf(saved, true)) })
      }
      const points = pointsOf(saved, completed)
      return toastOf({ kind: 'undo', actId, habit: saved, child, day, today, points }, completed)
    },
    onError: (error, { child }, client) => {
      refetchHabits(client, child.id)
      if (!(error instanceof ApiError) || error.code !== 'already_checked_in') return false
      showToast({ title: t('already') })
      return true
    },
    failure: t('checkInFailed'),
  })
}
