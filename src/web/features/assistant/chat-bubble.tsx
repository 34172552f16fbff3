import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChatCardRow } from './chat-card.tsx'
import type { AddedItem, ChatLine } from './conversation.ts'
import { useTypewriter } from './use-typewriter.ts'

/** Renders a message: Glim's on the left, the user's on the right. */
export function ChatBubble({ sender, children }: { sender: ChatLine['sender']; children: ReactNode }) {
  const t = useTranslations('assistant')
  return (
    <div
      className={classNames(
        'grid min-w-0 grid-cols-1 gap-2.5 rounded-card px-4 py-3 wrap-anywhere lg:max-w-lg',
        sender === 'user'
          ? 'max-w-[85%] justify-self-end rounded-br-sm bg-primary text-on-primary'
          : 'max-w-[94%] justify-self-start rounded-bl-sm bg-surface shadow-card',
      )}
    >
      <span className="sr-only">{t(sender === 'user' ? 'you' : 'glim')}</span>
      {children}
    </div>
  )
}

const bullet = '• '

/** Splits a text; the index is a stable key while the text grows at its end. */
const splitIndexed = (text: string, separator: string | RegExp) =>
  text.split(separator).map((part, index) => ({ index, part }))

/** Renders plain text as paragraphs, with lists of the lines that start with a bullet. */
function AnswerText({ text }: { text: string }) {
  return splitIndexed(text, /\n{2,}/).map(({ index, part }) => <AnswerSection key={index} text={part} />)
}

function AnswerSection({ text }: { text: string }) {
  const lines = splitIndexed(text, '\n')
  const items = lines.filter(({ part }) => part.startsWith(bullet))
  const paragraphs = lines.filter(({ part }) => part.trim() !== '' && !part.startsWith(bullet))
  return (
    <div className="grid gap-1">
      {paragraphs.map(({ index, part }) => (
        <p key={index}>{part}</p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {items.map(({ index, part }) => (
            <li key={index}>{part.slice(bullet.length)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ThinkingIndicator() {
  const t = useTranslations('assistant')
  return (
    <p className="flex items-center gap-2 text-text-2">
      <span className="animate-wait flex gap-0.5 text-honey" aria-hidden="true">
        <Icon name="spark" size={14} filled />
        <Icon name="spark" size={14} filled />
        <Icon name="spark" size={14} filled />
      </span>
      {t('thinking')}
    </p>
  )
}

interface AnswerProps {
  child: Child
  line: ChatLine
  /** Shows the text word by word. */
  isLive: boolean
  isStreaming: boolean
  /** Shown below the complete answer. */
  after: ReactNode
  onAdded: (cardId: string, added: AddedItem | null) => void
}

/** Renders an answer; its cards appear when it is complete. */
export function Answer({ child, line, isLive, isStreaming, after, onAdded }: AnswerProps) {
  const { shown, isFinished } = useTypewriter(line.content, isLive)
  const isComplete = isFinished && !isStreaming
  return (
    <>
      <ChatBubble sender="ai">
        {shown === '' ? <ThinkingIndicator /> : <AnswerText text={shown} />}
        {isComplete && line.cards.length > 0 && (
          <ul className="grid gap-2 pt-1">
            {line.cards.map((card) => (
              <ChatCardRow
                key={card.id}
                child={child}
                card={card}
                added={line.added[card.id]}
                onChange={(added) => onAdded(card.id, added)}
              />
            ))}
          </ul>
        )}
      </ChatBubble>
      {isComplete && after}
    </>
  )
}
