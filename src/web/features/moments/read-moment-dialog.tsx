import { useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { useFeelings } from './moment-card.tsx'
import { readWordsClasses } from './story.tsx'

interface ReadMomentDialogProps {
  moment: Moment
  /** The name of who wrote it; null if unknown. */
  author: string | null
  open: boolean
  onClose: () => void
  onEdit: () => void
}

/** Renders a moment with all of its story, for reading. */
export function ReadMomentDialog({ moment, author, open, onClose, onEdit }: ReadMomentDialogProps) {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const findFeelings = useFeelings()
  const { weather, mood, date, content } = moment
  return (
    <Dialog
      open={open}
      title={dayText(date, 'dateWithYear')}
      closeLabel={t('common.close')}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button tone="soft" icon="edit" onClick={onEdit}>
          {t('moments.edit')}
        </Button>
      }
    >
      <MomentCover weather={weather} mood={mood} className="h-28 rounded-tile" />
      <p className="mt-3 text-small text-text-2 first-letter:uppercase">
        <Facts facts={[dayText(date, 'weekday'), ...findFeelings(moment), author]} />
      </p>
      {content && <p className={`mt-2 whitespace-pre-line wrap-anywhere ${readWordsClasses}`}>{content}</p>}
    </Dialog>
  )
}
