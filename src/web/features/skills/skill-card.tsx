import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { AmountOfTarget } from './amount-of-target.tsx'
import { CanDoButton } from './can-do-button.tsx'
import { Climb } from './climb.tsx'
import { ScoreForm } from './score-form.tsx'
import { OpenSkillMenu } from './open-skill-menu.tsx'
import { ShownScores } from './shown-scores.tsx'
import { ShowScoresButton } from './show-scores-button.tsx'
import { useAreScoresShown } from './use-are-scores-shown.ts'
import { useSkillTexts } from './use-skill-texts.ts'
import { isCounted } from './is-counted.ts'

export interface SkillCardProps {
  skill: Skill
  child: Child
  /** Completed since the screen was opened: the card keeps its height, and shows the climb. */
  isKept: boolean
  onEdit: () => void
  onDelete: () => void
}

// In a wide card the progress stands at the right, and the scores below all.
const amountBesideClasses = '@min-[34rem]:col-start-2 @min-[34rem]:row-start-1 @min-[34rem]:pr-9'
const besideClasses = '@min-[34rem]:col-start-2 @min-[34rem]:row-start-2 @min-[34rem]:self-end'
const aloneClasses =
  '@min-[34rem]:col-start-2 @min-[34rem]:row-start-1 @min-[34rem]:mt-0 @min-[34rem]:mr-9 @min-[34rem]:self-center'
const scoresClasses = 'my-2 @min-[34rem]:order-last @min-[34rem]:col-span-full'

/** Renders an open challenge with its progress, the score form and a menu. */
export function SkillCard({ skill, child, onEdit, onDelete }: Omit<SkillCardProps, 'isKept'>) {
  const [areScoresShown, toggleScores] = useAreScoresShown(skill.id)
  const [reachedCount, setReachedCount] = useState(0)
  const { bestText } = useSkillTexts()
  const { targetValue, currentBest } = skill
  const hasTarget = targetValue !== null
  const showScores = () => {
    toggleScores()
    // What was celebrated before is not celebrated again in another form.
    setReachedCount(0)
  }
  return (
    <Card className="@container/skill relative py-2.5!">
      <div className="grid h-full grid-cols-1 content-between gap-x-8 gap-y-1 @min-[34rem]:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="mb-0.5">
          <SkillHeading skill={skill} />
        </div>
        {isCounted(skill) && (
          <div className={amountBesideClasses}>
            <SkillAmount skill={skill} areScoresShown={areScoresShown} onShowScores={showScores} />
          </div>
        )}
        {hasTarget && (
          <div className={classNames(besideClasses, areScoresShown && '@max-[34rem]:hidden')}>
            <Climb
              best={currentBest ?? 0}
              target={targetValue}
              label={skill.title}
              valueText={bestText(skill)}
              reachedCount={reachedCount}
            />
          </div>
        )}
        {areScoresShown && <ShownScores skill={skill} reachedCount={reachedCount} className={scoresClasses} />}
        {isCounted(skill) && (
          <div className="grid grid-cols-1 content-end">
            <ScoreForm skill={skill} child={child} onBest={() => setReachedCount(reachedCount + 1)} />
          </div>
        )}
        {!hasTarget && (
          <CanDoButton
            skill={skill}
            child={child}
            className={classNames('mt-1.5', isCounted(skill) ? besideClasses : aloneClasses)}
          />
        )}
      </div>
      <OpenSkillMenu {...{ skill, child, onEdit, onDelete }} />
    </Card>
  )
}

function SkillHeading({ skill }: { skill: Skill }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { due, bestText } = useSkillTexts()
  const { title, description, difficulty, points } = skill
  return (
    <div className="flex items-start gap-3 pr-9 @min-[34rem]/skill:pr-0">
      <TitlePicture title={title} tone="summit" size={44} />
      <div className="min-w-0 flex-1">
        <h2 className="type-h3 wrap-anywhere hyphens-auto">{title}</h2>
        <p className="text-small text-text-2">
          <Facts facts={[t(`difficulty.${difficulty}`), t('worth', { points: signed(points) }), due(skill)]} />
        </p>
        {description && <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{description}</p>}
        {!isCounted(skill) && <p className="text-small text-text-2">{bestText(skill)}</p>}
      </div>
    </div>
  )
}

interface SkillAmountProps {
  skill: Skill
  areScoresShown: boolean
  onShowScores: () => void
}

/** Returns the widest score up to a target: with two decimals, if target or best have some. */
const findWidestScore = (target: number, best: number | null): number =>
  Number.isInteger(target) && Number.isInteger(best ?? 0) ? target : Math.ceil(target) - 0.01

/** Renders how far the challenge is, and the button that shows its scores, in the room that both need with any score. */
function SkillAmount({ skill, areScoresShown, onShowScores }: SkillAmountProps) {
  const { bestText } = useSkillTexts()
  const { targetValue: target, currentBest: best } = skill
  const widest = target === null ? 0 : findWidestScore(target, best)
  // Without a score it says the target.
  const none = (
    <p className="text-small text-text-2">{bestText(target === null ? skill : { ...skill, currentBest: null })}</p>
  )
  return (
    <div className="flex items-baseline justify-between gap-x-3 @max-[13rem]:flex-wrap">
      <Stack<'none' | 'some' | 'longest'>
        className="min-w-0 items-baseline"
        shown={target === null || best === null ? 'none' : 'some'}
        contents={{
          none,
          some: target !== null && (
            <AmountOfTarget {...{ skill, target }} best={best ?? target} missing={target - (best ?? 0)} />
          ),
          longest: target !== null && <AmountOfTarget {...{ skill, target }} best={widest} missing={widest} />,
        }}
      />
      <ShowScoresButton
        skill={skill}
        isOpen={areScoresShown}
        className={classNames('-my-4 text-summit @max-[13rem]:my-0', best === null && 'invisible')}
        onClick={onShowScores}
      />
    </div>
  )
}
