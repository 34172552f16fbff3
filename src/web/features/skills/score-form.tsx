import { Field } from '@base-ui/react/field'
import { useRef, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { skillChanges, type Skill } from '#shared/skills/contract.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showNotice } from '#web/ui/message.ts'
import { compareWithBest, type ScoreComparison } from './score-comparison.ts'
import { ScoreStepper } from './score-stepper.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

interface ScoreFormProps {
  skill: Skill
  child: Child
  /** Stands beside the label. */
  aside: ReactNode
}

/** Returns the form of a score. Until it is changed, the field shows the best score, which the next one begins from; it can be saved once it was touched. */
const useScoreForm = (skill: Skill) => {
  const t = useTranslations('skills')
  const locale = useLocale()
  const [isChanged, setChanged] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const form = useForm(skillChanges, {
    draft: `score.${skill.id}`,
    initial: { currentBest: '' },
    messages: { currentBest: t('validScore') },
  })
  const typed = form.values.currentBest
  const best = skill.currentBest === null ? '' : formatInputNumber(skill.currentBest, locale)
  const value = isChanged || typed !== '' ? typed : best
  return {
    form,
    value,
    isReady: isTouched || isChanged || typed !== '',
    touch: () => setTouched(true),
    change: (next: string) => {
      setChanged(true)
      form.change({ currentBest: next })
    },
    clear: () => {
      setChanged(false)
      setTouched(false)
      form.clear()
    },
    check: () => form.check({ currentBest: parseNumber(value, locale) })?.currentBest,
  }
}

/** Renders the form that records a score. How it compares with the best stands in the place of the label until the next change. */
export function ScoreForm({ skill, child, aside }: ScoreFormProps) {
  const t = useTranslations('skills')
  const [outcome, setOutcome] = useState<(ScoreComparison & { actId: string }) | null>(null)
  const { form, value, isReady, touch, change, clear, check } = useScoreForm(skill)
  const { send, isPending } = useRecordScoreOrComplete(child, {
    onRecorded: ({ bestBefore }, { score = 0 }, actId) => {
      clear()
      setOutcome({ ...compareWithBest(score, bestBefore), actId })
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
      <Field.Root invalid={Boolean(error)} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
        <div className="flex min-h-10 min-w-0 flex-col justify-center text-small wrap-anywhere @max-[20rem]:min-h-15">
          <Field.Label className={isCompared ? 'sr-only' : 'type-label leading-5!'}>
            {targetUnit === null || isUnitShown ? t('today') : t('todayIn', { unit: targetUnit })}{' '}
            <span className="sr-only">{t('scoreOf', { title })}</span>
          </Field.Label>
          <div className="flex items-center gap-1">
            <output className="block min-w-0 font-medium text-summit">
              {isCompared && <OutcomeText outcome={outcome} skill={skill} />}
            </output>
            {isCompared && <UndoButton skill={skill} actId={outcome.actId} onUndo={() => setOutcome(null)} />}
          </div>
          {currentBest === null && <p className="text-text-2">{t('firstHint')}</p>}
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-2">
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
        {error && (
          <Field.Error match className="col-span-2 flex gap-1.5 text-small font-medium text-negative">
            <Icon name="alert" size={18} className="mt-px shrink-0" />
            {error}
          </Field.Error>
        )}
        <div className="col-start-2 row-start-1 -my-2">{aside}</div>
      </Field.Root>
    </Form>
  )
}

interface UndoButtonProps {
  skill: Skill
  actId: string
  onUndo: () => void
}

/** Renders the button that undoes a score; it is no higher than the line beside it. */
function UndoButton({ skill: { title }, actId, onUndo }: UndoButtonProps) {
  const t = useTranslations()
  const undo = useUndoAct()
  return (
    <button
      type="button"
      className="press tap-child type-label -my-2 flex shrink-0 animate-fade items-center justify-center gap-1 rounded-field px-2 text-text"
      onClick={() => {
        onUndo()
        void undo.send({ actId, message: t('acts.undone', { title }) })
      }}
    >
      <Icon name="undo" size={20} />
      <span className="@max-[24rem]:sr-only">{t('common.undo')}</span>
    </button>
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
    <span className="flex animate-fade items-start gap-1.5">
      <Icon name={outcome.kind === 'best' ? 'arrow-up' : 'check'} size={18} className="mt-px shrink-0" />
      <span className="min-w-0">{text}</span>
    </span>
  )
}
