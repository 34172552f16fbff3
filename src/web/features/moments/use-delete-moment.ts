import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { v7 } from 'uuid'
import { deleteMoment, type Moment } from '#shared/moments/contract.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useMomentWords } from './use-moment-words.ts'

interface Deletion {
  moment: Moment
  /** The id of the act, known beforehand so that it can be undone. */
  actId: string
}

/** `remove(moment)`: deletes at once, without asking, and offers to bring it back. */
export const useDeleteMoment = () => {
  const t = useTranslations()
  const words = useMomentWords()
  const toast = useToast()
  const fail = useFailure()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationKey: [deleteMoment.method, deleteMoment.path],
    mutationFn: ({ moment: { id }, actId }: Deletion) => call(deleteMoment, { params: { id } }, { key: actId }),
    onSuccess: (_, { moment: { childId, date }, actId }) => {
      focusHeading()
      const day = words.day(date)
      const back = { actId, childId, points: 0, said: t('activities.undone', { title: day }) }
      toast({
        title: t('moments.deleted', { day }),
        action: { label: t('common.undo'), onClick: () => undo.mutate(back) },
      })
    },
    onError: (error) => fail(t('moments.deleteFailed'), error),
  })
  return (moment: Moment) => mutate({ moment, actId: v7() })
}
