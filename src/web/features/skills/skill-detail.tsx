import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { isCounted } from '#shared/skills/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CanDoButton } from './can-do-button.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { ScoreForm } from './score-form.tsx'
import { SkillDetailHeading } from './skill-detail-heading.tsx'
import { SkillMenu } from './skill-menu.tsx'
import { SkillScores } from './skill-scores.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'

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
      className={classNames(
        'sticky top-4 flex flex-col gap-3 p-5!',
        isCompleted || isCounted(skill)
          ? 'min-h-[clamp(36rem,100dvh-10.25rem,50rem)]'
          : 'min-h-[clamp(30rem,100dvh-10.25rem,38rem)]',
      )}
    >
      <SkillDetailHeading skill={skill} id="skill-detail" />
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
