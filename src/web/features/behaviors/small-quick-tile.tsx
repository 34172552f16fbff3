import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findEntryPoints, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { toAward } from './quick-list.ts'
import { TilePicture } from './tile-picture.tsx'
import { useAward, useIsUnsavedAward } from './use-award.ts'

const shapes = {
  normal: {
    tile: 'min-h-27 flex-col items-center gap-1.5 px-1.5 py-3 text-center min-[80rem]:min-h-19 min-[80rem]:flex-row min-[80rem]:gap-3 min-[80rem]:px-3.5 min-[80rem]:text-left',
    words: 'flex-1 items-center justify-between gap-0.5 min-[80rem]:items-start min-[80rem]:justify-center',
    title: 'type-label line-clamp-3',
    picture: 44,
  },
  low: {
    tile: 'min-h-14 items-center gap-1.5 py-0.5 pr-1 pl-2 text-left',
    words: 'flex-1 justify-center',
    title: 'font-round text-[0.75rem]/3.25 font-semibold line-clamp-4',
    picture: 28,
  },
  narrow: {
    tile: 'min-h-20 flex-col items-center gap-1 px-1 py-1.5 text-center',
    words: 'flex-1',
    title: 'font-round text-[0.75rem]/3.5 font-semibold line-clamp-2',
    picture: 36,
  },
}

export type QuickTileShape = keyof typeof shapes

interface SmallQuickTileProps {
  child: Child
  entry: QuickEntry
  /** `low` and `narrow` show a smaller picture and no points; `low` has the title beside it. */
  shape?: QuickTileShape
}

/** Renders a behavior of the quick list as a small tile outside the behaviors screen; one tap awards it. */
export function SmallQuickTile({ child, entry, shape = 'normal' }: SmallQuickTileProps) {
  const t = useTranslations('awards')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  const { tile, words, title: titleClasses, picture } = shapes[shape]
  return (
    <li>
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', { title, points, name: child.name })}
        className={classNames(
          'press flex h-full w-full rounded-tile bg-surface shadow-card',
          tile,
          isUnsaved && 'inset-ring-2 inset-ring-honey',
        )}
        onClick={({ timeStamp }) => void send(toAward(entry, title, drawing.current), { at: timeStamp })}
      >
        <span ref={drawing} className="shrink-0">
          <TilePicture entry={entry} size={picture} />
        </span>
        <span className={classNames('flex min-w-0 flex-col', words)}>
          <span className={classNames('max-w-full wrap-anywhere hyphens-auto', titleClasses)}>{title}</span>
          {shape === 'normal' && <ActPoints points={points} variant="text" />}
        </span>
      </button>
    </li>
  )
}
