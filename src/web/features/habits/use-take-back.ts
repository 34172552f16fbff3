import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { atOnce } from '#web/ledger/balance.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { takeBackKey, type TakingBack } from './check-ins.ts'
import { withOpen } from './days.ts'
import { putHabit, readAgain } from './kept-habits.ts'
import { leave } from './told-together.ts'

const byHabit = (all: readonly TakingBack[]): TakingBack[][] => {
  const groups = new Map<string, TakingBack[]>()
  for (const one of all.toReversed()) groups.set(one.habit.id, [...(groups.get(one.habit.id) ?? []), one])
  return [...groups.values()]
}

/** `takeBack(checkIns)`: undoes check-ins, days and points at once, and says so once for all of them. */
export const useTakeBack = () => {
  const t = useTranslations('habits')
  const activities = useTranslations('activities')
  const toast = useToast()
  const fail = useFailure()
  const points = atOnce((back: TakingBack) => ({ childId: back.child.id, points: -back.points }))
  const { mutateAsync } = useMutation({
    mutationKey: takeBackKey,
    mutationFn: ({ actId }: TakingBack) => {
      const given = { params: { id: actId } }
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
      fail(activities('undoFailed'), error)
    },
  })

  /** One habit's acts go one after the other, the newest first: a later one may stand on an earlier one. */
  const inTurn = async (acts: readonly TakingBack[]): Promise<void> => {
    for (const act of acts) await mutateAsync(act)
  }

  return (all: readonly TakingBack[]): void => {
    const [only] = all
    if (!only) return
    for (const { actId } of all) leave(actId)
    const said =
      all.length === 1 ? t('takenBack', { title: only.habit.title }) : t('allTakenBack', { count: all.length })
    const told = () => void toast({ title: said })
    // A refusal has been told already.
    void Promise.all(byHabit(all).map((acts) => inTurn(acts))).then(told, () => undefined)
  }
}
