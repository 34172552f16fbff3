import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { underActId } from '#web/lib/act-ids.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { atOnce } from './balance.ts'

/** An act that can be taken back, and what is said afterwards. */
export interface Undoable {
  actId: string
  childId: string
  /** The points the act moved; they go back at once. */
  points: number
  /** What is said when it is done: "Undone: Tidied toys". */
  said: string
  /** What is said when it is refused. */
  failed?: string
}

/** Takes an act back whole; the number goes back at once. */
export const useUndo = () => {
  const t = useTranslations('activities')
  const fail = useFailure()
  const toast = useToast()
  const points = atOnce(({ childId, points }: Undoable) => ({ childId, points: -points }))
  return useMutation({
    mutationKey: [undoAct.method, undoAct.path],
    mutationFn: ({ actId }: Undoable) => {
      const given = { params: { id: actId } }
      return underActId(undoAct, given, (options) => call(undoAct, given, options))
    },
    ...points,
    onSuccess: (answer, given, shift, context) => {
      points.onSuccess(answer, given, shift, context)
      toast({ title: given.said })
    },
    onError: (error, given, shift, context) => {
      points.onError(error, given, shift, context)
      fail(given.failed ?? t('undoFailed'), error)
    },
  })
}
