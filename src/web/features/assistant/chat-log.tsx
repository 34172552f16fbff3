import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { chatOpeningKeys } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Answer, ChatBubble } from './chat-bubble.tsx'
import type { ChatLine } from './conversation.ts'
import { FollowUps } from './follow-ups.tsx'
import { Greeting } from './greeting.tsx'
import { SuggestedQuestions } from './suggested-questions.tsx'
import type { Chat } from './use-chat.ts'
import { useScrollToQuestion } from './use-scroll-to-question.ts'

interface ChatLogProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
  greeting: 'morning' | 'day' | 'evening'
  chat: Chat
  response: (typeof chatOpeningKeys)[number] | undefined
  /** Called to select the child whose screen a card opens. */
  onChooseChild: (childId: string) => void
}

/** The greeting and the suggestions are one group in the middle. */
const emptyClasses = 'content-center sm:[@media(height>=36rem)]:gap-10'

/** Renders the greeting and, as a group each, the questions with their answers. */
export function ChatLog({ child, family, greeting, chat, response, onChooseChild }: ChatLogProps) {
  const t = useTranslations('assistant')
  const [storedIds] = useState(() => new Set(chat.lines.map(({ id }) => id)))
  const log = useScrollToQuestion(chat.lines.length)
  const last = chat.lines.at(-1)
  return (
    <div
      ref={log}
      className={classNames(
        'grid flex-1 grid-cols-1 gap-6 pt-4 pb-6',
        chat.lines.length === 0 ? emptyClasses : 'content-start',
      )}
      role="log"
      aria-live="off"
      aria-label={t('conversation')}
    >
      <Greeting isShort={!response} isLarge={chat.lines.length === 0}>
        <p>{t(`greetings.${greeting}`, { name: child.name })}</p>
        {response && <p>{t(`responses.${response}`, { name: child.name })}</p>}
      </Greeting>
      {chat.lines.length === 0 && <SuggestedQuestions {...{ child, family, greeting }} onAsk={chat.send} />}
      {groupByQuestion(chat.lines).map((lines) => (
        <div key={lines[0]?.id} className="flex flex-col gap-3.5 last:min-h-(--room)">
          {lines.map((line) =>
            line.sender === 'user' ? (
              <ChatBubble key={line.id} sender="user">
                <p className="whitespace-pre-wrap">{line.content}</p>
              </ChatBubble>
            ) : (
              <Answer
                key={line.id}
                child={child}
                family={family}
                onChooseChild={onChooseChild}
                line={line}
                isLive={!storedIds.has(line.id) && !line.failed}
                isStreaming={chat.streamingId === line.id}
                onRetry={line.failed ? () => chat.retry(line) : undefined}
                after={line === last && <FollowUps questions={line.followUpActions} onAsk={chat.send} />}
                onAdded={(key, added) => chat.setAdded(line.id, key, added)}
                onSentence={(update) => chat.changeSentence(line.id, update)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

/** Returns the lines in groups that begin with a question. */
const groupByQuestion = (lines: readonly ChatLine[]): ChatLine[][] => {
  const groups: ChatLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && line.sender === 'ai') group.push(line)
    else groups.push([line])
  }
  return groups
}
