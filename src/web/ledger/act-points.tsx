import { useFormatter, useTranslations } from 'use-intl'
import { PointsBadge } from '#web/ui/points-badge.tsx'

interface ActPointsProps {
  points: number | null
  purchase?: boolean
  undone?: boolean
  variant?: 'pill' | 'text'
  className?: string
}

/** Renders the points of an act with their sign and an accessible text. */
export function ActPoints({ points, purchase = false, ...style }: ActPointsProps) {
  const t = useTranslations('activities')
  const format = useFormatter()
  const count = Math.abs(points ?? 0)
  const label = (points ?? 0) > 0 ? t('gained', { count }) : purchase ? t('spent', { count }) : t('taken', { count })
  return <PointsBadge points={points} label={label} purchase={purchase} format={(n) => format.number(n)} {...style} />
}

/** `formatSigned(-5)`: formats points with a real plus or minus sign. */
export const useFormatSigned = (): ((points: number) => string) => {
  const format = useFormatter()
  return (points) => `${points < 0 ? '−' : '+'}${format.number(Math.abs(points))}`
}
