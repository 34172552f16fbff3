import { Field } from '@base-ui/react/field'
import { useLocale, useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'
import { controlClasses } from '#web/ui/field-frame.tsx'
import { addScoreStep, computeScoreStep } from './score-step.ts'

interface ScoreStepperProps {
  skill: Skill
  name: string
  /** The score as it is typed. */
  value: string
  onChange: (value: string) => void
}

const stepClasses = 'press tap-child rounded-field bg-surface-2 font-round text-[1.375rem]/none font-semibold text-text'

/** Stands in the field until there is a score, in every language. */
const unknown = '?'

/** Renders the field of a score between two buttons that lower and raise it, from the best score on while it is empty. */
export function ScoreStepper({ skill, name, value, onChange }: ScoreStepperProps) {
  const t = useTranslations('skills')
  const locale = useLocale()
  const { title, targetValue, currentBest } = skill
  const step = computeScoreStep(targetValue)
  const change = (by: number) => {
    const score = parseNumber(value, locale)
    onChange(formatInputNumber(addScoreStep(Number.isNaN(score) ? (currentBest ?? 0) : score, by), locale))
  }
  return (
    <div className="flex min-w-0 grow basis-43 flex-wrap gap-1.5">
      <button
        type="button"
        aria-label={t('stepDown', { count: step, title })}
        className={stepClasses}
        onClick={() => change(-step)}
      >
        −
      </button>
      <Field.Control
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={unknown}
        className={`${controlClasses} min-w-16 flex-1 px-1! text-center font-round text-[1.125rem] font-semibold tabular-nums focus-visible:-outline-offset-2`}
      />
      <button
        type="button"
        aria-label={t('stepUp', { count: step, title })}
        className={stepClasses}
        onClick={() => change(step)}
      >
        +
      </button>
    </div>
  )
}
