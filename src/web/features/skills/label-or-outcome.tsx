import { Field } from '@base-ui/react/field'
import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OutcomeText, UndoScoreButton, type ScoreOutcome } from './score-outcome.tsx'

interface LabelOrOutcomeProps {
  skill: Skill
  outcome: ScoreOutcome | null
  onUndo: () => void
}

/** Renders the label of the field, or a result in its place: in the room of two low lines. */
export function LabelOrOutcome({ skill, outcome, onUndo }: LabelOrOutcomeProps) {
  const t = useTranslations('skills')
  const { title, targetValue, targetUnit, currentBest } = skill
  const isUnitShown = targetUnit === null || targetValue !== null || currentBest !== null
  return (
    <div className="grid min-h-10 grid-cols-1 items-center *:col-start-1 *:row-start-1 @max-[16rem]:min-h-14">
      <Field.Label
        className={classNames('type-label self-end leading-5! wrap-anywhere', outcome !== null && 'opacity-0')}
      >
        {isUnitShown ? t('today') : t('todayIn', { unit: targetUnit })}{' '}
        <span className="sr-only">{t('scoreOf', { title })}</span>
      </Field.Label>
      <div
        className={classNames(
          'flex min-w-0 items-center gap-2 text-small wrap-anywhere',
          outcome?.kind === 'best' &&
            'animate-fade self-stretch rounded-field bg-honey-tint px-2 @max-[20rem]:gap-0 @max-[20rem]:px-1',
        )}
      >
        <output className="block min-w-0">{outcome && <OutcomeText outcome={outcome} skill={skill} />}</output>
        {outcome && <UndoScoreButton outcome={outcome} skill={skill} onUndo={onUndo} />}
      </div>
    </div>
  )
}
