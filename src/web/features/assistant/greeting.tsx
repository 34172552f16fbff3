import type { ReactNode } from 'react'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { AnswerHead } from './answer-head.tsx'
import { ChatBubble } from './chat-bubble.tsx'

interface GreetingProps {
  /** Whether it has a few words, whose lines are then equally long. */
  isShort: boolean
  /** Whether nothing was asked yet: then Glim greets with a large picture, where there is room for it. */
  isLarge: boolean
  children: ReactNode
}

/** Beside its words, in a high window above them; in a low one there is no room for it. */
const greeterClasses =
  '-ml-1 shrink-0 [@media(height<36rem)]:hidden [@media(height>=50rem)]:ml-0 sm:[@media(height>=50rem)]:size-44'
const tallClasses = '[@media(height>=50rem)]:flex-col [@media(height>=50rem)]:items-center'

/** A corner of the bubble that points to the picture. */
const tailClasses =
  'absolute top-6 -left-1.5 size-4 rotate-45 rounded-xs bg-surface [@media(height<36rem)]:hidden [@media(height>=50rem)]:-top-1.5 [@media(height>=50rem)]:left-[calc(50%-0.5rem)]'

/** Renders what Glim says first, in the middle of the room that the suggestions leave. */
export function Greeting({ isShort, isLarge, children }: GreetingProps) {
  const bubble = (
    <ChatBubble sender="ai" isShort={isShort} head={isLarge ? undefined : <AnswerHead />}>
      {isShort && isLarge ? <div className="[@media(height>=50rem)]:text-center">{children}</div> : children}
    </ChatBubble>
  )
  if (!isLarge) return bubble
  return (
    <div className={`flex items-start gap-2 place-self-center ${tallClasses}`}>
      <PosedMascot pose="hello" size={104} className={greeterClasses} />
      <div className="relative">
        <span aria-hidden="true" className={tailClasses} />
        {bubble}
      </div>
    </div>
  )
}
