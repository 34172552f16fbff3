import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
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
  /** Completed since the screen was opened: the card keeps its height, and shows the climb. */
  isKept: boolean
  onEdit: () => void
  onDelete: () => void
}

// In a wide card the progress, or the scores in its place, stands at the right.
const besideClasses =
  '@min-[34rem]:col-start-2 @min-[34rem]:row-start-1 @min-[34rem]:row-span-2 @min-[34rem]:self-end @min-[34rem]:pt-9'

/** Renders an open challenge with its progress, the score form and a menu. */
export function SkillCard({ skill, child, onEdit, onDelete }: Omit<SkillCardProps, 'isKept'>) {
  const t = useTranslations('skills')
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isCurveOpen, setCurveOpen] = useState(false)
  const { send, isPending } = useRecordScoreOrComplete(child)
  const complete = (element: Element | null) => void send({ skill, element })
  const { bestText } = useSkillTexts()
  const { targetValue, currentBest, description } = skill
  const hasTarget = targetValue !== null
  return (
    <Card className="@container relative">
      <div className="grid h-full grid-cols-1 content-between gap-x-8 gap-y-3 @min-[34rem]:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-3">
          <SkillHeading skill={skill} />
          {description && <p className="text-small text-text-2 whitespace-pre-line wrap-anywhere">{description}</p>}
          {!hasTarget && <SkillAmount skill={skill} />}
        </div>
        {hasTarget && (
          <div className={classNames('grid grid-cols-1 gap-1', besideClasses, isCurveOpen && '@min-[34rem]:hidden')}>
            <SkillAmount skill={skill} />
            <Climb best={currentBest ?? 0} target={targetValue} label={skill.title} valueText={bestText(skill)} />
          </div>
        )}
        <div className="grid grid-cols-1 content-end gap-2.5">
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
        </div>
        {isCurveOpen && (
          <div className={classNames('text-summit', hasTarget ? besideClasses : 'col-span-full')}>
            <ScoreCurve skill={skill} />
          </div>
        )}
      </div>
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

const renderStrong = (words: ReactNode) => (
  <b className="mr-px font-round text-[1.5rem]/7 font-semibold text-text tabular-nums">{words}</b>
)

/** Renders how far the challenge is: the best score of the target, and what is missing. */
function SkillAmount({ skill }: { skill: Skill }) {
  const { bestText, richBestText, toGoText } = useSkillTexts()
  const { targetValue, currentBest, targetUnit } = skill
  if (targetValue === null || currentBest === null) return <p className="text-text-2">{bestText(skill)}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-2 wrap-anywhere">
      <span>{richBestText(currentBest, targetValue, targetUnit, renderStrong)}</span>
      <span className="type-label text-summit tabular-nums">
        {toGoText(Math.round((targetValue - currentBest) * 100) / 100, skill)}
      </span>
    </p>
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
