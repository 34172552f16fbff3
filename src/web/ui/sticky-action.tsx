import type { ReactNode } from 'react'
import { useKeyboardHeight } from '#web/lib/use-keyboard-height.ts'
import { classNames } from './class-names.ts'

/**
 * Keeps the main button of a screen above the bottom bar or the on-screen keyboard; in a wide window it stands where it
 * is. `base.css` makes room for it. The bar of the app lies over its lower part.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const keyboardHeight = useKeyboardHeight()
  return (
    <div
      data-sticky-action=""
      style={{ bottom: keyboardHeight }}
      className={classNames(
        'fixed inset-x-0 z-20 border-t border-line bg-surface px-4 pt-2.5 shadow-float sm:px-6',
        keyboardHeight > 0 ? 'pb-3' : 'pb-[calc(4.875rem+env(safe-area-inset-bottom))]',
        'landscape:pr-[max(1rem,env(safe-area-inset-right))] landscape:pb-2.5 landscape:pl-[calc(var(--left-rail)+0.75rem)]',
        'lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none',
      )}
    >
      <div className="mx-auto grid max-w-190">{children}</div>
    </div>
  )
}
