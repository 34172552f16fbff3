import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnEntry } from '#shared/behaviors/rules.ts'
import { LazyPictureDialog } from '#web/ledger/lazy-picture-choice.tsx'
import { TilePicture } from './tile-picture.tsx'

interface TilePictureButtonProps {
  entry: OwnEntry
  onChange: (entry: OwnEntry) => void
}

/** Renders the picture of a tile of the family's own as a button that opens the dialog to choose another one. */
export function TilePictureButton({ entry, onChange }: TilePictureButtonProps) {
  const t = useTranslations('behaviors.list')
  const [choosing, setChoosing] = useState(false)
  const { title, points, picture = null } = entry
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('picture', { title })}
        className="press mr-2 grid size-11 shrink-0 place-items-center rounded-field"
        onClick={() => setChoosing(true)}
      >
        <TilePicture entry={entry} size={40} />
      </button>
      <LazyPictureDialog
        title={title}
        value={picture}
        onChange={(chosen) => onChange({ title, points, ...(chosen && { picture: chosen }) })}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
