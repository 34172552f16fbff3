import { useEffect, useEffectEvent } from 'react'
import { useIsPageCovered } from './good-night.ts'

/** Calls a function once the sky of the day on which all habits are done covers the page: what changes then jumps for nobody. */
export const useOnPageCovered = (onCovered: () => void): void => {
  const call = useEffectEvent(onCovered)
  const isCovered = useIsPageCovered()
  // External system: the sky. What is called may have to be rendered at once, which React cannot do here.
  useEffect(() => {
    if (!isCovered) return undefined
    const timer = setTimeout(() => call())
    return () => clearTimeout(timer)
  }, [isCovered])
}
