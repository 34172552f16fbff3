import type { ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useIsMessageVisible } from '#web/ui/message.ts'

/**
 * Renders a line of home in which messages appear, so that they cover nothing; `children` stand in it meanwhile. While it is
 * out of view, its message stays at the edge of the window. A title below it has free room of its own above its words.
 */
export function MessageLine({ isAboveTitle = false, children }: { isAboveTitle?: boolean; children: ReactNode }) {
  const isFilled = useIsMessageVisible()
  return (
    <div
      data-message-line=""
      className={classNames(
        isAboveTitle ? 'pt-2' : 'py-2',
        isFilled &&
          'sticky top-[calc(var(--sticky-top,0px)+0.25rem)] bottom-[max(var(--bottom-bar)+0.25rem,var(--bar-height)+var(--offline-strip)+0.25rem)] z-60',
      )}
    >
      <MessageSlot className={roomClasses}>{children}</MessageSlot>
    </div>
  )
}

// A message of more lines grows evenly into the free room above and below.
const roomClasses =
  '[&_[data-messages]]:top-1/2 [&_[data-messages]]:min-h-15! [&_[data-messages]]:-translate-y-1/2 [&_[data-message]]:py-0.5'
