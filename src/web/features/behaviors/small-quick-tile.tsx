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
}

/** Renders a behavior of the quick list as a small tile outside the behaviors screen; one tap awards it. */
export function SmallQuickTile({ child, entry }: SmallQuickTileProps) {
  const t = useTranslations('awards')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const { send } = useAward(child)
  const points = findEntryPoints(entry)
  const isUnsaved = useIsUnsavedAward(child, toAward(entry, title, null))
  return (
    <li>
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', { title, points, name: child.name })}
        className={classNames(
          'press flex h-full min-h-27 w-full flex-col items-center gap-1.5 rounded-tile bg-surface px-1.5 py-3 text-center shadow-card min-[80rem]:flex-row min-[80rem]:gap-3 min-[80rem]:px-3.5 min-[80rem]:text-left min-[80rem]:min-h-19',
          isUnsaved && 'inset-ring-2 inset-ring-honey',
        )}
        onClick={({ timeStamp }) => void send(toAward(entry, title, drawing.current), { at: timeStamp })}
      >
        <span ref={drawing} className="shrink-0">
          <TilePicture entry={entry} size={44} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col items-center justify-between gap-0.5 min-[80rem]:items-start min-[80rem]:justify-center">
          <span className="type-label line-clamp-3 max-w-full wrap-anywhere hyphens-auto">{title}</span>
          <ActPoints points={points} variant="text" />
        </span>
      </button>
    </li>
  )
}
