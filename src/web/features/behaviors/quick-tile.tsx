import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { pointsOf, type QuickEntry } from '#shared/behaviors/rules.ts'
import { ActPoints } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { TileDrawing } from '#web/ui/tile-drawing.tsx'

interface QuickTileProps {
  entry: QuickEntry
  childName: string
  /** How often it was awarded since the screen opened. */
  times: number
  /** `isRepeat`: the count was tapped, which counts however soon. */
  onAward: (element: Element | null, tap: { at: number; isRepeat: boolean }) => void
}

/** A quick behavior; one tap awards it. After the first tap its corner shows a count, and a tap on that awards it again. */
export function QuickTile({ entry, childName, times, onAward }: QuickTileProps) {
  const t = useTranslations('behaviors')
  const title = useTitles().tile(entry)
  const drawing = useRef<HTMLSpanElement>(null)
  const values = { title, points: pointsOf(entry), name: childName }
  return (
    <li className="relative">
      <button
        type="button"
        data-tile=""
        aria-label={t('tileName', values)}
        className="press flex h-full min-h-23 w-full flex-col justify-between gap-2.5 rounded-tile bg-surface p-3.5 text-left shadow-card"
        onClick={({ timeStamp }) => onAward(drawing.current, { at: timeStamp, isRepeat: false })}
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
          aria-label={t('again', { ...values, count: times })}
          className="press tap-child absolute top-1.5 right-1.5 grid place-items-center rounded-full"
          onClick={({ timeStamp }) => onAward(drawing.current, { at: timeStamp, isRepeat: true })}
        >
          <span className="type-label min-w-9 animate-tick rounded-full bg-positive-tint px-2 py-1 text-center text-positive">
            {t('times', { count: times })}
          </span>
        </button>
      )}
    </li>
  )
}
