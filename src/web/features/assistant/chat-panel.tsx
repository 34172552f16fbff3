import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QuestionRows, useStartingQuestions, type SituationProps } from './suggested-questions.tsx'
import type { Chat } from './use-chat.ts'

interface ChatPanelProps {
  chat: Chat
  situation: SituationProps
  children: ReactNode
}

/** Number of questions to ask. */
const questionCount = 4

/**
 * Renders the panel of a wide window: what is given, questions to ask, before the first one others than those of the screen, what
 * was added from the conversation and the sources of the answers.
 */
export function ChatPanel({ chat, situation, children }: ChatPanelProps) {
  const t = useTranslations('assistant')
  const { first, rest } = useStartingQuestions(situation)
  const added = chat.lines.flatMap((line) => line.cards.filter(({ id }) => id in line.added))
  const sources = [...new Set(chat.lines.flatMap((line) => line.sources))]
  return (
    <aside className="sticky top-0 -mx-4 grid max-h-dvh content-start gap-4 self-start overflow-y-auto px-4 pt-7 pb-4">
      {children}
      <Card as="section" className="grid gap-1 pb-2!">
        <h2 className="type-h3">{t('panelExamples')}</h2>
        <QuestionRows
          name={situation.child.name}
          questions={[...(chat.lines.length > 0 ? first : []), ...rest].slice(0, questionCount)}
          isPending={chat.streamingId !== null}
          onAsk={chat.send}
        />
      </Card>
      {added.length > 0 && (
        <Card as="section" className="grid gap-2">
          <h2 className="type-h3">{t('panelAdded')}</h2>
          <ul className="grid gap-1.5">
            {added.map(({ id, title }) => (
              <li key={id} className="flex gap-2">
                <Icon name="check" size={20} className="mt-0.5 shrink-0 text-positive" />
                {title}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sources.length > 0 && (
        <Card as="section" className="grid gap-2">
          <h2 className="type-h3">{t('panelSources')}</h2>
          <ul className="grid gap-1 text-small text-text-2">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  )
}
