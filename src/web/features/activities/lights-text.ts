import { useTranslations } from 'use-intl'
import { pointsPerLight } from '#web/ui/compute-jar-lights.ts'

/** Returns how points are told as lights: 37 is almost four, 12 just over one. */
export const roundToLights = (points: number): { about: 'exactly' | 'almost' | 'more'; lights: number } => {
  const lights = Math.floor(points / pointsPerLight)
  const rest = points % pointsPerLight
  if (rest === 0) return { about: 'exactly', lights }
  return rest < pointsPerLight / 2 ? { about: 'more', lights } : { about: 'almost', lights: lights + 1 }
}

/** `formatLights(12)`: "just over one light"; null for no points. */
export const useFormatLights = (): ((points: number) => string | null) => {
  const t = useTranslations('activities.lights')
  return (points) => {
    if (points <= 0) return null
    const { about, lights } = roundToLights(points)
    if (lights === 0) return t('little')
    return t(about, { lights: t('count', { count: lights }) })
  }
}
