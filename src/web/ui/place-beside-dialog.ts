import { animateFadeIn } from './short-animations.ts'
import { openDialogSelector } from './use-is-dialog-open.ts'

const gapPx = 12

/** Returns where an element of a height has room beside the open dialog: above it, or below its title. */
const findTop = (height: number): number => {
  const dialog = [...document.querySelectorAll(openDialogSelector)].at(-1)
  const header = dialog?.querySelector('header')
  if (!dialog || !header || dialog.getBoundingClientRect().top >= height + 2 * gapPx) return gapPx
  return header.getBoundingClientRect().bottom
}

/**
 * Places a fixed element beside the open dialog, whose title it never covers; returns a function that ends that: the element
 * fades in at its own place.
 */
export const placeBesideDialog = (element: HTMLElement): (() => void) => {
  element.style.top = `${findTop(element.offsetHeight)}px`
  return () => {
    element.style.top = ''
    animateFadeIn(element)
  }
}
