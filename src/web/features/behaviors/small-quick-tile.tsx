import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { createTileKey, toAward } from './quick-list.ts'
import {
  quickTilePointsClasses,
  quickTileShapes,
  quickTileTitleClasses,
  type QuickTileShape,
} from './quick-tile-shapes.ts'
import { TileCountBadge } from './tile-count.tsx'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward } from './use-award.ts'
import { useTileCounts } from './use-tile-counts.ts'

interface SmallQuickTilesProps {
  child: Child
  entries: readonly QuickEntry[]
  shape: QuickTileShape
}

/** Renders behaviors of the quick list as small tiles outside the behaviors screen. */
export function SmallQuickTiles({ child, entries, shape }: SmallQuickTilesProps) {
  const t = useTranslations('home')
  const countOf = useTileCounts(child, null)
  return (
    <ul aria-label={t('quick')} className={classNames('grid', quickTileShapes[shape].list)}>
      {entries.map((entry) => {
        const key = createTileKey(entry)
        return <SmallQuickTile key={key} child={child} entry={entry} shape={shape} count={countOf(key).all} />
      })}
    </ul>
  )
}

interface SmallQuickTileProps {
  child: Child
  entry: QuickEntry
  shape: QuickTileShape
  /** How often it was awarded today. */
  count: number
}

/**
 * Renders a behavior as a tile; one tap awards it, and its picture shows how often that was done today. In a very narrow
 * window there is no room for a third one.
 */
function SmallQuickTile({ child, entry, shape, count }: SmallQuickTileProps) {
  const t = useTranslations()
  const countId = useId()
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  const { tile, words, title: titleClasses, picture } = quickTileShapes[shape]
  return (
    <li className={classNames('relative', shape === 'normal' && 'max-[23rem]:nth-3:hidden')}>
      <button
        type="button"
        data-tile=""
        aria-label={t('awards.tileName', { title, points, name: child.name })}
        className={classNames(
          'press flex h-full w-full rounded-[1rem]',
          shape === 'shelf' ? 'bg-night-soft text-on-night' : 'border-[1.5px] border-line bg-bg',
          tile,
        )}
        aria-describedby={count > 0 ? countId : undefined}
        onClick={({ timeStamp }) => void send(toAward(entry, title, drawing.current), { at: timeStamp })}
      >
        <span ref={drawing} className="shrink-0">
          <TilePicture entry={entry} size={picture} />
        </span>
        <span className={classNames('flex min-w-0 flex-col', words)}>
          <span className={classNames(quickTileTitleClasses, titleClasses)}>{title}</span>
          <ActPoints
            points={points}
            variant="text"
            className={classNames(quickTilePointsClasses, shape === 'shelf' && 'text-night-gold!')}
          />
        </span>
      </button>
      {isUnsaved && <WaitingMark shape="edge" />}
      {count > 0 && (
        <TileCountBadge
          id={countId}
          count={count}
          className="pointer-events-none absolute top-0.5 left-0.5 min-w-7 px-1.5 text-[0.8125rem]/5"
        />
      )}
    </li>
  )
}
