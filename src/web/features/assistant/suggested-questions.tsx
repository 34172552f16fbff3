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

type SuggestionsProps = { child: Child; onAsk: (text: string, topic?: string) => void }

/** Renders suggested questions for an empty chat. */
export function SuggestedQuestions({ child, onAsk }: SuggestionsProps) {
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
            className="press tap-child type-label flex min-w-0 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-field border-[1.5px] border-line bg-surface px-1 py-2.5 text-center text-balance hyphens-auto @max-[22rem]:text-[0.875rem]! @min-[17rem]:flex-col @min-[34rem]:flex-row"
            onClick={() => onAsk(glim(`actions.${action}`), action)}
          >
            <Icon name={icons[action]} size={20} className="shrink-0 text-primary" />
            <span className="min-w-0">{glim(`actions.${action}`)}</span>
          </button>
        ))}
      </fieldset>
      <h2 className="type-label pt-1 text-text-2">{t('examplesTitle')}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {examples.map((example) => (
          <li key={example} className="grid">
            <button
              type="button"
              className="press tap-child w-full rounded-field bg-surface px-4 py-3 text-left shadow-card"
              onClick={() => onAsk(t(`examples.${example}`))}
            >
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
