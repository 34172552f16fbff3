import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { pointsOf, type QuickEntry } from '#shared/behaviors/rules.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { TileDrawing } from '#web/ui/tile-drawings.tsx'

interface QuickTileProps {
  entry: QuickEntry
  childName: string
  /** How often it was tapped since the screen came up. */
  times: number
  /** `again` means the count was tapped: that is meant, however soon. */
  onAward: (from: Element | null, time: number, again: boolean) => void
}

/** A quick behaviour: one tap awards it. After the first tap a count stands in its corner, and a tap on that awards it again. */
export function QuickTile({ entry, childName, times, onAward }: QuickTileProps) {
  const t = useTranslations('behaviors')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const words = { title, points: pointsOf(entry), name: childName }
  return (
    <li className="relative">
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', words)}
        className="press flex h-full min-h-23 w-full flex-col justify-between gap-2.5 rounded-tile bg-surface p-3.5 text-left shadow-card"
        onClick={({ timeStamp }) => onAward(drawing.current, timeStamp, false)}
      >
        <span ref={drawing}>
          <TileDrawing name={'preset' in entry ? entry.preset : 'own'} size={52} />
        </span>
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-1.5 min-[22.5rem]:flex-nowrap">
          <span className="type-h3 line-clamp-4 min-w-0 wrap-anywhere hyphens-auto">{title}</span>
          <ActPoints points={pointsOf(entry)} variant="text" className="ml-auto text-[1.125rem]/6" />
        </span>
      </button>
      {times > 0 && (
        <button
          type="button"
          aria-label={t('again', { ...words, count: times })}
          className="press tap-child absolute top-1.5 right-1.5 grid place-items-center rounded-full"
          onClick={({ timeStamp }) => onAward(drawing.current, timeStamp, true)}
        >
          <span className="type-label min-w-9 animate-tick rounded-full bg-positive-tint px-2 py-1 text-center text-positive">
            {t('times', { count: times })}
          </span>
        </button>
      )}
    </li>
  )
}
