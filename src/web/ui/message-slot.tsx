import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { addMessageSlot, useIsMessageVisible } from './message.ts'

/**
 * Renders the place of messages within a screen; `children` stand in it while it is empty. Its height is reserved, and
 * while it is filled it stays in view.
 */
export function MessageSlot({ children, className }: { children: ReactNode; className?: string }) {
  const isFilled = useIsMessageVisible()
  return (
    <div
      className={classNames(
        'relative grid min-h-19 content-center items-center max-[23rem]:min-h-21',
        isFilled && 'sticky top-[calc(var(--sticky-top,0px)+0.5rem)] z-20',
        className,
      )}
    >
      <div className={isFilled ? 'invisible' : undefined}>{children}</div>
      <div ref={addSlot} />
    </div>
  )
}

const addSlot = (slot: Element | null) => (slot ? addMessageSlot(slot) : undefined)
