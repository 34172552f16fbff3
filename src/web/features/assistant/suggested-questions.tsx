import { useTranslations } from 'use-intl'
import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Menu } from '#web/ui/menu.tsx'
import { chooseStartingQuestions, type StartingQuestion } from './starting-questions.ts'

const icons: Record<(typeof chatShortcuts)[number], IconName> = {
  tips: 'bulb',
  rewards: 'gift',
  recommendations: 'spark',
}

export interface SituationProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
  greeting: 'morning' | 'day' | 'evening'
}

/** Returns the questions that suit the hour and the family. */
export const useStartingQuestions = ({ child, family, greeting }: SituationProps) =>
  chooseStartingQuestions({ dayPart: greeting, age: useChildAge(child), hasSiblings: family.length > 1 })

type SuggestionsProps = SituationProps & { onAsk: (text: string, topic?: string) => void }

/** Renders an invitation to write with three questions to begin with for an empty chat; more are in a menu. */
export function SuggestedQuestions({ onAsk, ...situation }: SuggestionsProps) {
  const t = useTranslations('assistant')
  const glim = useTranslations('glim')
  const { name } = situation.child
  const { first, rest } = useStartingQuestions(situation)
  return (
    <div className="grid w-full max-w-md grid-cols-1 justify-items-center gap-2 justify-self-center">
      <Card as="section" className="grid w-full grid-cols-1 gap-1 pb-2!">
        <h2 className="text-small text-balance text-text-2">{t('startTitle')}</h2>
        <QuestionRows name={name} questions={first} onAsk={onAsk} />
      </Card>
      <Menu
        trigger={
          <Button tone="ghost" size="compact">
            {t('moreQuestions')}
            <Icon name="down" size={18} />
          </Button>
        }
        items={[
          ...chatShortcuts.map((action) => ({
            key: action,
            icon: icons[action],
            label: glim(`actions.${action}`),
            onSelect: () => onAsk(glim(`actions.${action}`), action),
          })),
          ...rest.map((question) => ({
            key: question,
            icon: 'chat' as const,
            label: t(`examples.${question}`, { name }),
            onSelect: () => onAsk(t(`examples.${question}`, { name })),
          })),
        ]}
      />
    </div>
  )
}

interface QuestionRowsProps {
  /** The name of the child on screen. */
  name: string
  questions: readonly StartingQuestion[]
  /** Whether an answer is coming, so that none can be asked. */
  isPending?: boolean
  onAsk: (text: string) => void
}

/** Renders questions that a parent may ask, each of which is asked with a tap. */
export function QuestionRows({ name, questions, isPending = false, onAsk }: QuestionRowsProps) {
  const t = useTranslations('assistant')
  return (
    <ul className="grid w-full divide-y divide-line">
      {questions.map((question) => (
        <li key={question} className="py-0.5">
          <button
            type="button"
            aria-disabled={isPending || undefined}
            className="press tap-child -mx-2 flex w-[calc(100%+1rem)]! items-center justify-between gap-2 rounded-field px-2 py-2.5 text-left text-pretty not-aria-disabled:hover:bg-surface-2 aria-disabled:text-text-2"
            onClick={() => onAsk(t(`examples.${question}`, { name }))}
          >
            {t(`examples.${question}`, { name })}
            <Icon name="forward" size={18} className="shrink-0 text-text-2" />
          </button>
        </li>
      ))}
    </ul>
  )
}
