import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnEntry, QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { createTileKey } from './quick-list.ts'
import { TilePicture } from './tile-picture.tsx'
import { useSaveQuickList } from './use-save-quick-list.ts'

interface KeepTileProps {
  child: Child
  entries: readonly QuickEntry[]
  /** The own behavior that was just awarded and is no tile, if there is one. */
  entry: OwnEntry | null
  onSaved: () => void
}

/** Renders the offer to keep an own behavior as a tile, and the dialog that asks which one makes room. */
export function KeepTile({ entry, ...props }: KeepTileProps) {
  const t = useTranslations('behaviors')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {entry && (
        <button
          type="button"
          className="press type-label mt-3 flex min-h-14 w-full animate-fade items-center gap-3 rounded-tile border-2 border-line p-2 pr-3.5 text-left text-primary"
          onClick={() => setOpen(true)}
        >
          <TilePicture entry={entry} size={40} />
          <span className="grid min-w-0">
            <span>{t('keep')}</span> <span className="truncate text-small font-normal text-text-2">{entry.title}</span>
          </span>
        </button>
      )}
      <KeepTileDialog {...props} entry={entry} open={isOpen} onClose={close} />
    </>
  )
}

interface KeepTileDialogProps extends KeepTileProps {
  open: boolean
  onClose: () => void
}

/** Renders the dialog that makes an own behavior a tile in the place of another one; a tap on that does it. */
function KeepTileDialog({ child, entries, entry, open, onClose, onSaved }: KeepTileDialogProps) {
  const t = useTranslations()
  const titles = useTitles()
  const { send, isPending } = useSaveQuickList(child.id, t('behaviors.list.saved'), () => {
    onClose()
    onSaved()
  })
  const replace = (tile: QuickEntry) => entry && void send([entry, ...entries.filter((other) => other !== tile)])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('behaviors.sheet.replace')}
      closeLabel={t('common.close')}
      description={entry && <span className="line-clamp-2 wrap-anywhere">{entry.title}</span>}
    >
      <ul className="grid gap-2">
        {entries.map((tile) => (
          <li key={createTileKey(tile)}>
            <button
              type="button"
              disabled={isPending}
              className="press type-label flex min-h-14 w-full items-center gap-3 rounded-tile bg-surface-2 p-2 pr-3 text-left"
              onClick={() => replace(tile)}
            >
              <TilePicture entry={tile} size={40} />
              <span className="min-w-0 wrap-anywhere">{titles.tile(tile)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
