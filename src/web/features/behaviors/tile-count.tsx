import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

interface TileCountBadgeProps {
  count: number
  className?: string
}

/** Renders how often a behavior was awarded: a check mark for once, from then on "× 2" in the same place. */
export function TileCountBadge({ count, className }: TileCountBadgeProps) {
  const t = useTranslations('behaviors')
  const isOnce = count === 1
  return (
    <span
      key={isOnce ? 'once' : 'often'}
      className={classNames(
        'animate-tick inline-grid place-items-center rounded-full text-center font-round font-semibold text-positive tabular-nums',
        !isOnce && 'bg-surface before:content-[attr(data-count)] inset-ring-[1.5px] inset-ring-positive/45',
        className,
      )}
      // Drawn by the style sheet: it is no part of the name of a tile.
      data-count={t('times', { count })}
    >
      {isOnce && <Icon name="check" size={20} className="h-[1lh]!" />}
    </span>
  )
}
