import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { TileCount } from './use-tile-counts.ts'

interface TileCountBadgeProps {
  count: number
  className?: string
}

/** Renders how often a behavior was awarded, on a filled disc: a check mark for once, from then on "× 2". */
export function TileCountBadge({ count, className }: TileCountBadgeProps) {
  const t = useTranslations('behaviors')
  const isOnce = count === 1
  return (
    <span
      key={isOnce ? 'once' : 'often'}
      className={classNames(
        'animate-tick inline-grid shrink-0 whitespace-nowrap h-5 min-w-5 place-items-center rounded-full bg-leaf text-center font-round text-[0.75rem]/5 font-semibold text-surface tabular-nums forced-colors:border',
        !isOnce && 'px-1 after:content-[attr(data-count)]',
        className,
      )}
      // Drawn by the style sheet: it is no part of the name of a tile.
      data-count={t('times', { count })}
    >
      {isOnce && <Icon name="check" size={14} />}
    </span>
  )
}

/** Renders a glow on the ground of a tile at the moment of each award that is made here. */
export function GivenGlow({ count: { all, recorded } }: { count: TileCount }) {
  const pending = all - recorded
  const [seen, setSeen] = useState({ pending, awards: 0 })
  if (pending !== seen.pending) setSeen({ pending, awards: seen.awards + (pending > seen.pending ? 1 : 0) })
  return (
    seen.awards > 0 && (
      <span key={seen.awards} className="absolute inset-0 -z-1 animate-given rounded-[inherit] bg-leaf/35 opacity-0" />
    )
  )
}
