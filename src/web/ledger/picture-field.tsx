import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { guessPicture } from '#shared/pictures/guess.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moduleTintClasses, type ModuleTone } from '#web/ui/module-icon.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SuitablePicture } from './suitable-picture.tsx'

interface PictureFieldProps {
  /** The title as it is typed; it suggests a picture. */
  title: string
  /** The chosen picture, or '' for the one that the title suggests. */
  value: Picture | ''
  onChange: (value: Picture | '') => void
  tone: ModuleTone
  /** The drawing that it has while none is chosen, in place of the one that the title suggests. */
  own?: ReactNode
}

/** Renders a field that shows the picture of a thing and opens the dialog to choose another one. */
export function PictureField({ title, value, onChange, tone, own }: PictureFieldProps) {
  const t = useTranslations('pictures')
  const [choosing, setChoosing] = useState(false)
  const suggested = guessPicture(title)
  const text = () => {
    if (value) return t(`names.${value}`)
    if (own) return t('own')
    return suggested ? t('suggested', { picture: t(`names.${suggested}`) }) : t('none')
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="press flex min-h-16 w-full items-center gap-3 rounded-field border-[1.5px] border-control bg-surface py-1.5 pr-3.5 pl-2 text-left"
        onClick={() => setChoosing(true)}
      >
        {own && !value ? (
          <span className="size-12 shrink-0 overflow-hidden rounded-[28%]">{own}</span>
        ) : (
          <SuitablePicture
            title={title}
            picture={value || null}
            tone={tone}
            size={48}
            className={classNames('shrink-0 overflow-hidden rounded-[28%]', moduleTintClasses[tone])}
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="type-label block">{t('label')}</span>
          <span className="block text-small wrap-anywhere text-text-2">{text()}</span>
        </span>
        <Icon name="forward" size={20} className="shrink-0 text-text-2" />
      </button>
      <PictureDialog
        title={title}
        own={own}
        value={value || null}
        onChange={(picture) => onChange(picture ?? '')}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
