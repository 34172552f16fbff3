import { classNames } from './class-names.ts'

type PointsBadgeProps = {
  points: number | null
  /** Accessible text, such as "10 points gained". */
  label: string
  /** Shows the points in honey instead of red. */
  purchase?: boolean
  /** Strikes the points through. */
  undone?: boolean
  /** Formats the absolute value. */
  format?: (points: number) => string
  /** `text` has no background. */
  variant?: 'pill' | 'text'
  className?: string
}

/** Renders the points of an act with their sign; nothing for null or 0. */
export function PointsBadge(props: PointsBadgeProps) {
  const { points, label, purchase = false, undone = false, format = String, variant = 'pill', className } = props
  if (!points) return null
  const sign = points > 0 ? '+' : '−'
  return (
    <span
      className={classNames(
        'font-round font-semibold whitespace-nowrap tabular-nums',
        variant === 'pill' && 'rounded-full px-2.5 py-0.5',
        colours(points, purchase, undone, variant),
        undone && 'line-through',
        className,
      )}
    >
      <span aria-hidden="true">
        {sign}
        {format(Math.abs(points))}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

function colours(points: number, purchase: boolean, undone: boolean, variant: 'pill' | 'text'): string {
  const isPill = variant === 'pill'
  if (undone) return classNames('text-text-2', isPill && 'bg-surface-2')
  if (purchase) return classNames('text-honey', isPill && 'bg-honey-tint')
  if (points > 0) return classNames('text-positive', isPill && 'bg-positive-tint')
  return classNames('text-negative', isPill && 'bg-negative-tint')
}
