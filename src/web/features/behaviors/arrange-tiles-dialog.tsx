import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  findEntryPoints,
  maxQuickListLength,
  quickPresets,
  type OwnEntry,
  type QuickEntry,
  type QuickPresetKey,
} from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { EditTileDialog } from './edit-tile-dialog.tsx'
import { createTileKey } from './quick-list.ts'
import { TilePictureButton } from './tile-picture-button.tsx'
import { TilePicture } from './tile-picture.tsx'
import { useSaveQuickList } from './use-save-quick-list.ts'

interface ArrangeTilesDialogProps {
  child: Child
  entries: readonly QuickEntry[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the dialog that arranges the quick list: buttons move and remove its tiles and add presets back. */
export function ArrangeTilesDialog({ child, entries, open, onOpenChange }: ArrangeTilesDialogProps) {
  const t = useTranslations()
  const [list, setList] = useState<readonly QuickEntry[] | null>(null)
  const close = () => {
    setList(null)
    onOpenChange(false)
  }
  const { send, isPending } = useSaveQuickList(child.id, t('behaviors.list.saved'), close)
  const shown = list ?? entries
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('behaviors.list.title')}
      closeLabel={t('common.close')}
      description={t('behaviors.list.text')}
      footer={
        <Button pending={isPending} onClick={() => void send(shown)}>
          {t('behaviors.list.save')}
        </Button>
      }
    >
      <TilesAndPresets list={shown} onChange={setList} />
    </Dialog>
  )
}

interface ListProps {
  list: readonly QuickEntry[]
  onChange: (list: readonly QuickEntry[]) => void
}

/**
 * Renders the tiles and the presets to add back. Together they have room for more, at the bottom of a phone, and keep their height; what is
 * pushed to another place fades in there.
 */
function TilesAndPresets(props: ListProps) {
  const items = useFadeMovedItems<HTMLDivElement>()
  return (
    <div ref={keepLargestHeight} className="max-sm:min-h-[min(36rem,100dvh-16rem)]">
      <div ref={items}>
        <TileOrder {...props} />
        <RemovedPresets {...props} />
      </div>
    </div>
  )
}

function TileOrder({ list, onChange }: ListProps) {
  const t = useTranslations('behaviors.list')
  const titles = useTitles()
  const [announcement, setAnnouncement] = useState('')
  const order = useRef<HTMLOListElement>(null)
  const move = (entry: QuickEntry, to: number) => {
    onChange(list.toSpliced(list.indexOf(entry), 1).toSpliced(to, 0, entry))
    setAnnouncement(t('moved', { title: titles.tile(entry), place: to + 1 }))
  }
  const remove = (entry: QuickEntry) => {
    onChange(list.filter((other) => other !== entry))
    order.current?.focus()
  }
  return (
    <>
      {list.length === 0 && <p className="py-2 text-text-2">{t('empty')}</p>}
      <ol ref={order} tabIndex={-1} aria-label={t('title')} className="grid gap-2 outline-none">
        {list.map((entry, index) => {
          const title = titles.tile(entry)
          return (
            <li
              key={createTileKey(entry)}
              data-item={createTileKey(entry)}
              className="flex flex-wrap items-center gap-1 rounded-tile bg-surface-2 p-1"
            >
              <TileName
                entry={entry}
                others={list.toSpliced(index, 1)}
                onChange={(changed) => onChange(list.with(index, changed))}
              />
              <span className="ml-auto flex flex-wrap gap-1">
                {(['up', 'down'] as const).map((direction) => {
                  const to = direction === 'up' ? index - 1 : index + 1
                  return (
                    <IconButton
                      key={direction}
                      icon={`arrow-${direction}`}
                      iconSize={20}
                      aria-label={t(direction, { title })}
                      aria-disabled={!(to in list)}
                      className="aria-disabled:opacity-40"
                      onClick={() => to in list && move(entry, to)}
                    />
                  )
                })}
                <IconButton
                  icon="close"
                  iconSize={18}
                  aria-label={t('remove', { title })}
                  className="text-text-2"
                  onClick={() => remove(entry)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <output className="sr-only">{announcement}</output>
    </>
  )
}

interface TileNameProps {
  entry: QuickEntry
  others: readonly QuickEntry[]
  onChange: (entry: OwnEntry) => void
}

/** Renders picture, name and points of a tile; those of the family's own can be changed. */
function TileName({ entry, others, onChange }: TileNameProps) {
  const t = useTranslations('behaviors.list')
  const title = useTitles().tile(entry)
  const [isEditing, setEditing] = useState(false)
  const points = <ActPoints points={findEntryPoints(entry)} variant="text" className="text-small" />
  const name = 'min-w-0 flex-1 basis-12 wrap-anywhere'
  if ('preset' in entry) {
    return (
      <>
        <span className="mr-2 grid size-11 place-items-center">
          <TilePicture entry={entry} size={40} />
        </span>
        <span className={name}>
          <span className="type-label block">{title}</span>
          {points}
        </span>
      </>
    )
  }
  return (
    <>
      <TilePictureButton entry={entry} onChange={onChange} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('edit', { title, points: findEntryPoints(entry) })}
        className={`press tap rounded-field text-left ${name}`}
        onClick={() => setEditing(true)}
      >
        <span className="type-label block">{title}</span>
        <span className="flex items-center gap-1.5">
          {points}
          <Icon name="edit" size={16} className="text-primary" />
        </span>
      </button>
      <EditTileDialog
        entry={entry}
        others={others}
        open={isEditing}
        onChange={onChange}
        onClose={() => setEditing(false)}
      />
    </>
  )
}

function RemovedPresets({ list, onChange }: ListProps) {
  const t = useTranslations('behaviors.list')
  const titles = useTitles()
  const has = (preset: QuickPresetKey) => list.some((entry) => 'preset' in entry && entry.preset === preset)
  const removed = (Object.keys(quickPresets) as QuickPresetKey[]).filter((preset) => !has(preset))
  if (removed.length === 0) return null
  const isFull = list.length >= maxQuickListLength
  return (
    <section data-item="presets" className="mt-5">
      <h3 className="mb-2">{t('add')}</h3>
      {isFull && <p className="mb-2 text-small text-text-2">{t('full')}</p>}
      <div className="flex flex-wrap gap-2">
        {removed.map((preset) => (
          <ChipButton
            key={preset}
            disabled={isFull}
            className="disabled:opacity-60"
            aria-label={t('addOne', { title: titles.behavior(preset) })}
            onClick={() => onChange([...list, { preset }])}
          >
            <Icon name="plus" size={18} />
            {titles.behavior(preset)}
          </ChipButton>
        ))}
      </div>
    </section>
  )
}
