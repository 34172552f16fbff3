import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Badge } from '#shared/badges/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { checkIn, type Habit } from '#shared/habits/contract.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useSigned } from '#web/ledger/act-points.tsx'
import { isBadgeKind } from '#web/ledger/badge-kind.ts'
import { atOnce } from '#web/ledger/balance.ts'
import { badgeIconOf } from '#web/ui/badge-icons.ts'
import { showCelebration } from '#web/ui/celebration-queue.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { inTurn, pointsOf, type CheckingIn } from './check-ins.ts'
import { putHabit, readAgain } from './kept-habits.ts'
import { useTold } from './use-told.ts'

const isAlreadyDone = (error: unknown) => error instanceof ApiError && error.code === 'already_checked_in'

/** Celebrates a completed habit, with the badge if it brought one. */
const useCompletion = () => {
  const t = useTranslations('habits')
  const badges = useTranslations('badges.kinds')
  const signed = useSigned()
  return (habit: Habit, name: string, badge: Badge | null): void => {
    const kind = badge && isBadgeKind(badge.id) ? badge.id : undefined
    showCelebration({
      title: kind ? badges(`${kind}.title`) : t('completedTitle'),
      text: t('joy', { name, title: habit.title, days: habit.targetDays }),
      points: signed(pointsOf(habit, true)),
      icon: badge ? badgeIconOf(badge.iconName) : undefined,
    })
  }
}

/** `checkInDay(…)`: day and balance change at once; the answer brings a notice with Undo, and the joy of a completion. */
export const useCheckIn = () => {
  const t = useTranslations('habits')
  const toast = useToast()
  const fail = useFailure()
  const tell = useTold()
  const complete = useCompletion()
  const points = atOnce(({ habit, child }: CheckingIn) => ({ childId: child.id, points: habit.points }))
  const client = useQueryClient()
  const sending = mutationOptions({
    mutationFn: ({ habit, day }: CheckingIn) => {
      const given = { params: { habitId: habit.id }, body: { date: day } }
      return underActId(checkIn, given, (options) => call(checkIn, given, options))
    },
    ...points,
    onSuccess: (answer, given, shift, context) => {
      points.onSuccess(answer, given, shift, context)
      const { actId, balance: _, pointsAwarded: __, completed, badge, ...habit } = answer
      const { child, day, today } = given
      putHabit(context.client, child.id, habit.id, () => habit)
      tell({ kind: 'take-back', actId, habit, child, day, today, points: pointsOf(habit, completed) }, completed)
      if (completed) complete(habit, child.name, badge)
    },
    onError: (error, given, shift, context) => {
      points.onError(error, given, shift, context)
      readAgain(context.client, given.child.id)
      if (isAlreadyDone(error)) toast({ title: t('already') })
      else fail(t('checkInFailed'), error)
    },
  })
  return (given: Omit<CheckingIn, 'kind'>): void => {
    // A refusal has been told already.
    inTurn(client, sending, { kind: 'check-in', ...given }).catch(() => undefined)
  }
}
