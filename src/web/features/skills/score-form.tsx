import { Field } from '@base-ui/react/field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClasses } from '#web/ui/field-frame.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { usePractise } from './use-practise.ts'
import { useSkillWords } from './use-skill-words.ts'

interface ScoreFormProps {
  skill: Skill
  child: Child
}

/** "Today [ 52 ] times [Record]", and below it what the last score came to. */
export function ScoreForm({ skill, child }: ScoreFormProps) {
  const t = useTranslations('skills')
  const locale = useLocale()
  const toast = useToast()
  const [{ score }, change, clear] = useDraft(`score.${skill.id}`, { score: '' })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { ref, textOf, check, refuse } = useForm(skillChanges, { currentBest: t('validScore') })
  const { practise, isPending } = usePractise(child, {
    onPractised: ({ bestBefore }, practice) => {
      clear()
      setOutcome(outcomeOf(practice.score ?? 0, bestBefore))
    },
    onRefused: refuse,
  })
  const submit = () => {
    setOutcome(null)
    const checked = check({ currentBest: numberIn(score, locale) })
    if (checked?.currentBest === undefined) toast({ kind: 'error', title: t('invalidScore') })
    else practise({ skill, score: checked.currentBest })
  }
  const error = textOf('currentBest')
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit}>
      <Field.Root invalid={Boolean(error)} className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <Field.Label className="type-label">
            {t('today')} <span className="sr-only">{t('scoreOf', { title: skill.title })}</span>
          </Field.Label>
          <Field.Control
            name="currentBest"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={score}
            className={`${controlClasses} w-24! text-center font-round font-semibold tabular-nums`}
            onChange={({ target }) => change({ score: target.value })}
          />
          {skill.targetUnit && <span className="min-w-0 text-small text-text-2 wrap-anywhere">{skill.targetUnit}</span>}
          <Button
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
      <output className="block text-small font-medium text-summit">
        {outcome && outcome.best === skill.currentBest && <Told outcome={outcome} skill={skill} />}
      </output>
    </Form>
  )
}

function Told({ outcome, skill: { targetUnit } }: { outcome: Outcome; skill: Skill }) {
  const t = useTranslations('skills')
  const { amount } = useSkillWords()
  const score = amount(outcome.score, targetUnit)
  const best = amount(outcome.best, targetUnit)
  const words = {
    best: () => t('newBest', { score: amount(outcome.score), difference: t('difference', { count: moreIn(outcome) }) }),
    first: () => t('first', { score }),
    same: () => t('same', { best }),
    stays: () => t('stays', { best }),
  }
  return (
    <span className="mt-2 flex animate-fade items-start gap-1.5">
      <Icon name={outcome.kind === 'best' ? 'arrow-up' : 'check'} size={18} className="mt-px shrink-0" />
      {words[outcome.kind]()}
    </span>
  )
}

const moreIn = (outcome: Outcome): number => (outcome.kind === 'best' ? outcome.more : 0)
