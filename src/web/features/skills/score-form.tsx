import { Field } from '@base-ui/react/field'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showNotice } from '#web/ui/message.ts'
import { chooseEffortPraise } from './effort-praise.ts'
import { compareWithBest } from './score-comparison.ts'
import { OutcomeText, UndoScoreButton, type ScoreOutcome } from './score-outcome.tsx'
import { ScoreStepper } from './score-stepper.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useScoreForm } from './use-score-form.ts'

interface ScoreFormProps {
  skill: Skill
  child: Child
  /** Called when a new best was recorded. */
  onBest: () => void
}

/** Renders the form that records a score. How it compares with the best stands below until the next change. */
export function ScoreForm({ skill, child, onBest }: ScoreFormProps) {
  const t = useTranslations('skills')
  const [outcome, setOutcome] = useState<ScoreOutcome | null>(null)
  const { form, value, isReady, touch, change, clear, check } = useScoreForm(skill)
  const { send, isPending } = useRecordScoreOrComplete(child, {
    onRecorded: ({ bestBefore }, { score = 0 }, actId) => {
      clear()
      const comparison = compareWithBest(score, bestBefore)
      setOutcome({ ...comparison, actId, praise: chooseEffortPraise() })
      if (comparison.kind === 'best') onBest()
    },
    onUndo: () => setOutcome(null),
    onError: form.showError,
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  const submit = () => {
    setOutcome(null)
    const score = check()
    if (score === undefined) showNotice({ kind: 'failure', title: t('invalidScore') })
    else void send({ skill, score, element: submitButton.current })
  }
  const { error, name } = form.field('currentBest')
  const { title, targetValue, targetUnit, currentBest } = skill
  const isCompared = outcome !== null && outcome.best === currentBest
  const isUnitShown = targetValue !== null || currentBest !== null
  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="@container">
      <Field.Root invalid={Boolean(error)} className="grid grid-cols-1 gap-y-1.5">
        <Field.Label className="type-label leading-5! wrap-anywhere">
          {targetUnit === null || isUnitShown ? t('today') : t('todayIn', { unit: targetUnit })}{' '}
          <span className="sr-only">{t('scoreOf', { title })}</span>
        </Field.Label>
        <div className="flex flex-wrap items-center gap-2">
          <ScoreStepper
            skill={skill}
            name={name}
            value={value}
            onFocus={touch}
            onChange={(next) => {
              setOutcome(null)
              change(next)
            }}
          />
          <Button
            ref={submitButton}
            type="submit"
            tone="summit"
            className="min-w-24 grow"
            pending={isPending}
            inactive={!isReady}
            aria-label={t('recordName', { title })}
          >
            {t('record')}
          </Button>
        </div>
        <div className="mt-0.5 flex min-h-12 items-center gap-2 text-small wrap-anywhere @max-[16rem]:min-h-18">
          <div className="min-w-0">
            <output className="block">{isCompared && <OutcomeText outcome={outcome} skill={skill} />}</output>
            {!isCompared && <p className="text-text-2">{t(currentBest === null ? 'firstHint' : 'nextHint')}</p>}
          </div>
          {isCompared && <UndoScoreButton outcome={outcome} skill={skill} onUndo={() => setOutcome(null)} />}
        </div>
        {error && (
          <Field.Error match className="flex gap-1.5 text-small font-medium text-negative">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {error}
          </Field.Error>
        )}
      </Field.Root>
    </Form>
  )
}
