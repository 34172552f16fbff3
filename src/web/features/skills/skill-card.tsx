import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Climb } from './climb.tsx'
import { ScoreCurve, ScoreCurveButton } from './score-curve.tsx'
import { ScoreForm } from './score-form.tsx'
import { SkillMenu } from './skill-menu.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'
import { useSkillTexts } from './use-skill-texts.ts'

export interface SkillCardProps {
  skill: Skill
  child: Child
  onEdit: () => void
  onDelete: () => void
}

/** Renders an open challenge with its progress, the score form and a menu. */
export function SkillCard({ skill, child, onEdit, onDelete }: SkillCardProps) {
  const t = useTranslations('skills')
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isCurveOpen, setCurveOpen] = useState(false)
  const { send, isPending } = useRecordScoreOrComplete(child)
  const complete = (element: Element | null) => void send({ skill, element })
  const { targetValue, currentBest, description } = skill
  const hasTarget = targetValue !== null
  return (
    <Card as="li" className="@container relative grid grid-cols-1" data-skill={skill.id}>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-3 @min-[34rem]:grid-cols-2">
        <div className="grid grid-cols-1 gap-2.5">
          <SkillHeading skill={skill} />
          {description && <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{description}</p>}
          <SkillProgress skill={skill} />
        </div>
        <div className="grid grid-cols-1 gap-3">
          {!hasTarget && (
            <Button
              tone="soft"
              pending={isPending}
              aria-label={t('doneName', { title: skill.title })}
              onClick={({ currentTarget }) => complete(currentTarget)}
            >
              {t('done')}
            </Button>
          )}
          <ScoreForm
            skill={skill}
            child={child}
            aside={
              currentBest !== null && (
                <ScoreCurveButton
                  skill={skill}
                  isOpen={isCurveOpen}
                  className="text-summit"
                  onClick={() => setCurveOpen(!isCurveOpen)}
                />
              )
            }
          />
        </div>
      </div>
      {isCurveOpen && (
        <div className="mt-3 text-summit">
          <ScoreCurve skill={skill} />
        </div>
      )}
      <SkillMenu
        skill={skill}
        buttonRef={menuButton}
        onDone={hasTarget ? () => setAsking(true) : undefined}
        onEdit={onEdit}
        onDelete={onDelete}
        className="text-text"
      />
      <FinishDialog
        skill={skill}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onFinish={() => complete(menuButton.current)}
      />
    </Card>
  )
}

function SkillHeading({ skill }: { skill: Skill }) {
  const t = useTranslations('skills')
  const signed = useFormatSigned()
  const { due } = useSkillTexts()
  const { title, difficulty, points } = skill
  return (
    <div className="flex items-center gap-3 pr-9">
      <TitlePicture title={title} tone="summit" size={48} />
      <div className="min-w-0 flex-1">
        <h2 className="type-h3 wrap-anywhere hyphens-auto">{title}</h2>
        <p className="text-small text-text-2">
          <Facts facts={[t(`difficulty.${difficulty}`), t('worth', { points: signed(points) }), due(skill)]} />
        </p>
      </div>
    </div>
  )
}

function SkillProgress({ skill }: { skill: Skill }) {
  const { bestText, toGoText } = useSkillTexts()
  const words = bestText(skill)
  const { targetValue, currentBest, title } = skill
  if (targetValue === null) return <p className="text-small text-text-2">{words}</p>
  const best = currentBest ?? 0
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Climb best={best} target={targetValue} label={title} valueText={words} />
      <p className="flex flex-wrap justify-between gap-x-3 text-small text-text-2">
        <span>{words}</span>
        {currentBest !== null && (
          <span className="font-round font-semibold text-summit tabular-nums">
            {toGoText(Math.round((targetValue - best) * 100) / 100, skill)}
          </span>
        )}
      </p>
    </div>
  )
}

interface FinishDialogProps {
  skill: Skill
  isOpen: boolean
  onClose: () => void
  onFinish: () => void
}

/** Renders the question whether a challenge whose target is not reached shall be completed. */
function FinishDialog({ skill, isOpen, onClose, onFinish }: FinishDialogProps) {
  const t = useTranslations('skills')
  const { bestText } = useSkillTexts()
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('finish.title')}
      description={bestText(skill)}
      confirmLabel={t('finish.confirm')}
      confirmTone="summit"
      cancelLabel={t('finish.cancel')}
      onConfirm={() => {
        onClose()
        onFinish()
      }}
    />
  )
}
