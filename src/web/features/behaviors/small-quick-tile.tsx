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

interface SmallQuickTileProps {
  child: Child
  entry: QuickEntry
  /** Shows the title beside a small picture, without the points. */
  isLow?: boolean
}

const shapes = {
  normal: {
    tile: 'min-h-27 flex-col items-center gap-1.5 px-1.5 py-3 text-center min-[80rem]:min-h-19 min-[80rem]:flex-row min-[80rem]:gap-3 min-[80rem]:px-3.5 min-[80rem]:text-left',
    words: 'flex-1 items-center justify-between gap-0.5 min-[80rem]:items-start min-[80rem]:justify-center',
    title: 'type-label line-clamp-3',
    picture: 44,
  },
  low: {
    tile: 'min-h-14 items-center gap-2 py-1 pr-1.5 pl-2 text-left',
    words: 'flex-1 justify-center',
    title: 'font-round text-[0.8125rem]/4 font-semibold line-clamp-2',
    picture: 32,
  },
}

/** Renders a behavior of the quick list as a small tile outside the behaviors screen; one tap awards it. */
export function SmallQuickTile({ child, entry, isLow = false }: SmallQuickTileProps) {
  const t = useTranslations('awards')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  const shape = shapes[isLow ? 'low' : 'normal']
  return (
    <li>
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', { title, points, name: child.name })}
        className={classNames(
          'press flex h-full w-full rounded-tile bg-surface shadow-card',
          shape.tile,
          isUnsaved && 'inset-ring-2 inset-ring-honey',
        )}
        onClick={({ timeStamp }) => void send(toAward(entry, title, drawing.current), { at: timeStamp })}
      >
        <span ref={drawing} className="shrink-0">
          <TilePicture entry={entry} size={shape.picture} />
        </span>
        <span className={classNames('flex min-w-0 flex-col', shape.words)}>
          <span className={classNames('max-w-full wrap-anywhere hyphens-auto', shape.title)}>{title}</span>
          {!isLow && <ActPoints points={points} variant="text" />}
        </span>
      </button>
    </li>
  )
}
