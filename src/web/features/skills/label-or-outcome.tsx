import { Field } from '@base-ui/react/field'
import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OutcomeText, UndoScoreButton, type ScoreOutcome } from './score-outcome.tsx'
import { NextStepText } from './next-step-text.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

interface OutcomeProps {
  skill: Skill
  outcome: ScoreOutcome | null
  onUndo: () => void
}

/** Renders the label of the field, or a result in its place: in the room of two low lines. */
export function LabelOrOutcome({ skill, outcome, onUndo }: OutcomeProps) {
  return (
    <div className="grid min-h-10 grid-cols-1 items-center *:col-start-1 *:row-start-1 @max-[16rem]:min-h-14">
      <div
        className={classNames(
          'flex flex-wrap items-end justify-between gap-x-3 self-end',
          outcome !== null && 'opacity-0',
        )}
      >
        <ScoreLabel skill={skill} className="type-label leading-5!" />
        <NextStepText skill={skill} className="leading-5!" />
      </div>
      <OutcomeLine skill={skill} outcome={outcome} onUndo={onUndo} />
    </div>
  )
}

/** Renders the label of the field. */
export function ScoreLabel({ skill, className }: { skill: Skill; className: string }) {
  const t = useTranslations('skills')
  const { title, targetUnit } = skill
  return (
    <Field.Label className={`self-end wrap-anywhere ${className}`}>
      {targetUnit === null ? t('today') : t('todayIn', { unit: targetUnit })}{' '}
      <span className="sr-only">{t('scoreOf', { title })}</span>
    </Field.Label>
  )
}

/** Renders a result below the field, or until then what the next score can be compared with: in the room of two lines. */
export function HintOrOutcome({ skill, outcome, onUndo }: OutcomeProps) {
  const t = useTranslations('skills')
  const { amount } = useSkillTexts()
  const { currentBest, targetUnit } = skill
  const best = currentBest === null ? null : amount(currentBest, targetUnit)
  return (
    <div className="grid min-h-14 grid-cols-1 *:col-start-1 *:row-start-1">
      {outcome === null && (
        <p className="flex items-center rounded-field bg-surface-2/70 px-3 py-1.5 text-small text-text-2">
          {best === null ? t('firstHint') : t('bestHint', { best })}
        </p>
      )}
      <OutcomeLine skill={skill} outcome={outcome} onUndo={onUndo} />
    </div>
  )
}

/** Renders a result with its Undo, a new best on a ground of honey; it is announced. */
function OutcomeLine({ skill, outcome, onUndo }: OutcomeProps) {
  return (
    <div
      className={classNames(
        'flex min-w-0 items-center gap-2 text-small wrap-anywhere',
        outcome?.kind === 'best' &&
          'animate-fade self-stretch rounded-field bg-honey-tint px-2 @min-[24rem]:px-3 @max-[20rem]:gap-0 @max-[20rem]:px-1',
      )}
    >
      <output className="block min-w-0">{outcome && <OutcomeText outcome={outcome} skill={skill} />}</output>
      {outcome && <UndoScoreButton outcome={outcome} skill={skill} onUndo={onUndo} />}
    </div>
  )
}
