import type { ReactNode } from 'react'
import { useKeyboardHeight } from '#web/lib/use-keyboard-height.ts'

const stickyClasses = [
  '[@media(height>=32rem)]:sticky z-10 -mx-4 -mb-4 rounded-b-card border-line bg-surface px-4 pt-2 pb-4',
  '[@media(height<46rem)]:border-t',
  '@min-[37rem]:static! @min-[37rem]:m-0 @min-[37rem]:border-0! @min-[37rem]:p-0',
].join(' ')

/**
 * Renders the end of a form in a card. While that is below the window it sticks above the bottom bar or the on-screen
 * keyboard, unless the window is low or the form wide; it goes with the form when that is scrolled away.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const keyboardHeight = useKeyboardHeight()
  return (
    <div
      data-sticky-action=""
      style={{ bottom: keyboardHeight > 0 ? keyboardHeight : 'calc(var(--bar-height) + var(--offline-strip))' }}
      className={stickyClasses}
    >
      {children}
    </div>
  )
}
