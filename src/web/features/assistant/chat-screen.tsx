import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearchParams } from 'wouter'
import { chatShortcuts, chatOpeningKeys } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { onReachable } from '#web/lib/reachability.ts'
import { parseOneOf } from '#web/lib/parse-one-of.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { showMessage, type MessageHandle } from '#web/ui/message.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { Composer } from './composer.tsx'
import type { ChatLine } from './conversation.ts'
import { useCardFacts } from './use-card-facts.ts'
import { useAlreadyText } from './use-proposal-texts.ts'
import { useChat, type Chat } from './use-chat.ts'

interface ChatScreenProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
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

/** Asks the question again that was left without its answer, when the chat opens and when the server is reachable again. */
const useAskUnanswered = (chat: Chat) => {
  const ask = useEffectEvent(chat.askUnanswered)
  // The external system is the connection to the server.
  useEffect(() => {
    ask()
    return onReachable(() => ask())
  }, [])
}

/** Renders the chat with Glim about a child. */
export function ChatScreen({ child, family, greeting, usesModel, switcher, beside, onChooseChild }: ChatScreenProps) {
  const chat = useChat(child, usesModel)
  const [search] = useSearchParams()
  const [response] = useState(() => parseOneOf(chatOpeningKeys, search.get('response')))
  useAskUnanswered(chat)
  useSendLinkedQuestion(chat)
  const isWide = useMediaQuery(wideMediaQuery)
  const last = chat.lines.at(-1)
  const isAnswered = chat.streamingId === null && last?.sender === 'ai'
  return (
    <div className="lg:-mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_19.75rem] lg:gap-8">
      <div className="flex min-h-dvh flex-col">
        <ChatHeader child={child} usesModel={usesModel} isCrowded={family.length > 2}>
          <ChatMenu chat={chat} />
          {switcher}
        </ChatHeader>
        <ChatLog
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
      {isWide && (
        <ChatPanel chat={chat} situation={{ child, family, greeting }}>
          {beside}
        </ChatPanel>
      )}
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

/** Renders the menu of the conversation; its place is kept while there is nothing to clear. */
function ChatMenu({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant')
  const common = useTranslations('common')
  const shown = useRef<MessageHandle>(null)
  // External system: the store of messages. What it puts back is the conversation of this screen.
  useEffect(() => () => shown.current?.end(), [])
  const clear = () => {
    const restore = chat.clear()
    const action = { label: common('undo'), onClick: restore }
    shown.current = showMessage({ title: t('cleared'), kind: 'note', action })
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
