import type { ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'

export interface MessageLineProps {
  children: ReactNode
  /** Whether three lines have their room at all times. */
  isHigh?: boolean | undefined
  className?: string | undefined
}

/**
 * Renders a line of home in which messages appear, so that they cover nothing; `children` stand in it meanwhile. One of three
 * lines grows into the room above and below, which `className` gives, unless it has its room.
 */
export function MessageLine({ children, isHigh = false, className = '' }: MessageLineProps) {
  return (
    <div data-message-line="" className={`${isHigh ? highClasses : '*:min-h-12! *:*:min-h-12!'} ${className}`}>
      <MessageSlot isBox isSticky={false}>
        {children}
      </MessageSlot>
    </div>
  )
}

const highClasses = '*:min-h-16! *:*:min-h-16! [&_a]:min-h-16'
