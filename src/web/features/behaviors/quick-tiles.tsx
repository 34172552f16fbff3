import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EnterAgain } from '#web/ui/enter-again.tsx'
import { createTileKey, toAward } from './quick-list.ts'
import { GivenGlow, TileCountBadge } from './tile-count.tsx'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward, type EarlierDay } from './use-award.ts'
import { useTileCounts, type TileCount } from './use-tile-counts.ts'
import { useUndoLastAward } from './use-undo-last-award.ts'

/** Returns the classes of a grid for so many tiles: two rows, where the window is wide enough. */
export const tileGridClasses = (count: number): string =>
  classNames(
    'grid auto-rows-fr gap-3',
    count > 6
      ? 'grid-cols-[repeat(auto-fill,minmax(max(min(8.5rem,100%),(100%-2.5rem)/4),1fr))]'
      : 'grid-cols-[repeat(auto-fill,minmax(max(min(8.5rem,100%),(100%-2rem)/3),1fr))]',
  )

const tileClasses =
  'flex h-full w-full flex-col items-center gap-1 px-2.5 py-2 text-center min-[48rem]:gap-1.5 min-[48rem]:py-3 min-[100rem]:gap-3 min-[100rem]:py-5'

/**
 * Classes of the picture of a tile, which leaves the corners free. On a phone four rows of tiles and the row of gifts
 * are in view.
 */
const pictureClasses = [
  'grid size-[clamp(3.875rem,(100svh-37.875rem)/4,5.5rem)] place-items-center max-[21rem]:size-13',
  'min-[48rem]:size-20 lg:size-18 landscape:size-17 min-[100rem]:size-30',
].join(' ')

/** Renders the title below the picture, in the middle of the room that the longest one needs. */
const TileTitle = ({ children }: { children: string }) => (
  <span className="flex flex-1 items-center">
    <span className="line-clamp-3 font-round text-[0.9375rem]/4.5 font-semibold text-balance min-[100rem]:text-[1.0625rem]/5.5 wrap-anywhere hyphens-auto">
      {children}
    </span>
  </span>
)

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
  const undoLast = useUndoLastAward(child, day)
  return (
    <EnterAgain on={entries.map(createTileKey).join()}>
      <ul aria-label={t('behaviors.quick')} className={tileGridClasses(entries.length + 1)}>
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
              onUndo={() => undoLast(key)}
            />
          )
        })}
        <li>
          <button
            type="button"
            data-entry="own"
            className={classNames('press rounded-tile border-2 border-line text-primary', tileClasses)}
            onClick={onOwn}
          >
            <span className={classNames(pictureClasses, '*:size-7')}>
              <Icon name="plus" size={28} />
            </span>
            <TileTitle>{t('behaviors.own')}</TileTitle>
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
  /** `isRepeat`: once more was chosen, which counts however soon. */
  onAward: (element: Element | null, tap: { at?: number; isRepeat: boolean }) => void
  /** Undoes the last one of the day. */
  onUndo: () => void
}

/**
 * Renders a behavior as a tile; one tap awards it. Its corner shows how often it was awarded on the day, as a button with a menu
 * that awards it again or undoes the last one; while an award waits to be sent, the corner says that.
 */
function QuickTile({ entry, child, day, count, onAward, onUndo }: QuickTileProps) {
  const t = useTranslations()
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const values = { title, points: findEntryPoints(entry), name: child.name }
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null), day)
  const isGiven = count.all > 0 && !isUnsaved
  return (
    <li className="relative scroll-mt-20" data-item={createTileKey(entry)}>
      <button
        type="button"
        data-tile=""
        data-entry={createTileKey(entry)}
        aria-label={t('awards.tileName', values)}
        className={classNames(
          'press relative isolate rounded-tile shadow-card',
          isGiven ? 'bg-leaf-tint' : 'bg-surface',
          tileClasses,
          isUnsaved && 'inset-ring-2 inset-ring-line',
        )}
        onClick={({ timeStamp }) => onAward(drawing.current, { at: timeStamp, isRepeat: false })}
      >
        <span ref={drawing} className={classNames(pictureClasses, '*:size-full')}>
          <TilePicture entry={entry} size={60} />
        </span>
        <TileTitle>{title}</TileTitle>
        <ActPoints
          points={findEntryPoints(entry)}
          variant="text"
          className="absolute top-2.5 right-3 text-small lg:right-2.5 max-[22.5rem]:right-2"
        />
        <GivenGlow count={count} />
      </button>
      {isUnsaved && <WaitingMark shape="corner" />}
      {isGiven && (
        <Menu
          title={title}
          align="start"
          trigger={
            <button
              type="button"
              // Until the first one is recorded, a tap on it may be the second half of a double tap on the tile.
              disabled={count.recorded === 0}
              aria-label={t('behaviors.given', { ...values, count: count.all })}
              className="press tap-child absolute top-0 left-0 grid items-start justify-items-start p-2 rounded-full disabled:pointer-events-none lg:pl-1 max-[22.5rem]:pl-1"
            >
              <TileCountBadge count={count.all} className="h-6 min-w-6 text-small/6" />
            </button>
          }
          items={[
            {
              key: 'again',
              label: t('behaviors.onceMore', { points: values.points }),
              icon: 'plus',
              onSelect: () => onAward(drawing.current, { isRepeat: true }),
            },
            { key: 'undo', label: t('behaviors.undoLast', { count: count.all }), icon: 'undo', onSelect: onUndo },
          ]}
        />
      )}
    </li>
  )
}
