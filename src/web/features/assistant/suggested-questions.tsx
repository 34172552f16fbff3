import { useTranslations } from 'use-intl'
import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'

const icons: Record<(typeof chatShortcuts)[number], IconName> = {
  tips: 'bulb',
  rewards: 'gift',
  recommendations: 'spark',
}

const examples = ['teeth', 'siblings', 'homework', 'screens'] as const

type SuggestionsProps = {
  child: Child
  /** Whether examples of questions stand below. */
  hasExamples: boolean
  onAsk: (text: string, topic?: string) => void
}

/** Renders suggested questions for an empty chat. */
export function SuggestedQuestions({ child, hasExamples, onAsk }: SuggestionsProps) {
  const t = useTranslations('assistant')
  const glim = useTranslations('glim')
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <fieldset className="grid min-w-0 grid-cols-1 gap-2 @min-[17rem]:grid-cols-3">
        <legend className="sr-only">{t('starters', { name: child.name })}</legend>
        {chatShortcuts.map((action) => (
          <button
            key={action}
            type="button"
            className="press tap-child type-label flex min-w-0 flex-wrap items-center justify-center gap-x-2 gap-y-1 @min-[17rem]:flex-nowrap @min-[17rem]:justify-start @min-[34rem]:justify-center lg:justify-start! rounded-field border-[1.5px] border-line bg-surface px-1 py-2.5 text-center text-balance hyphens-auto @max-[22rem]:text-[0.875rem]! @min-[17rem]:flex-col @min-[34rem]:flex-row lg:min-h-24 lg:flex-col!"
            onClick={() => onAsk(glim(`actions.${action}`), action)}
          >
            <Icon name={icons[action]} size={20} className="shrink-0 text-primary" />
            <span className="min-w-0">{glim(`actions.${action}`)}</span>
          </button>
        ))}
      </fieldset>
      {hasExamples && (
        <>
          <h2 className="type-label pt-1 text-text-2">{t('examplesTitle')}</h2>
          <ExampleQuestions look="cards" onAsk={onAsk} />
        </>
      )}
    </div>
  )
}

const exampleClasses = {
  cards: 'rounded-field bg-surface px-4 py-3 shadow-card',
  rows: '-mx-2 flex w-[calc(100%+1rem)]! items-center justify-between gap-2 rounded-field px-2 py-2.5 not-aria-disabled:hover:bg-surface-2 aria-disabled:text-text-2',
}

interface ExampleQuestionsProps {
  look: keyof typeof exampleClasses
  /** Whether an answer is coming, so that none can be asked. */
  isPending?: boolean
  onAsk: (text: string) => void
}

/** Renders examples of what a parent may ask, each of which is asked with a tap. */
export function ExampleQuestions({ look, isPending = false, onAsk }: ExampleQuestionsProps) {
  const t = useTranslations('assistant')
  const isRows = look === 'rows'
  return (
    <ul className={isRows ? 'grid divide-y divide-line' : 'grid gap-2 sm:grid-cols-2'}>
      {examples.map((example) => (
        <li key={example} className={isRows ? 'py-0.5' : 'grid'}>
          <button
            type="button"
            aria-disabled={isPending || undefined}
            className={`press tap-child w-full text-left ${exampleClasses[look]}`}
            onClick={() => onAsk(t(`examples.${example}`))}
          >
            {t(`examples.${example}`)}
            {isRows && <Icon name="forward" size={18} className="shrink-0 text-text-2" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
