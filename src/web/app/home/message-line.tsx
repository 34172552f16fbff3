import type { ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'

interface MessageLineProps {
  children: ReactNode
  className?: string
}

/**
 * Renders a line of home in which messages appear, so that they cover nothing; `children` stand in it meanwhile. One of three
 * lines grows into the room above and below, which `className` gives.
 */
export function MessageLine({ children, className = '' }: MessageLineProps) {
  return (
    <div data-message-line="" className={`*:min-h-12! *:*:min-h-12! ${className}`}>
      <MessageSlot isBox isSticky={false}>
        {children}
      </MessageSlot>
    </div>
  )
}
