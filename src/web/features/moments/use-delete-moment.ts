import { useTranslations } from 'use-intl'
import { deleteMoment, type Moment } from '#shared/moments/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { useMomentTexts } from './use-moment-texts.ts'

/** `send(moment)`: deletes a moment without asking. */
export const useDeleteMoment = () => {
  const t = useTranslations('moments')
  const words = useMomentTexts()
  return useCommand(deleteMoment, {
    input: ({ id }: Moment) => ({ params: { id } }),
    success: (_, { date }) => {
      focusHeading()
      const day = words.day(date)
      return { title: t('deleted', { day }), undo: day }
    },
    failure: t('deleteFailed'),
  })
}
