import { useLayoutEffect, useRef, type RefObject } from 'react'
import { animateFadeIn } from './arrival.ts'

/**
 * Returns a ref for a list. Items (descendants with `data-item`, a key) that others push to another place fade in there;
 * nothing slides or jumps under a finger. One with `data-fades="up"` fades in only when it moves up: what is added is
 * scrolled out of its way (`useShowAdded`).
 */
export const useFadeMovedItems = <E extends HTMLElement>(): RefObject<E | null> => {
  const list = useRef<E>(null)
  const order = useRef<readonly string[]>([])
  // External system: the document, where the browser has just placed the items.
  useLayoutEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const before = order.current
    order.current = items.map((item) => item.dataset.item ?? '')
    for (const [index, item] of items.entries()) {
      const was = before.indexOf(item.dataset.item ?? '')
      const isMoved = item.dataset.fades === 'up' ? index < was : index !== was
      if (was >= 0 && isMoved) animateFadeIn(item)
    }
  })
  return list
}
