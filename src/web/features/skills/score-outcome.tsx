import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { useUndoAct } from '#web/ledger/use-command.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EffortPraise } from './effort-praise.ts'
import type { ScoreComparison } from './score-comparison.ts'
import { useSkillTexts } from './use-skill-texts.ts'

/** A score that was recorded on a card. */
export type ScoreOutcome = ScoreComparison & {
  actId: string
  /** What to say to the child about a new best. */
  praise: EffortPraise
}

interface OutcomeProps {
  outcome: ScoreOutcome
  skill: Skill
}

/** Renders how a score compares with the best; a new best is told with a sentence to say. */
export function OutcomeText({ outcome, skill: { targetUnit } }: OutcomeProps) {
  const t = useTranslations('skills')
  const awards = useTranslations('awards')
  const { amount } = useSkillTexts()
  const score = amount(outcome.score, targetUnit)
  const best = amount(outcome.best, targetUnit)
  if (outcome.kind !== 'best') {
    return (
      <span className="flex animate-fade items-start gap-1.5 leading-4.5! font-medium text-summit">
        <Icon name="check" size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{t(outcome.kind, { score, best })}</span>
      </span>
    )
  }
  const difference = t('difference', { count: outcome.more })
  return (
    <span className="block animate-fade leading-4.5!">
      <span className="flex items-center gap-1 text-honey">
        <Icon
          name="spark"
          filled
          size={18}
          className="-ml-0.5 shrink-0 @max-[20rem]:hidden [:lang(es)_&]:@max-[25rem]:hidden"
        />
        <b className="type-label min-w-0 leading-4.5!">{t('newBest', { score: amount(outcome.score), difference })}</b>
      </span>
      <span className="block text-pretty">{awards('say', { sentence: t(`praise.${outcome.praise}`) })}</span>
    </span>
  )
}

/** Renders the button that undoes a score; it is no higher than the lines beside it. */
export function UndoScoreButton({ outcome, skill: { title }, onUndo }: OutcomeProps & { onUndo: () => void }) {
  const t = useTranslations()
  const undo = useUndoAct()
  return (
    <button
      type="button"
      className="press tap-child type-label -my-2 -mr-2 ml-auto flex shrink-0 animate-fade items-center justify-center gap-1.5 rounded-field px-2 text-primary"
      onClick={() => {
        onUndo()
        void undo.send({ actId: outcome.actId, message: t('acts.undone', { title }) })
      }}
    >
      <Icon name="undo" size={20} className="@max-[20rem]:hidden [:lang(es)_&]:@max-[25rem]:hidden" />
      {t('common.undo')}
    </button>
  )
}
