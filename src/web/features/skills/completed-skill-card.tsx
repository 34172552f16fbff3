import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Climb } from './climb.tsx'
import { ShownScores } from './shown-scores.tsx'
import { ShowScoresButton } from './show-scores-button.tsx'
import type { SkillCardProps } from './skill-card.tsx'
import { SkillMenu } from './skill-menu.tsx'
import { useAreScoresShown } from './use-are-scores-shown.ts'
import { useSkillTexts } from './use-skill-texts.ts'
import { isCounted } from './is-counted.ts'

/** Renders a completed challenge with its date, best score and points. */
export function CompletedSkillCard({ skill, isKept, onEdit, onDelete }: Omit<SkillCardProps, 'child'>) {
  const { title, completedAt, currentBest, points } = skill
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const joinFacts = useJoinFacts()
  const [areScoresShown, toggleScores] = useAreScoresShown(skill.id)
  const { bestText, dayOf } = useSkillTexts()
  const when = completedAt === null ? null : t('completedOn', { day: dayOf(completedAt) })
  return (
    <Card kind="night" className="@container relative grid grid-cols-1 content-between gap-1 rounded-card!">
      <div className="flex items-center gap-3 pr-9">
        <TitlePicture title={title} tone="summit" size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="type-h3 text-night-gold wrap-anywhere hyphens-auto">{title}</h2>
          <p className="text-small text-night-text">{joinFacts(when, signed(points))}</p>
        </div>
      </div>
      {isKept && isCounted(skill) && !areScoresShown && <KeptClimb skill={skill} />}
      {currentBest !== null && (
        <div
          className={classNames(
            '-mb-2 flex min-h-11 items-center justify-between gap-3',
            isKept && '@min-[34rem]:w-76',
          )}
        >
          <p className="text-small text-night-quiet">{bestText(skill)}</p>
          <ShowScoresButton skill={skill} isOpen={areScoresShown} className="text-night-gold" onClick={toggleScores} />
        </div>
      )}
      {areScoresShown && (
        <ShownScores skill={skill} reachedCount={0} className="mt-2 rounded-tile bg-surface px-3 pt-1 text-text" />
      )}
      <SkillMenu skill={skill} onEdit={onEdit} onDelete={onDelete} className="text-night-text hover:bg-night-soft!" />
    </Card>
  )
}

/** Renders the climb in the room of progress and form: in a narrow card it is as high as both, in a wide one it stands at the right. */
function KeptClimb({ skill }: { skill: Skill }) {
  const { bestText } = useSkillTexts()
  const { title, targetValue, currentBest } = skill
  // One without a target is at its summit.
  const climb = targetValue === null ? { best: 10, target: 10 } : { best: currentBest ?? 0, target: targetValue }
  const texts = { label: title, valueText: bestText(skill) }
  return (
    <div className="mx-auto w-full max-w-90 [--color-summit-tint:var(--night-low)] [--color-summit:var(--color-night-line)] @min-[34rem]:absolute @min-[34rem]:right-4 @min-[34rem]:bottom-4 @min-[34rem]:left-88 @min-[34rem]:w-auto @min-[34rem]:max-w-none">
      <div aria-hidden={targetValue === null || undefined} className="@min-[34rem]:hidden">
        <Climb {...texts} {...climb} height={targetValue === null ? 104 : 117} />
      </div>
      <div aria-hidden={targetValue === null || undefined} className="hidden @min-[34rem]:block">
        <Climb {...texts} {...climb} />
      </div>
    </div>
  )
}
