import type { ReactNode } from 'react'
import { useKeyboardHeight } from '#web/lib/use-keyboard-height.ts'

/**
 * Renders the end of a form in a card. While that is below the window it sticks above the bottom bar or the on-screen
 * keyboard; it goes with the form when that is scrolled away.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const keyboardHeight = useKeyboardHeight()
  return (
    <div
      data-sticky-action=""
      style={{ bottom: keyboardHeight > 0 ? keyboardHeight : 'calc(var(--bar-height) + var(--offline-strip))' }}
      className="sticky z-10 -mx-4 -mb-4 rounded-b-card border-t border-line bg-surface px-4 pt-2 pb-4"
    >
      {children}
    </div>
  )
}
