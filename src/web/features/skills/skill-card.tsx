import { useState, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { ScoreCurve } from './score-curve.tsx'
import { ScoreForm } from './score-form.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

export interface SkillCardProps {
  skill: Skill
  child: Child
  onEdit: () => void
  onDelete: () => void
}

/** Renders an open challenge with its progress, the score form and a menu. */
export function SkillCard(props: SkillCardProps) {
  const { skill, child } = props
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { due } = useSkillTexts()
  const { send, isPending } = useRecordScoreOrComplete(child)
  const about = [t(`difficulty.${skill.difficulty}`), signed(skill.points), due(skill)].filter(Boolean).join(' · ')
  return (
    <Card as="li" className="relative grid grid-cols-1 content-start gap-3" data-skill={skill.id}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <ModuleIcon module="summit" size={44} className="shrink-0" />
        <div className="min-w-0 flex-1 basis-40 pr-9">
          <h2 className="type-h3 wrap-anywhere hyphens-auto">{skill.title}</h2>
          <p className="text-small text-text-2">{about}</p>
        </div>
        <SkillMenu {...props} />
      </div>
      {skill.description && (
        <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{skill.description}</p>
      )}
      <SkillProgress skill={skill} />
      <ScoreForm skill={skill} child={child} />
      <ScoreCurveDisclosure skill={skill} className="text-summit">
        <Button
          tone="ghost"
          className="-mx-2 px-2! text-left"
          pending={isPending}
          aria-label={t('doneName', { title: skill.title })}
          onClick={({ currentTarget }) => void send({ skill, element: currentTarget })}
        >
          {t('done')}
        </Button>
      </ScoreCurveDisclosure>
    </Card>
  )
}

function SkillProgress({ skill }: { skill: Skill }) {
  const format = useFormatter()
  const { bestText } = useSkillTexts()
  const words = bestText(skill)
  const { targetValue, currentBest, title } = skill
  if (targetValue === null) return <p className="text-small text-text-2">{words}</p>
  const share = Math.min(1, Math.floor(((currentBest ?? 0) / targetValue) * 100) / 100)
  const percent = format.number(share, { style: 'percent' })
  return (
    <div className="grid gap-1.5">
      <Progress value={currentBest ?? 0} max={targetValue} label={title} valueText={words} tone="summit" />
      <div className="flex flex-wrap justify-between gap-x-3 text-small text-text-2">
        <span>{words}</span>
        <span className="font-round font-semibold text-summit tabular-nums">{percent}</span>
      </div>
    </div>
  )
}

/** Renders its children beside a button that shows the score curve, which is loaded when it is opened. */
export function ScoreCurveDisclosure({
  skill,
  className,
  children,
}: {
  skill: Skill
  className: string
  children?: ReactNode
}) {
  const t = useTranslations('skills')
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="-mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-3">
        {children}
        {skill.currentBest !== null && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={t('curveOf', { title: skill.title })}
            className={`press tap-child type-label -mx-2 ml-auto rounded-field px-2 ${className}`}
            onClick={() => setOpen(!open)}
          >
            {t('curve')}
          </button>
        )}
      </div>
      {open && (
        <div className={className}>
          <ScoreCurve skill={skill} />
        </div>
      )}
    </>
  )
}

/** Renders the menu of a challenge. */
export function SkillMenu({ skill, onEdit, onDelete, className }: SkillCardProps & { className?: string }) {
  const t = useTranslations('skills')
  return (
    <Menu
      trigger={
        <IconButton
          icon="dots"
          aria-label={t('more', { title: skill.title })}
          className={`absolute! top-2 right-2 ${className ?? 'text-text'}`}
        />
      }
      items={[
        { key: 'edit', label: t('edit'), icon: 'edit', onSelect: onEdit },
        { key: 'delete', label: t('delete'), icon: 'trash', danger: true, onSelect: onDelete },
      ]}
    />
  )
}
