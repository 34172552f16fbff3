import { useEffect, type ReactNode } from 'react'
import { focusHeading } from '#web/lib/focus.ts'

let visited = false

const isInDialog = () => Boolean(document.activeElement?.closest('[role="dialog"][data-open]'))

/**
 * Moves the focus to the heading when a screen has come up after another one; give it the path as `key`.
 * A screen that changes behind an open dialog leaves the focus there.
 */
export function FocusOnNavigation({ children }: { children: ReactNode }) {
  // The outside system is the focus of the document. The first page leaves it where the browser put it.
  useEffect(() => {
    if (visited && !isInDialog()) focusHeading()
    visited = true
  }, [])
  return children
}
