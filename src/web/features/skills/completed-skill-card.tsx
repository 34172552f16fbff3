import { useTranslations } from 'use-intl'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Card } from '#web/ui/card.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { ScoreCurveDisclosure, SkillMenu, type SkillCardProps } from './skill-card.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

/** Renders a completed challenge with its date, best score and points. */
export function CompletedSkillCard(props: SkillCardProps) {
  const { skill } = props
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { bestText, dayOf } = useSkillTexts()
  const when = skill.completedAt === null ? null : t('completedOn', { day: dayOf(skill.completedAt) })
  return (
    <Card as="li" kind="night" className="grid grid-cols-1 content-start gap-2 rounded-card!" data-skill={skill.id}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <PosedMascot pose="cheer" size={56} className="shrink-0" />
        <div className="min-w-0 flex-1 basis-40 pr-9">
          <h2 className="type-h3 text-night-gold wrap-anywhere hyphens-auto">{skill.title}</h2>
          <p className="text-night-text">{[when, signed(skill.points)].filter(Boolean).join(' · ')}</p>
          {skill.currentBest !== null && <p className="text-small text-night-quiet">{bestText(skill)}</p>}
        </div>
        <SkillMenu {...props} className="text-night-text hover:bg-night-soft!" />
      </div>
      <ScoreCurveDisclosure skill={skill} className="text-night-gold" />
    </Card>
  )
}
