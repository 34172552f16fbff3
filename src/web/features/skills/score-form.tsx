import { Field } from '@base-ui/react/field'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClasses } from '#web/ui/field-frame.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showNotice } from '#web/ui/message.ts'
import { compareWithBest, type ScoreComparison } from './score-comparison.ts'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

interface ScoreFormProps {
  skill: Skill
  child: Child
}

/**
 * Renders the form that records a score, "Today [ 52 ] times [Record]", and how the last score compares with the best.
 */
export function ScoreForm({ skill, child }: ScoreFormProps) {
  const t = useTranslations('skills')
  const locale = useLocale()
  const [outcome, setOutcome] = useState<ScoreComparison | null>(null)
  const form = useForm(skillChanges, {
    draft: `score.${skill.id}`,
    initial: { currentBest: '' },
    messages: { currentBest: t('validScore') },
  })
  const { send, isPending } = useRecordScoreOrComplete(child, {
    onRecorded: ({ bestBefore }, { score = 0 }) => {
      form.clear()
      setOutcome(compareWithBest(score, bestBefore))
    },
    onError: form.showError,
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  const submit = () => {
    setOutcome(null)
    const score = form.check({ currentBest: parseNumber(form.values.currentBest, locale) })?.currentBest
    if (score === undefined) showNotice({ kind: 'failure', title: t('invalidScore') })
    else void send({ skill, score, element: submitButton.current })
  }
  const { error, ...control } = form.field('currentBest')
  return (
    <Form form={form} pending={isPending} onSubmit={submit}>
      <Field.Root invalid={Boolean(error)} className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <Field.Label className="type-label">
            {t('today')} <span className="sr-only">{t('scoreOf', { title: skill.title })}</span>
          </Field.Label>
          <Field.Control
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${controlClasses} w-24! text-center font-round font-semibold tabular-nums`}
          />
          {skill.targetUnit && <span className="min-w-0 text-small text-text-2 wrap-anywhere">{skill.targetUnit}</span>}
          <Button
            ref={submitButton}
            type="submit"
            tone="summit"
            className="ml-auto grow basis-24"
            pending={isPending}
            aria-label={t('recordName', { title: skill.title })}
          >
            {t('record')}
          </Button>
        </div>
        {error && (
          <Field.Error match className="flex gap-1.5 text-small font-medium text-negative">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {error}
          </Field.Error>
        )}
      </Field.Root>
      <output className="block min-h-7 text-small font-medium text-summit">
        {outcome && outcome.best === skill.currentBest && <OutcomeText outcome={outcome} skill={skill} />}
      </output>
    </Form>
  )
}

function OutcomeText({ outcome, skill: { targetUnit } }: { outcome: ScoreComparison; skill: Skill }) {
  const t = useTranslations('skills')
  const { amount } = useSkillTexts()
  const score = amount(outcome.score, targetUnit)
  const best = amount(outcome.best, targetUnit)
  const text =
    outcome.kind === 'best'
      ? t('newBest', { score: amount(outcome.score), difference: t('difference', { count: outcome.more }) })
      : t(outcome.kind, { score, best })
  return (
    <span className="mt-2 flex animate-fade items-start gap-1.5">
      <Icon name={outcome.kind === 'best' ? 'arrow-up' : 'check'} size={18} className="mt-px shrink-0" />
      {text}
    </span>
  )
}
