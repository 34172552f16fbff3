import { useEffect, type ReactNode } from 'react'
import { focusHeading } from '#web/lib/focus.ts'

let visited = false

const isInDialog = () => Boolean(document.activeElement?.closest('[role="dialog"][data-open]'))

/** Focuses the heading after a navigation, except behind an open dialog; give it the path as `key`. */
export function FocusOnNavigation({ children }: { children: ReactNode }) {
  // External system: the document's focus. The first page keeps the browser's.
  useEffect(() => {
    if (visited && !isInDialog()) focusHeading()
    visited = true
  }, [])
  return children
}
