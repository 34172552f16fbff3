import { useLayoutEffect, useRef, type RefObject } from 'react'
import { animateFadeIn } from './short-animations.ts'

/** Containers: what is outside them does not move when an element in them grows. */
const containers = '[role=log], [data-sheet]'

/** Fades in what stands after an element in its log or dialog. */
const fadeInBelow = (element: Element): void => {
  for (let one: Element | null = element; one && !one.matches(containers); one = one.parentElement) {
    for (let next = one.nextElementSibling; next; next = next.nextElementSibling) animateFadeIn(next)
  }
}

/** Returns a ref for an element of a log or dialog: all below it fades in where it stands now when `on` changes, on which its place depends. */
export const useFadeBelowOn = <E extends HTMLElement>(on: string): RefObject<E | null> => {
  const element = useRef<E>(null)
  const before = useRef(on)
  // External system: the document, where the browser has just placed it.
  useLayoutEffect(() => {
    if (before.current !== on && element.current) fadeInBelow(element.current)
    before.current = on
  }, [on])
  return element
}
