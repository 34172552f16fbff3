import { useLayoutEffect, useRef, type RefObject } from 'react'
import { animateFadeIn } from './short-animations.ts'

/**
 * Returns a ref for a list. Items (descendants with `data-item`, a key) that others push to another place fade in there;
 * nothing slides or jumps under a finger.
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
      if (was >= 0 && was !== index) animateFadeIn(item)
    }
  })
  return list
}
