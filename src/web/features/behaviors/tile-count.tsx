import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'

interface TileCountBadgeProps {
  id?: string
  count: number
  className?: string
}

/** Renders how often a behavior was awarded, as "× 2". */
export function TileCountBadge({ id, count, className }: TileCountBadgeProps) {
  const t = useTranslations('behaviors')
  return (
    <span
      id={id}
      className={classNames(
        'animate-tick rounded-full bg-positive text-center font-round font-semibold text-surface tabular-nums',
        className,
      )}
    >
      {t('times', { count })}
    </span>
  )
}
