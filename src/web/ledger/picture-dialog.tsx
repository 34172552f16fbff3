import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { guessPicture, rankPictures } from '#shared/pictures/guess.ts'
import { pictures, type Picture } from '#shared/pictures/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PictureDrawing } from '#web/ui/picture-drawing.tsx'
import { PictureRadioGroup } from '#web/ui/picture-radio-group.tsx'

/** The value of the option that leaves the choice to the title. */
const byTitle = 'title'

interface PictureDialogProps {
  /** The title that suggests a picture. */
  title: string
  /** The drawing that it has while none is chosen, in place of the one that the title suggests. */
  own?: ReactNode
  /** The chosen picture; null for the one that the title suggests. */
  value: Picture | null
  onChange: (value: Picture | null) => void
  open: boolean
  onClose: () => void
}

/** Renders the dialog that chooses a picture; those that suit the title come first. A tap on one closes it; arrow keys walk through them. */
export function PictureDialog({ title, own, value, onChange, open, onClose }: PictureDialogProps) {
  const t = useTranslations('pictures')
  const common = useTranslations('common')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('choose')}
      closeLabel={common('close')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <PictureRadioGroup
        label={t('all')}
        value={value ?? byTitle}
        onChange={(next) => onChange(next === byTitle ? null : next)}
        onPick={onClose}
        options={[
          {
            value: byTitle,
            label: t(own ? 'own' : 'byTitle'),
            drawing: own ? (
              <span className="block size-12 overflow-hidden rounded-[28%]">{own}</span>
            ) : (
              <PictureDrawing picture={guessPicture(title) ?? 'own'} size={48} />
            ),
          },
          ...[...new Set([...rankPictures(title), ...pictures])].map((picture) => ({
            value: picture,
            label: t(`names.${picture}`),
            drawing: <PictureDrawing picture={picture} size={48} />,
          })),
        ]}
      />
    </Dialog>
  )
}
