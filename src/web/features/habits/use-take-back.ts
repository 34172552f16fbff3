import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { atOnce } from '#web/ledger/balance.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { inTurn, type TakingBack } from './check-ins.ts'
import { withOpen } from './days.ts'
import { knownHabit, putHabit, readAgain } from './kept-habits.ts'
import { leave } from './told-together.ts'

/** There is no check-in to take back: the one before it was refused, and that has been told. */
class NothingToTakeBack extends Error {}

/** `takeBack(checkIns)`: undoes check-ins, days and points at once, and says so once for all of them. */
export const useTakeBack = () => {
  const t = useTranslations('habits')
  const activities = useTranslations('activities')
  const toast = useToast()
  const fail = useFailure()
  const points = atOnce((back: TakingBack) => ({ childId: back.child.id, points: -back.points }))
  const client = useQueryClient()
  const sending = mutationOptions({
    mutationFn: ({ actId, habit }: TakingBack) => {
      const id = actId ?? knownHabit(client, habit)?.todayActId
      if (!id) throw new NothingToTakeBack()
      leave(id)
      const given = { params: { id } }
      return underActId(undoAct, given, (options) => call(undoAct, given, options))
    },
    ...points,
    onSuccess: (answer, back, shift, context) => {
      points.onSuccess(answer, back, shift, context)
      const { habit, child, day, today } = back
      putHabit(context.client, child.id, habit.id, (known) => withOpen(known, day, today))
    },
    onError: (error, back, shift, context) => {
      points.onError(error, back, shift, context)
      readAgain(context.client, back.child.id)
      if (!(error instanceof NothingToTakeBack)) fail(activities('undoFailed'), error)
    },
  })

  return (all: readonly TakingBack[]): void => {
    const [only] = all
    if (!only) return
    const said =
      all.length === 1 ? t('takenBack', { title: only.habit.title }) : t('allTakenBack', { count: all.length })
    const told = () => void toast({ title: said })
    // The newest first: a later one may stand on an earlier one. A refusal has been told already.
    const sent = all.toReversed().map((back) => inTurn(client, sending, back))
    Promise.all(sent).then(told, () => undefined)
  }
}
