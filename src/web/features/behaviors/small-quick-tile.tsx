import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { createTileKey, toAward } from './quick-list.ts'
import {
  quickTilePointsClasses,
  quickTileShapes,
  quickTileTitleClasses,
  type QuickTileShape,
} from './quick-tile-shapes.ts'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward } from './use-award.ts'

interface SmallQuickTilesProps {
  child: Child
  entries: readonly QuickEntry[]
  shape: QuickTileShape
}

/** Renders behaviors of the quick list as small tiles outside the behaviors screen. */
export function SmallQuickTiles({ child, entries, shape }: SmallQuickTilesProps) {
  const t = useTranslations('home')
  return (
    <ul aria-label={t('quick')} className={classNames('grid', quickTileShapes[shape].list)}>
      {entries.map((entry) => (
        <SmallQuickTile key={createTileKey(entry)} child={child} entry={entry} shape={shape} />
      ))}
    </ul>
  )
}

interface SmallQuickTileProps {
  child: Child
  entry: QuickEntry
  shape: QuickTileShape
}

/** Renders a behavior as a tile; one tap awards it. In a very narrow window there is no room for a third one. */
function SmallQuickTile({ child, entry, shape }: SmallQuickTileProps) {
  const t = useTranslations('awards')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  const { tile, words, title: titleClasses, picture } = quickTileShapes[shape]
  return (
    <li className={shape === 'normal' ? 'max-[23rem]:nth-3:hidden' : undefined}>
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', { title, points, name: child.name })}
        className={classNames(
          'press flex h-full w-full rounded-[1rem]',
          shape === 'shelf' ? 'bg-night-soft text-on-night' : 'border-[1.5px] border-line bg-bg',
          tile,
          isUnsaved && 'inset-ring-2 inset-ring-honey',
        )}
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
    </li>
  )
}
