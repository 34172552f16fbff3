import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'

interface TileCountBadgeProps {
  count: number
  className?: string
}

/** Renders how often a behavior was awarded, as "× 2". */
export function TileCountBadge({ count, className }: TileCountBadgeProps) {
  const t = useTranslations('behaviors')
  return (
    <span
      className={classNames(
        'animate-tick before:content-[attr(data-count)] rounded-full bg-surface text-center font-round font-semibold text-positive inset-ring-[1.5px] inset-ring-positive/45 tabular-nums',
        className,
      )}
      // Drawn by the style sheet: it is no part of the name of a tile.
      data-count={t('times', { count })}
    />
  )
}
