import { useTranslations } from 'use-intl'
import type { OwnEntry, QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { createTileKey } from './quick-list.ts'
import { TilePicture } from './tile-picture.tsx'
import { useSaveQuickList } from './use-save-quick-list.ts'

interface ChooseReplacedTileDialogProps {
  child: Child
  entries: readonly QuickEntry[]
  /** The own behavior that did not fit. */
  entry: OwnEntry
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/**
 * Renders the dialog that asks which tile an own behavior replaces when the quick list is full. The award itself is
 * recorded already.
 */
export function ChooseReplacedTileDialog({
  child,
  entries,
  entry,
  open,
  onClose,
  onSaved,
}: ChooseReplacedTileDialogProps) {
  const t = useTranslations()
  const titles = useTitles()
  const { send, isPending } = useSaveQuickList(child.id, t('behaviors.room.saved', { title: entry.title }), onSaved)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('behaviors.room.title')}
      closeLabel={t('common.close')}
      description={
        <span className="line-clamp-4 wrap-anywhere">{t('behaviors.room.text', { title: entry.title })}</span>
      }
      footer={
        <Button tone="soft" onClick={onClose}>
          {t('behaviors.room.none')}
        </Button>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((tile) => (
          <li key={createTileKey(tile)}>
            <button
              type="button"
              disabled={isPending}
              aria-label={t('behaviors.room.replace', { title: titles.tile(tile) })}
              className="press type-label flex min-h-14 w-full items-center gap-3 rounded-tile bg-surface-2 p-2 pr-3 text-left"
              onClick={() => void send([entry, ...entries.filter((other) => other !== tile)])}
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
