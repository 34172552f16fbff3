import { useCallback, useRef, useState, type ReactNode } from 'react'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { useMessage } from '#web/ui/message.ts'
import { useIsInView } from '#web/ui/use-is-in-view.ts'

/** Returns whether the message that stands was there before this form: it is about another child or another moment. */
const useIsMessageFromBefore = (): boolean => {
  const id = useMessage()?.id
  const [idBefore] = useState(id)
  return id !== undefined && id === idBefore
}

/**
 * Renders the place of the question, which is also that of messages of the form while it is in view: there they cover no
 * card. A message of more lines grows into the gaps above and below. One from before the form stays above the bottom bar,
 * where it stood, unless Save is there.
 */
export function QuestionPlace({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  const save = useRef<Element>(null)
  const find = useCallback((element: HTMLDivElement | null) => {
    line.current = element
    save.current = element?.closest('form')?.querySelector('[type=submit]') ?? null
  }, [])
  const isInView = useIsInView(line, { clearOf: 'messages' })
  const isSaveClear = useIsInView(save, { clearOf: 'messages' })
  const isFromBefore = useIsMessageFromBefore()
  const Place = isInView && !(isFromBefore && isSaveClear) ? MessageSlot : 'div'
  return (
    <div ref={find}>
      <Place className="grid min-h-12! items-center [&_[data-messages]]:top-1/2 [&_[data-messages]]:-translate-y-1/2">
        {children}
      </Place>
    </div>
  )
}
