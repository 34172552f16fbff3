import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'

interface FollowUpsProps {
  questions: readonly string[]
  onAsk: (text: string) => void
}

/** Renders what to ask next in lines. */
export function FollowUps({ questions, onAsk }: FollowUpsProps) {
  const t = useTranslations('assistant')
  if (questions.length === 0) return null
  return (
    <fieldset className="min-w-0 animate-fade pt-1">
      <legend className="sr-only">{t('followUps')}</legend>
      <div className="flex flex-wrap gap-2">
        {questions.map((label) => (
          <ChipButton key={label} onClick={() => onAsk(label)}>
            {label}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  )
}
