import { Field } from '@base-ui/react/field'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { findFirstField } from '#web/lib/focus.ts'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showNotice } from '#web/ui/message.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { chooseEffortPraise } from './effort-praise.ts'
import { HintOrOutcome, LabelOrOutcome, ScoreLabel } from './label-or-outcome.tsx'
import { RecordScoreButton } from './record-score-button.tsx'
import { compareWithBest } from './score-comparison.ts'
import { ScoreStepper } from './score-stepper.tsx'
import { useScoredToday } from './scored-today.ts'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useScoreForm } from './use-score-form.ts'

interface ScoreFormProps {
  skill: Skill
  child: Child
  /** Whether there is room for results below the field, instead of in place of its label. */
  isRoomy?: boolean
  /** Called when a new best was recorded. */
  onBest: () => void
}

/** Renders the form that records a score. How it compares with the best stands there until the next change. */
export function ScoreForm({ skill, child, isRoomy = false, onBest }: ScoreFormProps) {
  const t = useTranslations('skills')
  const { savedScore, outcome, note, dropOutcome, forget } = useScoredToday(skill)
  const { form, value, state, change, clear, check } = useScoreForm(skill, savedScore)
  const { send, isPending } = useRecordScoreOrComplete(child, {
    onRecorded: ({ bestBefore }, { score = 0 }, actId) => {
      clear()
      const comparison = compareWithBest(score, bestBefore)
      note(score, { ...comparison, actId, praise: chooseEffortPraise() })
      if (comparison.kind === 'best') onBest()
    },
    onUndo: forget,
    onError: form.showError,
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  const isNewTap = useDoubleTapGuard()
  const submit = () => {
    if (state === 'saved' || !isNewTap(value)) return
    if (state === 'none') return findFirstField(form.element)?.focus()
    dropOutcome()
    const score = check()
    if (score === undefined) showNotice({ kind: 'failure', title: t('invalidScore') })
    else void send({ skill, score, element: submitButton.current })
  }
  const { error, name } = form.field('currentBest')
  const undo = () => {
    forget()
    // Its button is gone.
    submitButton.current?.focus({ preventScroll: true })
  }
  const result = { skill, outcome, onUndo: undo }
  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="@container">
      <Field.Root invalid={Boolean(error)} className="grid grid-cols-1 gap-y-2">
        {isRoomy ? <ScoreLabel skill={skill} className="type-h3" /> : <LabelOrOutcome {...result} />}
        <div className="flex flex-wrap items-center gap-2">
          <ScoreStepper
            skill={skill}
            name={name}
            value={value}
            onChange={(next) => {
              dropOutcome()
              change(next)
            }}
          />
          <RecordScoreButton ref={submitButton} title={skill.title} state={state} isPending={isPending} />
        </div>
        {error && (
          <Field.Error match className="flex gap-1.5 text-small font-medium text-negative">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {error}
          </Field.Error>
        )}
        {isRoomy && <HintOrOutcome {...result} />}
      </Field.Root>
    </Form>
  )
}
