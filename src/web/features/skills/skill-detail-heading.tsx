import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { AmountOfTarget } from './amount-of-target.tsx'
import { NextStepText } from './next-step-text.tsx'
import { useSkillTexts } from './use-skill-texts.ts'
import { isCounted } from './is-counted.ts'

/** Renders picture and title, how far it is and the next step, or the day of its completion. */
export function SkillDetailHeading({ skill, id }: { skill: Skill; id: string }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { due, dayOf } = useSkillTexts()
  const { title, description, difficulty, points, completedAt } = skill
  const facts = completedAt
    ? [t('completedOn', { day: dayOf(completedAt) }), signed(points)]
    : [t(`difficulty.${difficulty}`), t('worth', { points: signed(points) }), due(skill)]
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3 pr-9">
        <TitlePicture title={title} tone="summit" size={52} />
        <div className="min-w-0 flex-1 self-center">
          <h2 id={id} className="type-h2 wrap-anywhere hyphens-auto">
            {title}
          </h2>
          <p className="text-small text-text-2">
            <Facts facts={facts} />
          </p>
          {description && <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{description}</p>}
        </div>
      </div>
      {isCounted(skill) && <AmountAndNextStep skill={skill} />}
    </div>
  )
}

function AmountAndNextStep({ skill }: { skill: Skill }) {
  const { bestText } = useSkillTexts()
  const { targetValue: target, currentBest: best, isCompleted } = skill
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {target === null || best === null || isCompleted ? (
        <p className="text-small leading-6! text-text-2">{bestText(skill)}</p>
      ) : (
        <AmountOfTarget skill={skill} target={target} best={best} missing={target - best} />
      )}
      <NextStepText skill={skill} />
    </div>
  )
}
