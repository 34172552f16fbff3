import { useFormatter, useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'

interface ActPointsProps {
  points: number | null
  /** Shows the points in honey instead of a quiet grey. */
  purchase?: boolean
  /** Strikes the points through. */
  undone?: boolean
  /** `text` has no background. */
  variant?: 'pill' | 'text'
  className?: string
}

const colors = {
  undone: { text: 'text-text-2', pill: 'bg-surface-2' },
  spent: { text: 'text-honey', pill: 'bg-honey-tint' },
  gained: { text: 'text-positive', pill: 'bg-positive-tint' },
  // Quieter than what was gained: child and parent look at it together.
  taken: { text: 'text-text-2', pill: 'bg-surface-2' },
}

/** Renders the points of an act with their sign and an accessible text; nothing for null or 0. */
export function ActPoints(props: ActPointsProps) {
  const { points, purchase = false, undone = false, variant = 'pill', className } = props
  const t = useTranslations('acts')
  const formatSigned = useFormatSigned()
  if (!points) return null
  const kind = purchase ? 'spent' : points > 0 ? 'gained' : 'taken'
  const color = colors[undone ? 'undone' : kind]
  return (
    <span
      className={classNames(
        'font-round whitespace-nowrap tabular-nums',
        kind === 'taken' ? 'font-normal' : 'font-semibold',
        variant === 'pill' && 'rounded-full px-2.5 py-0.5',
        color.text,
        variant === 'pill' && color.pill,
        undone && 'line-through',
        className,
      )}
    >
      <span aria-hidden="true">{formatSigned(points)}</span>
      <span className="sr-only">{t(points > 0 ? 'gained' : kind, { count: Math.abs(points) })}</span>
    </span>
  )
}

/** `formatSigned(-5)`: formats points with a real plus or minus sign. */
export const useFormatSigned = (): ((points: number) => string) => {
  const format = useFormatter()
  return (points) => `${points < 0 ? '−' : '+'}${format.number(Math.abs(points))}`
}
