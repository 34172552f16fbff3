import { useLayoutEffect, useRef, type RefObject } from 'react'
import { animateFadeIn } from './short-animations.ts'

/**
 * Returns a ref for an element that fades in where it stands now when `on` changes, on which the height of what is above it depends; not
 * from undefined, while that is unknown.
 */
export const useFadeInOn = <E extends HTMLElement>(on: string | boolean | undefined): RefObject<E | null> => {
  const element = useRef<E>(null)
  const before = useRef(on)
  // External system: the document, where the browser has just placed it.
  useLayoutEffect(() => {
    const isChange = before.current !== undefined && before.current !== on
    if (isChange && element.current) animateFadeIn(element.current)
    before.current = on
  }, [on])
  return element
}
