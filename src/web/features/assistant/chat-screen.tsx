import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearchParams } from 'wouter'
import { chatActions, chatResponses } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { oneOf } from '#web/lib/one-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { ChatHeader } from './chat-header.tsx'
import { Answer, Bubble } from './chat-bubble.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { Composer } from './composer.tsx'
import type { ChatLine } from './conversation.ts'
import { Suggestions } from './suggestions.tsx'
import { useChat, type Chat } from './use-chat.ts'

interface ChatScreenProps {
  child: Child
  /** "7", or null where the age is not known. */
  age: number | null
  greeting: 'morning' | 'day' | 'evening'
  /** Whether the family lets a language model answer. */
  usesModel: boolean
  /** The button that leads to the other children; nothing when there are none. */
  switcher: ReactNode
}

/** Starts what a link asks for, once for each that was followed, and takes it out of the address. */
const useStart = (chat: Chat) => {
  const shell = useTranslations('shell')
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const action = oneOf(chatActions, search.get('action'))
  const started = useRef(false)
  // The outside system is the address of the page.
  useEffect(() => {
    if (!action) started.current = false
    if (!action || started.current) return
    started.current = true
    navigate('/ai-chat', { replace: true })
    chat.send(shell(`glimActions.${action}`), action)
  })
}

/** The chat with Glim about one child. */
export function ChatScreen({ child, age, greeting, usesModel, switcher }: ChatScreenProps) {
  const chat = useChat(child)
  const [search] = useSearchParams()
  const [response] = useState(() => oneOf(chatResponses, search.get('response')))
  useStart(chat)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,45rem)_minmax(0,19rem)] lg:gap-8">
      <div className="flex min-h-dvh flex-col lg:min-h-[calc(100dvh-1rem)]">
        <ChatHeader child={child} age={age} usesModel={usesModel} switcher={switcher} />
        <Lines child={child} greeting={greeting} chat={chat} response={response} />
        <Composer child={child} pending={chat.answering !== null} onSend={(text) => chat.send(text)} />
        <Announcement chat={chat} />
      </div>
      <ChatPanel chat={chat} />
    </div>
  )
}

type LinesProps = Pick<ChatScreenProps, 'child' | 'greeting'> & {
  chat: Chat
  response: (typeof chatResponses)[number] | undefined
}

function Lines({ child, greeting, chat, response }: LinesProps) {
  const t = useTranslations('assistant')
  const [before] = useState(() => new Set(chat.lines.map(({ id }) => id)))
  const end = useStayAtEnd(chat.lines)
  const last = chat.lines.at(-1)
  return (
    <div
      className="grid flex-1 grid-cols-1 content-start gap-3.5 py-4"
      role="log"
      aria-live="off"
      aria-label={t('conversation')}
    >
      {chat.lines.length > 0 && <Clear chat={chat} />}
      <Bubble sender="ai">
        <p>{t(`greetings.${greeting}`, { name: child.name })}</p>
        {response && <p>{t(`responses.${response}`, { name: child.name })}</p>}
      </Bubble>
      {chat.lines.length === 0 && <Suggestions child={child} onAsk={chat.send} />}
      {chat.lines.map((line) =>
        line.sender === 'user' ? (
          <Bubble key={line.id} sender="user">
            <p className="whitespace-pre-wrap">{line.content}</p>
          </Bubble>
        ) : (
          <Answer
            key={line.id}
            child={child}
            line={line}
            live={!before.has(line.id) && !line.failed}
            answering={chat.answering === line.id}
            after={line === last && <FollowUps line={line} onAsk={chat.send} />}
            onAdded={(cardId, added) => chat.keepAdded(line.id, cardId, added)}
          />
        ),
      )}
      <div ref={end} />
    </div>
  )
}

function Clear({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant')
  const toast = useToast()
  const clear = () => {
    chat.clear()
    toast({ title: t('cleared') })
  }
  return (
    <Button tone="ghost" size="compact" icon="trash" className="-my-1.5 justify-self-end" onClick={clear}>
      {t('clear')}
    </Button>
  )
}

function FollowUps({ line, onAsk }: { line: ChatLine; onAsk: (text: string) => void }) {
  const t = useTranslations('assistant')
  if (line.followUpActions.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('followUps')}</legend>
      {line.followUpActions.map((label) => (
        <Chip key={label} onClick={() => onAsk(label)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  )
}

const near = 160

/** Keeps the end of the conversation in view as it grows, unless the reader has scrolled up. */
const useStayAtEnd = (lines: readonly ChatLine[]) => {
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length
  // The outside system is the scroll position of the page.
  useEffect(() => {
    const log = end.current?.parentElement
    if (!log || count === 0) return undefined
    const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight })
    toEnd()
    const growing = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      if (scrollHeight - clientHeight - scrollTop < near) toEnd()
    })
    growing.observe(log)
    return () => growing.disconnect()
  }, [count])
  return end
}

/** Tells those who hear the page the whole answer once it is there. */
function Announcement({ chat }: { chat: Chat }) {
  const last = chat.lines.at(-1)
  const said = chat.answering === null && last?.sender === 'ai' ? last.content : ''
  return <output className="sr-only">{said}</output>
}
