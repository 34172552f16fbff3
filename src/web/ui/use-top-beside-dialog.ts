import { useLayoutEffect, useState, type RefObject } from 'react'
import { openDialogSelector } from './use-is-dialog-open.ts'

const gapPx = 12

/** Returns where an element of a height has room beside the open dialog: above it, or below its title. */
const findTop = (height: number): number => {
  const dialog = [...document.querySelectorAll(openDialogSelector)].at(-1)
  const header = dialog?.querySelector('header')
  if (!dialog || !header || dialog.getBoundingClientRect().top >= height + 2 * gapPx) return gapPx
  return header.getBoundingClientRect().bottom
}

/** Returns the top of an element beside the open dialog, in pixels: it never covers the dialog's title. */
export const useTopBesideDialog = (isShown: boolean, element: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(gapPx)
  // External system: the layout of the browser.
  useLayoutEffect(() => {
    if (isShown) setTop(findTop(element.current?.offsetHeight ?? 0))
  }, [isShown, element])
  return top
}
