import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

/** Renders the best score of the target, what is missing, and both as a bar. */
export function TileProgress({ skill }: { skill: Skill }) {
  const { bestText, richBestText, toGoText } = useSkillTexts()
  const { title, targetValue, currentBest, isCompleted } = skill
  const [target, best] = [targetValue ?? 0, currentBest ?? 0]
  const missing = Math.round((target - best) * 100) / 100
  return (
    <div className={isCompleted ? 'text-night-text' : 'text-text-2'}>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 text-small leading-6! tabular-nums">
        <span>
          {richBestText(best, target, skill.targetUnit, (words) => (
            <b className={classNames('font-round text-[1.125rem]/6', isCompleted ? 'text-night-gold' : 'text-text')}>
              {words}
            </b>
          ))}
        </span>
        {missing > 0 && !isCompleted && <span>{toGoText(missing, skill)}</span>}
      </p>
      <Progress value={best} max={target} label={title} valueText={bestText(skill)} tone="summit" />
    </div>
  )
}

/** Renders the button that completes a challenge without a target, above the button that chooses the tile. */
export function CanDo({ skill, child }: { skill: Skill; child: Child }) {
  const t = useTranslations('skills')
  const { send, isPending } = useRecordScoreOrComplete(child)
  const words = { name: child.name, title: skill.title }
  return (
    <Button
      tone="soft"
      icon="check"
      pending={isPending}
      inactive={skill.isCompleted}
      aria-label={t('canDoName', words)}
      className="relative z-1 text-summit!"
      onClick={({ currentTarget }) => !skill.isCompleted && void send({ skill, element: currentTarget })}
    >
      {t('canDo', words)}
    </Button>
  )
}
