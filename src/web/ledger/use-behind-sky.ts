import { useEffect, useEffectEvent } from 'react'
import { coverMs, useGoodNight } from './good-night.ts'

/** Calls a function once the sky of the day on which all habits are done covers the page: what changes then jumps for nobody. */
export const useBehindSky = (onCovered: () => void): void => {
  const call = useEffectEvent(onCovered)
  const isShown = useGoodNight() !== null
  // External system: time.
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => call(), coverMs)
    return () => clearTimeout(timer)
  }, [isShown])
}
