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
  quickTileMarkClasses,
  quickTileMarksClasses,
  quickTileShapes,
  quickTileTitleClasses,
  type QuickTileShape,
} from './quick-tile-shapes.ts'
import { GivenGlow, TileCountBadge } from './tile-count.tsx'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward } from './use-award.ts'
import { useTileCounts, type TileCount } from './use-tile-counts.ts'

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
        return <SmallQuickTile key={key} child={child} entry={entry} shape={shape} count={countOf(key)} />
      })}
    </ul>
  )
}

interface SmallQuickTileProps {
  child: Child
  entry: QuickEntry
  shape: QuickTileShape
  /** How often it was awarded today. */
  count: TileCount
}

/** Renders a behavior as a tile; one tap awards it, and its corner shows how often that was done today, or that it waits to be sent. */
function SmallQuickTile({ child, entry, shape, count }: SmallQuickTileProps) {
  const t = useTranslations()
  const markId = useId()
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  const isGiven = count.all > 0 && !isUnsaved
  const { tile, words, marks, count: countClasses, title: titleClasses, picture } = quickTileShapes[shape]
  const mark = isUnsaved ? (
    <span id={markId} className="flex">
      <WaitingMark shape="small" />
    </span>
  ) : (
    isGiven && <TileCountBadge count={count.all} className={countClasses} />
  )
  return (
    <li className="relative">
      <button
        type="button"
        data-tile=""
        aria-label={t('awards.tileName', { title, points, name: child.name })}
        className={classNames(
          'press relative isolate flex h-full w-full rounded-[1rem] border-[1.5px]',
          isGiven ? 'border-leaf-tint bg-leaf-tint' : 'border-line bg-bg',
          tile,
        )}
        aria-describedby={mark ? markId : undefined}
        onClick={({ timeStamp }) => void send(toAward(entry, title, drawing.current), { at: timeStamp })}
      >
        <span ref={drawing} className="shrink-0">
          <TilePicture entry={entry} size={picture} />
        </span>
        <span className={classNames('flex min-w-0 flex-col', words)}>
          <span className={classNames(quickTileTitleClasses, titleClasses)}>{title}</span>
          <span className={classNames(quickTileMarksClasses, marks)}>
            <ActPoints points={points} variant="text" className={quickTileMarkClasses} />
            {mark && (
              // A description, and no part of the name.
              <span aria-hidden="true" className="contents">
                {mark}
              </span>
            )}
          </span>
        </span>
        <GivenGlow count={count} />
      </button>
      {isGiven && (
        <span id={markId} hidden>
          {t('behaviors.times', { count: count.all })}
        </span>
      )}
    </li>
  )
}
