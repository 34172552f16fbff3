import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EnterAgain } from '#web/ui/enter-again.tsx'
import { createTileKey, toAward } from './quick-list.ts'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward, type EarlierDay } from './use-award.ts'
import { useTileCounts, type TileCount } from './use-tile-counts.ts'

interface QuickTilesProps {
  child: Child
  entries: readonly QuickEntry[]
  day: EarlierDay | null
  onOwn: () => void
}

/** Renders the quick list of a child as tiles, and a tile for an own behavior. */
export function QuickTiles({ child, entries, day, onOwn }: QuickTilesProps) {
  const t = useTranslations()
  const titles = useTitles()
  const countOf = useTileCounts(child, day)
  const { send } = useAward(child, { day })
  return (
    <EnterAgain on={entries.map(createTileKey).join()}>
      <ul
        aria-label={t('behaviors.quick')}
        className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
      >
        {entries.map((entry) => {
          const key = createTileKey(entry)
          return (
            <QuickTile
              key={key}
              entry={entry}
              child={child}
              day={day}
              count={countOf(key)}
              onAward={(element, tap) => void send(toAward(entry, titles.tile(entry), element), tap)}
            />
          )
        })}
        <li>
          <button
            type="button"
            data-entry="own"
            className="press flex h-full min-h-23 w-full flex-col items-center justify-center gap-1.5 rounded-tile border-2 border-line p-3.5 text-center text-primary"
            onClick={onOwn}
          >
            <Icon name="plus" size={26} />
            <span className="type-h3">{t('behaviors.own')}</span>
          </button>
        </li>
      </ul>
    </EnterAgain>
  )
}

interface QuickTileProps {
  entry: QuickEntry
  child: Child
  day: EarlierDay | null
  /** How often it was awarded on the day. */
  count: TileCount
  /** `isRepeat`: the count was tapped, which counts however soon. */
  onAward: (element: Element | null, tap: { at: number; isRepeat: boolean }) => void
}

/**
 * Renders a behavior as a tile; one tap awards it. Its corner shows how often it was awarded on the day, and a tap on that
 * awards it again.
 */
function QuickTile({ entry, child, day, count, onAward }: QuickTileProps) {
  const t = useTranslations()
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const values = { title, points: findEntryPoints(entry), name: child.name }
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null), day)
  return (
    <li className="relative scroll-mt-20" data-item={createTileKey(entry)}>
      <button
        type="button"
        data-tile=""
        data-entry={createTileKey(entry)}
        aria-label={t('awards.tileName', values)}
        className={classNames(
          'press grid h-full w-full grid-cols-[auto_1fr] content-start items-end gap-2 rounded-tile bg-surface p-3.5 text-left shadow-card',
          isUnsaved && 'inset-ring-2 inset-ring-honey',
        )}
        onClick={({ timeStamp }) => onAward(drawing.current, { at: timeStamp, isRepeat: false })}
      >
        <span ref={drawing} className="row-start-1">
          <TilePicture entry={entry} size={52} />
        </span>
        <span className="type-h3 col-span-full row-start-2 line-clamp-3 min-h-[2lh] self-start wrap-anywhere hyphens-auto">
          {title}
        </span>
        <ActPoints
          points={findEntryPoints(entry)}
          variant="text"
          className="col-start-2 row-start-1 justify-self-end text-[1.125rem]/5"
        />
      </button>
      {count.all > 0 && (
        // Until the first one is recorded, a tap on it may be the second half of a double tap on the tile.
        <button
          type="button"
          disabled={count.recorded === 0}
          aria-label={t('behaviors.again', { ...values, count: count.all })}
          className="press tap-child absolute top-1.5 right-1.5 grid place-items-center rounded-full disabled:pointer-events-none"
          onClick={({ timeStamp }) => onAward(drawing.current, { at: timeStamp, isRepeat: true })}
        >
          <span className="type-label min-w-9 animate-tick rounded-full bg-positive-tint px-2 py-1 text-center text-positive">
            {t('behaviors.times', { count: count.all })}
          </span>
        </button>
      )}
    </li>
  )
}
