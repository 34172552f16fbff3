import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TileDrawing } from '#web/ui/tile-drawings.tsx'
import { tileKey } from './quick-list.ts'
import { useQuickList } from './use-quick-list.ts'

interface MakeRoomDialogProps {
  child: Child
  entries: readonly QuickEntry[]
  /** The own behaviour that found no place. */
  entry: QuickEntry & { title: string }
  onClose: () => void
}

/** Asks which tile makes room when the list is full; what was awarded is recorded either way. */
export function MakeRoomDialog({ child, entries, entry, onClose }: MakeRoomDialogProps) {
  const t = useTranslations()
  const titles = useTitles()
  const { save, isPending } = useQuickList(child.id, t('behaviors.room.saved', { title: entry.title }), onClose)
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('behaviors.room.title')}
      closeLabel={t('common.close')}
      description={t('behaviors.room.text', { title: entry.title })}
      footer={
        <Button tone="soft" onClick={onClose}>
          {t('behaviors.room.none')}
        </Button>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {entries.map((kept) => (
          <li key={tileKey(kept)}>
            <button
              type="button"
              disabled={isPending}
              aria-label={t('behaviors.room.replace', { title: titles.tile(kept) })}
              className="press type-label flex min-h-14 w-full items-center gap-3 rounded-tile bg-surface-2 p-2 pr-3 text-left"
              onClick={() => save([entry, ...entries.filter((other) => other !== kept)])}
            >
              <TileDrawing name={'preset' in kept ? kept.preset : 'own'} size={40} className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{titles.tile(kept)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
