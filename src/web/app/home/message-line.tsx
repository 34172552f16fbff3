import type { ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useIsMessageVisible } from '#web/ui/message.ts'

interface MessageLineProps {
  children: ReactNode
  className?: string
}

/**
 * Renders a line of home in which messages appear, so that they cover nothing; `children` stand in it meanwhile. While it is
 * out of view, its message stays at the edge of the window.
 */
export function MessageLine({ children, className = 'py-0.5' }: MessageLineProps) {
  const isFilled = useIsMessageVisible()
  return (
    <div
      data-message-line=""
      className={classNames(
        className,
        isFilled &&
          // What scrolls below it ends at its ground, which is that of the screen.
          'pointer-events-none isolate before:absolute before:-inset-x-2 before:-top-1 before:bottom-0 before:-z-1 before:bg-linear-to-b before:from-transparent before:to-bg before:to-[0.75rem] [:root:has([role$=dialog],[data-good-night])_&]:before:hidden sticky top-[calc(var(--sticky-top,0px)+0.25rem)] bottom-[max(var(--bottom-bar)+0.25rem,var(--bar-height)+var(--offline-strip)+0.25rem)] z-60',
      )}
    >
      <MessageSlot isBox>{children}</MessageSlot>
    </div>
  )
}
