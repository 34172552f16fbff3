import { useLayoutEffect, useRef, type RefObject } from 'react'
import { setUntilResized } from './keep-height.ts'
import { useIsDialogOpen } from './use-is-dialog-open.ts'

interface Anchor {
  element: HTMLElement | null
  top: number
}

/** Returns by how much the page can be scrolled down. */
const measureRoomBelow = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop
}

/** Scrolls, so that the anchor is where it was and the new item is in view; the list grows where it is too short for that. */
const keepInPlace = (list: HTMLElement, item: HTMLElement, { element, top }: Anchor): void => {
  const shift = element ? element.getBoundingClientRect().top - top : 0
  // What was there before was taller.
  if (shift < 0) setUntilResized(item, 'marginBottom', `${-shift}px`)
  if (shift > measureRoomBelow()) {
    // More than enough at first, since a page that is shorter than the window has room that cannot be measured.
    const { clientHeight } = document.documentElement
    list.style.paddingBottom = `${clientHeight}px`
    list.style.paddingBottom = `${clientHeight - Math.max(0, measureRoomBelow() - shift)}px`
  }
  window.scrollBy({ top: Math.max(0, shift), behavior: 'instant' })
  item.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  if (!element || Math.abs(element.getBoundingClientRect().top - top) > 1) return
  // It did not move, so that it need not fade in (`useFadeMovedItems`).
  for (const fading of element.closest('[data-item]')?.getAnimations() ?? []) fading.cancel()
}

/**
 * Returns `expectAdded(element)`, to be called just before an item is added to a list. When the item (a descendant with its
 * id as `data-item`) appears, it is scrolled into view, and the element, which was tapped, stays where it is if possible.
 */
export const useShowAdded = <E extends HTMLElement>(list: RefObject<E | null>, ids: readonly string[]) => {
  const known = useRef(ids)
  const anchor = useRef<Anchor | null>(null)
  // A page behind a dialog cannot be scrolled.
  const isCovered = useIsDialogOpen()
  // External system: the document, where the browser has just placed the item.
  useLayoutEffect(() => {
    if (isCovered) return
    const added = ids.find((id) => !known.current.includes(id))
    known.current = ids
    const item = added && list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(added)}"]`)
    if (!item || !anchor.current || !list.current) return
    keepInPlace(list.current, item, anchor.current)
    anchor.current = null
  })
  return (element: HTMLElement | null): void => {
    anchor.current = { element, top: element?.getBoundingClientRect().top ?? 0 }
  }
}
