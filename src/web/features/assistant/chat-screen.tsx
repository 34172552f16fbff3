import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearchParams } from 'wouter'
import { chatShortcuts, chatOpeningKeys } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { showNotice } from '#web/ui/message.ts'
import { ChatHeader } from './chat-header.tsx'
import { Answer, ChatBubble } from './chat-bubble.tsx'
import { AddedAndSourcesPanel } from './added-and-sources-panel.tsx'
import { Composer } from './composer.tsx'
import type { ChatLine } from './conversation.ts'
import { SuggestedQuestions } from './suggested-questions.tsx'
import { useCardFacts } from './use-card-facts.ts'
import { useAlreadyText } from './use-proposal-texts.ts'
import { useChat, type Chat } from './use-chat.ts'

interface ChatScreenProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
  age: number | null
  greeting: 'morning' | 'day' | 'evening'
  /** Whether the family allows the language model. */
  usesModel: boolean
  /** Button that switches to another child, if there is one. */
  switcher: ReactNode
  /** What stands beside the conversation in a wide window. */
  beside?: ReactNode
  /** Called to select the child whose screen a card opens. */
  onChooseChild: (childId: string) => void
}

/** Sends the question of `?action=`, once per followed link, and removes it from the URL. */
const useSendLinkedQuestion = (chat: Chat) => {
  const glim = useTranslations('glim')
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const action = parseOneOf(chatShortcuts, search.get('action'))
  const isSent = useRef(false)
  // The external system is the URL.
  useEffect(() => {
    if (!action) isSent.current = false
    if (!action || isSent.current) return
    isSent.current = true
    navigate('/ai-chat', { replace: true })
    chat.send(glim(`actions.${action}`), action)
  })
}

/** Renders the chat with Glim about a child. */
export function ChatScreen({
  child,
  family,
  age,
  greeting,
  usesModel,
  switcher,
  beside,
  onChooseChild,
}: ChatScreenProps) {
  const chat = useChat(child, usesModel)
  const [search] = useSearchParams()
  const [response] = useState(() => parseOneOf(chatOpeningKeys, search.get('response')))
  useSendLinkedQuestion(chat)
  const last = chat.lines.at(-1)
  const isAnswered = chat.streamingId === null && last?.sender === 'ai'
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19.75rem] lg:gap-8">
      <div className="flex min-h-dvh flex-col lg:min-h-[calc(100dvh-1rem)]">
        <ChatHeader child={child} age={age} usesModel={usesModel} isCrowded={family.length > 2}>
          <ChatMenu chat={chat} />
          {switcher}
        </ChatHeader>
        <ChatLines
          child={child}
          family={family}
          greeting={greeting}
          chat={chat}
          response={response}
          onChooseChild={onChooseChild}
        />
        <Composer
          child={child}
          isFirst={chat.lines.length === 0}
          pending={chat.streamingId !== null}
          onSend={(text) => chat.send(text)}
        />
        {/* Announces the complete answer to screen readers. */}
        <output className="sr-only">{isAnswered && <Announcement family={family} line={last} />}</output>
      </div>
      <AddedAndSourcesPanel chat={chat}>{beside}</AddedAndSourcesPanel>
    </div>
  )
}

/** Renders what a screen reader says of an answer: its text and its cards and, in a danger, the first numbers to call. */
function Announcement({ family, line }: { family: readonly Child[]; line: ChatLine }) {
  const { content, cards, danger, sentence } = line
  const facts = useCardFacts()
  const t = useTranslations('helplines')
  const alreadyText = useAlreadyText(family)
  const count = sentence?.entries.length ?? 0
  const found = useTranslations('sentence')('found', { count })
  const numbers = danger?.helplines.lines.slice(0, 2).map(({ use, number }) => `${t(`uses.${use}`)}: ${number}`) ?? []
  const ideas = cards.map((card) => (card.kind === 'open' ? card.title : `${card.title}, ${facts(card)}`))
  return [
    ...numbers,
    content,
    ...ideas,
    ...(sentence?.already ?? []).map(alreadyText),
    ...(count > 0 ? [found] : []),
  ].join('\n')
}

type ChatLinesProps = Pick<ChatScreenProps, 'child' | 'family' | 'greeting' | 'onChooseChild'> & {
  chat: Chat
  response: (typeof chatOpeningKeys)[number] | undefined
}

function ChatLines({ child, family, greeting, chat, response, onChooseChild }: ChatLinesProps) {
  const t = useTranslations('assistant')
  const [storedIds] = useState(() => new Set(chat.lines.map(({ id }) => id)))
  const end = useStickToEnd(chat.lines)
  const last = chat.lines.at(-1)
  return (
    <div
      className="grid flex-1 grid-cols-1 content-start gap-3.5 py-4"
      role="log"
      aria-live="off"
      aria-label={t('conversation')}
    >
      <ChatBubble sender="ai" isShort={!response} isGreeting={chat.lines.length === 0}>
        <p>{t(`greetings.${greeting}`, { name: child.name })}</p>
        {response && <p>{t(`responses.${response}`, { name: child.name })}</p>}
      </ChatBubble>
      {chat.lines.length === 0 && <SuggestedQuestions child={child} onAsk={chat.send} />}
      {chat.lines.map((line) =>
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
            onRetry={line === last && line.failed ? chat.retry : undefined}
            after={line === last && <FollowUps line={line} onAsk={chat.send} />}
            onAdded={(cardId, added) => chat.setAdded(line.id, cardId, added)}
            onSentence={(update) => chat.changeSentence(line.id, update)}
          />
        ),
      )}
      <div ref={end} />
    </div>
  )
}

/** Renders the menu of the conversation; its place is kept while there is nothing to clear. */
function ChatMenu({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant')
  const clear = () => {
    chat.clear()
    showNotice({ title: t('cleared') })
  }
  return (
    <Menu
      trigger={
        <IconButton
          icon="dots"
          aria-label={t('menu')}
          className={classNames('-mr-3', chat.lines.length === 0 && 'invisible')}
        />
      }
      items={[{ key: 'clear', icon: 'trash', label: t('clear'), onSelect: clear }]}
    />
  )
}

function FollowUps({ line, onAsk }: { line: ChatLine; onAsk: (text: string) => void }) {
  const t = useTranslations('assistant')
  if (line.followUpActions.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 sm:pl-10">
      <legend className="sr-only">{t('followUps')}</legend>
      {line.followUpActions.map((label) => (
        <ChipButton key={label} onClick={() => onAsk(label)}>
          {label}
        </ChipButton>
      ))}
    </fieldset>
  )
}

const nearEndPx = 160

/** How much of a question stays in view at least, in pixels: so much of its end if it is longer. */
const questionInViewPx = 112

/** Returns the scroll position, in pixels, at which a question, or the end of a long one, is the first below the header. */
const findTop = (question: Element | undefined): number => {
  if (!question) return Number.POSITIVE_INFINITY
  const { top, bottom } = question.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(question).scrollMarginTop)
  return scrollY + Math.max(top, bottom - questionInViewPx) - margin
}

/**
 * Scrolls towards the end as the conversation grows, unless the user has scrolled up; the last question stays in view, or the
 * end of a long one, so that an answer is read from its beginning. Returns the ref of its last element.
 */
const useStickToEnd = (lines: readonly ChatLine[]) => {
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length
  // The external system is the scroll position.
  useEffect(() => {
    const log = end.current?.parentElement
    if (!log || count === 0) return undefined
    const question = [...log.querySelectorAll('[data-question]')].at(-1)
    const scrollTowardsEnd = () => scrollTo({ top: Math.min(document.documentElement.scrollHeight, findTop(question)) })
    scrollTowardsEnd()
    let { scrollHeight: heightBefore } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      // What came below may be higher than what counts as near.
      if (heightBefore - clientHeight - scrollTop < nearEndPx) scrollTowardsEnd()
      heightBefore = scrollHeight
    })
    observer.observe(log)
    return () => observer.disconnect()
  }, [count])
  return end
}
