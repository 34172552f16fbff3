import type { ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'

interface MessageLineProps {
  children: ReactNode
  className?: string
}

/** Renders a line of home in which messages appear, so that they cover nothing; `children` stand in it meanwhile. */
export function MessageLine({ children, className = 'py-0.5' }: MessageLineProps) {
  return (
    <div data-message-line="" className={className}>
      <MessageSlot isBox isSticky={false}>
        {children}
      </MessageSlot>
    </div>
  )
}
