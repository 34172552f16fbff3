import { useTranslations } from 'use-intl'
import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { ChipButton } from '#web/ui/chip.tsx'
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
    <div className="grid grid-cols-1 gap-3 pt-1">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('starters', { name: child.name })}</legend>
        {chatShortcuts.map((action) => (
          <ChipButton key={action} onClick={() => onAsk(glim(`actions.${action}`), action)}>
            <Icon name={icons[action]} size={18} />
            {glim(`actions.${action}`)}
          </ChipButton>
        ))}
      </fieldset>
      <h2 className="type-label pt-2 text-text-2">{t('examplesTitle')}</h2>
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
