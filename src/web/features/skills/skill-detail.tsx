import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { isCounted } from '#shared/skills/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { CanDoButton } from './can-do-button.tsx'
import { findNextStep } from './score-chart-shape.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { ScoreForm } from './score-form.tsx'
import { SkillMenu } from './skill-menu.tsx'
import { SkillScores } from './skill-scores.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

interface SkillDetailProps {
  skill: Skill
  child: Child
  onEdit: () => void
  onDelete: () => void
}

/** Renders the chosen challenge as high as the window: its scores as a curve, and the form for another one. */
export function SkillDetail({ skill, child, onEdit, onDelete }: SkillDetailProps) {
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [reachedCount, setReachedCount] = useState(0)
  const { send } = useRecordScoreOrComplete(child)
  const { isCompleted } = skill
  return (
    <Card
      as="section"
      aria-labelledby="skill-detail"
      className="sticky top-4 flex min-h-[clamp(36rem,100dvh-10.25rem,50rem)] flex-col gap-3 p-5!"
    >
      <Heading skill={skill} />
      <SkillScores skill={skill} reachedCount={reachedCount} />
      {!isCompleted && (
        <div className="grid grid-cols-1 gap-2 border-t border-line pt-3">
          {isCounted(skill) ? (
            <ScoreForm skill={skill} child={child} isRoomy onBest={() => setReachedCount(reachedCount + 1)} />
          ) : (
            <CanDo skill={skill} child={child} />
          )}
        </div>
      )}
      <SkillMenu
        skill={skill}
        buttonRef={menuButton}
        onDone={isCompleted ? undefined : () => setAsking(true)}
        onEdit={onEdit}
        onDelete={onDelete}
        className="text-text"
      />
      <FinishDialog
        skill={skill}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onFinish={() => void send({ skill, element: menuButton.current })}
      />
    </Card>
  )
}

/** Renders what takes the place of a score where nothing is counted. */
function CanDo({ skill, child }: Pick<SkillDetailProps, 'skill' | 'child'>) {
  const t = useTranslations('skills')
  return (
    <>
      <p className="text-small text-text-2">{t('canDoHint', { name: child.name })}</p>
      <CanDoButton skill={skill} child={child} tone="summit" />
    </>
  )
}

/** Renders the title with the goal and the next step, or the day of its completion, and what it is worth. */
function Heading({ skill }: { skill: Skill }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { amount, bestText, due, dayOf } = useSkillTexts()
  const { title, description, difficulty, points, targetValue, targetUnit, currentBest, completedAt } = skill
  const next = targetValue === null ? null : findNextStep(currentBest ?? 0, targetValue)
  const facts = completedAt
    ? [t('completedOn', { day: dayOf(completedAt) }), currentBest === null ? null : bestText(skill), signed(points)]
    : [
        next !== null && (
          <b key="next" className="font-semibold text-primary">
            {t('nextStep', { score: amount(next) })}
          </b>
        ),
        targetValue === null ? null : t('goal', { target: amount(targetValue, targetUnit) }),
        due(skill),
      ]
  return (
    <div className="min-w-0">
      <h2 id="skill-detail" className="type-h2 pr-9 wrap-anywhere hyphens-auto">
        {title}
      </h2>
      <p className="text-small text-text-2">
        <Facts facts={facts} />
      </p>
      {!completedAt && (
        <p className="text-small text-text-2">
          <Facts facts={[t(`difficulty.${difficulty}`), t('worth', { points: signed(points) })]} />
        </p>
      )}
      {description && <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{description}</p>}
    </div>
  )
}
