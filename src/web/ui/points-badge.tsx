import { classNames } from './class-names.ts'

type PointsBadgeProps = {
  points: number | null
  /** What a reader hears instead of the sign: "10 points gained". */
  label: string
  /** A purchase is honey, not red. */
  purchase?: boolean
  /** Taken back: struck through and quiet. */
  undone?: boolean
  /** Writes the number in the reader's language, without its sign. */
  format?: (points: number) => string
  /** `text` has no ground of its own, for tiles and dense rows. */
  variant?: 'pill' | 'text'
  className?: string
}

/** The points of one act with a real plus or minus sign; nothing at all where no points were moved. */
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
  const ground = variant === 'pill'
  if (undone) return classNames('text-text-2', ground && 'bg-surface-2')
  if (purchase) return classNames('text-honey', ground && 'bg-honey-tint')
  if (points > 0) return classNames('text-positive', ground && 'bg-positive-tint')
  return classNames('text-negative', ground && 'bg-negative-tint')
}
