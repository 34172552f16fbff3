import type { Skill } from '#shared/skills/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

/** Renders the best score of the target, what is missing, and both as a bar. */
export function TileProgress({ skill }: { skill: Skill }) {
  const { bestText, richBestText, toGoText } = useSkillTexts()
  const { title, targetValue, currentBest, isCompleted } = skill
  const [target, best] = [targetValue ?? 0, currentBest ?? 0]
  const isOnTheWay = currentBest !== null && best <= target
  return (
    <div className={isCompleted ? 'text-night-text [--color-summit:var(--color-night-gold)]' : 'text-text-2'}>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2 text-small leading-6! tabular-nums">
        <span>
          {isOnTheWay
            ? richBestText(best, target, skill.targetUnit, (words) => (
                <b
                  className={classNames('font-round text-[1.125rem]/6', isCompleted ? 'text-night-gold' : 'text-text')}
                >
                  {words}
                </b>
              ))
            : bestText(skill)}
        </span>
        {isCompleted ? (
          <Icon name="check" size={20} className="self-center" />
        ) : (
          best < target && <span>{toGoText(target - best, skill)}</span>
        )}
      </p>
      <Progress value={best} max={target} label={title} valueText={bestText(skill)} tone="summit" />
    </div>
  )
}
