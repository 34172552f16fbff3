import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { CanDoButton } from './can-do-button.tsx'
import { ScoreForm } from './score-form.tsx'
import { SkillDetailHeading } from './skill-detail-heading.tsx'
import { OpenSkillMenu } from './open-skill-menu.tsx'
import { SkillScores } from './skill-scores.tsx'
import { isCounted } from './is-counted.ts'

interface SkillDetailProps {
  skill: Skill
  child: Child
  onEdit: () => void
  onDelete: () => void
}

/** Renders the chosen challenge as high as the window: its scores as a curve, and the form for another one. */
export function SkillDetail({ skill, child, onEdit, onDelete }: SkillDetailProps) {
  const t = useTranslations('skills')
  const [wasOpen] = useState(!skill.isCompleted)
  const [reachedCount, setReachedCount] = useState(0)
  const { isCompleted } = skill
  return (
    <Card
      as="section"
      aria-labelledby="skill-detail"
      className={classNames(
        'flex flex-col gap-3 p-5! [@media(height>=50rem)]:sticky [@media(height>=50rem)]:top-4',
        isCompleted || isCounted(skill)
          ? 'min-h-[clamp(36rem,100dvh-10.25rem,50rem)]'
          : 'min-h-[clamp(30rem,100dvh-10.25rem,38rem)]',
      )}
    >
      <SkillDetailHeading skill={skill} id="skill-detail" />
      <SkillScores skill={skill} reachedCount={reachedCount} />
      {wasOpen && (
        <div ref={keepLargestHeight} className="grid grid-cols-1 content-start gap-2 border-t border-line pt-3">
          {isCompleted ? (
            <p className="flex items-center gap-2 self-center text-leaf">
              <Icon name="check" size={24} />
              {t('finished')}
            </p>
          ) : (
            <NextScore {...{ skill, child }} onBest={() => setReachedCount(reachedCount + 1)} />
          )}
        </div>
      )}
      <OpenSkillMenu {...{ skill, child, onEdit, onDelete }} />
    </Card>
  )
}

/** Renders the form for a score and, without a target, the button that completes it. */
function NextScore({ skill, child, onBest }: Pick<SkillDetailProps, 'skill' | 'child'> & { onBest: () => void }) {
  const t = useTranslations('skills')
  return (
    <>
      {isCounted(skill) ? (
        <ScoreForm skill={skill} child={child} isRoomy onBest={onBest} />
      ) : (
        <p className="text-small text-text-2">{t('canDoHint', { name: child.name })}</p>
      )}
      {skill.targetValue === null && (
        <CanDoButton skill={skill} child={child} tone={isCounted(skill) ? 'soft' : 'summit'} />
      )}
    </>
  )
}
