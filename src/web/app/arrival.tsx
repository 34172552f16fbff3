import { useEffect, type ReactNode } from 'react'
import { focusHeading } from '#web/lib/focus.ts'

let visited = false

/** Moves the focus to the heading when a screen has come up after another one; give it the path as `key`. */
export function Arrival({ children }: { children: ReactNode }) {
  // The outside system is the focus of the document. The first page leaves it where the browser put it.
  useEffect(() => {
    if (visited) focusHeading()
    visited = true
  }, [])
  return children
}
