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
  const color = colors[undone ? 'undone' : purchase ? 'purchase' : points > 0 ? 'gain' : 'loss']
  return (
    <span
      className={classNames(
        'font-round font-semibold whitespace-nowrap tabular-nums',
        variant === 'pill' && 'rounded-full px-2.5 py-0.5',
        color.text,
        variant === 'pill' && color.pill,
        undone && 'line-through',
        className,
      )}
    >
      <span aria-hidden="true">
        {points > 0 ? '+' : '−'}
        {format(Math.abs(points))}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

const colors = {
  undone: { text: 'text-text-2', pill: 'bg-surface-2' },
  purchase: { text: 'text-honey', pill: 'bg-honey-tint' },
  gain: { text: 'text-positive', pill: 'bg-positive-tint' },
  loss: { text: 'text-negative', pill: 'bg-negative-tint' },
}
