import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AnswerCards } from './answer-cards.tsx'
import { AnswerChart } from './answer-chart.tsx'
import { AnswerHead } from './answer-head.tsx'
import { AnswerText } from './answer-text.tsx'
import { AnswerProposals } from './answer-proposals.tsx'
import type { AddedItem, ChatLine } from './conversation.ts'
import type { ChangeCards } from './sentence-cards.ts'
import { foldAnswer } from './fold-answer.ts'
import { MoreOfAnswer } from './more-of-answer.tsx'
import { useTypewriter } from './use-typewriter.ts'

interface ChatBubbleProps {
  sender: ChatLine['sender']
  /** Whether the text has a few words, whose lines are then equally long. */
  isShort?: boolean
  /** What stands above a message of Glim, in place of words that only screen readers say. */
  head?: ReactNode
  children: ReactNode
}

/** Renders a message: Glim's on the left, the user's on the right. */
export function ChatBubble({ sender, isShort = false, head, children }: ChatBubbleProps) {
  const t = useTranslations('assistant')
  const bubble = (
    <div
      data-question={sender === 'user' ? '' : undefined}
      className={classNames(
        'grid min-w-0 grid-cols-1 gap-3.5 rounded-card px-4 wrap-anywhere',
        sender === 'user'
          ? 'max-w-[85%] self-end rounded-br-sm sm:max-w-lg bg-primary py-3 text-on-primary'
          : // What has the focus stays clear of the form.
            'rounded-tl-sm bg-surface py-3.5 has-[[data-cards]]:grow shadow-card sm:max-w-180 [&_:is(a,button)]:scroll-mb-24',
        isShort && 'max-w-56! text-balance',
      )}
    >
      {head ?? <span className="sr-only">{t(sender === 'user' ? 'you' : 'glim')}</span>}
      {children}
    </div>
  )
  if (sender === 'user') return bubble
  return (
    <div className="flex max-w-full min-w-0 items-start self-start justify-self-start has-[[data-cards]]:w-full">
      {bubble}
    </div>
  )
}

interface AnswerProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
  line: ChatLine
  /** Shows the text word by word. */
  isLive: boolean
  isStreaming: boolean
  /** Asks the question again; absent unless it was the last one and its answer failed. */
  onRetry?: (() => void) | undefined
  /** Shown below the complete answer. */
  after: ReactNode
  /** Called to select the child whose screen a card opens. */
  onChooseChild: (childId: string) => void
  onAdded: (key: string, added: AddedItem | null) => void
  onSentence: ChangeCards
}

/** Renders an answer; its cards appear when it is complete. */
export function Answer({
  child,
  family,
  line,
  isLive,
  isStreaming,
  onRetry,
  after,
  onChooseChild,
  onAdded,
  onSentence,
}: AnswerProps) {
  const t = useTranslations('common')
  // In danger every second counts.
  const folded = foldAnswer(line)
  const { shown, isFinished } = useTypewriter(folded.shown, isLive && !line.danger)
  const isComplete = isFinished && !isStreaming
  const other = family.find(({ id }) => id === line.childId && id !== child.id)
  return (
    <>
      <ChatBubble
        sender="ai"
        head={<AnswerHead isThinking={shown === ''} isSerious={line.danger !== undefined} about={other} />}
      >
        {shown !== '' && <AnswerText line={line} shown={shown} />}
        {onRetry && (
          <Button tone="soft" size="compact" icon="refresh" className="justify-self-start" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {isComplete && folded.more !== '' && <MoreOfAnswer line={line} text={folded.more} />}
        {isComplete && line.chart && <AnswerChart chart={line.chart} />}
        {isComplete && <AnswerCards {...{ child, family, line, onChooseChild, onAdded }} />}
      </ChatBubble>
      {isComplete && line.sentence && <AnswerProposals family={family} cards={line.sentence} onChange={onSentence} />}
      {isComplete && after}
    </>
  )
}
