import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { CanDoButton } from './can-do-button.tsx'
import { TileProgress } from './tile-progress.tsx'
import { useSkillTexts } from './use-skill-texts.ts'

interface SkillTileProps {
  skill: Skill
  child: Child
  isChosen: boolean
  isInTabOrder: boolean
  /** Completed since the screen was opened: the tile keeps what it shows. */
  isKept?: boolean
  onChoose: () => void
}

/** Renders a challenge in the list beside the chosen one: with its progress, or, completed before, as a low row in the colours of the night. */
export function SkillTile({ skill, child, isKept = false, ...choice }: SkillTileProps) {
  const { isCompleted } = skill
  const isRow = isCompleted && !isKept
  return (
    <Card
      kind={isCompleted ? 'night' : 'paper'}
      className={classNames(
        'relative grid grid-cols-1 gap-3 rounded-card! p-3.5!',
        choice.isChosen && 'ring-[2.5px] ring-summit',
        choice.isChosen && isCompleted && 'ring-offset-2 ring-offset-bg',
      )}
    >
      <div className="flex items-start gap-3">
        <TitlePicture title={skill.title} tone="summit" size={isRow ? 44 : 56} />
        <div className="min-w-0 flex-1 self-center">
          <TileButton skill={skill} {...choice} />
          <TileFacts skill={skill} isRow={isRow} />
        </div>
      </div>
      {!isRow && <TileFoot skill={skill} child={child} isChosen={choice.isChosen} />}
    </Card>
  )
}

/**
 * Renders the progress, or the button of a challenge without a target, which stands beside the list while it is chosen; in the
 * same room.
 */
function TileFoot({ skill, child, isChosen }: Pick<SkillTileProps, 'skill' | 'child' | 'isChosen'>) {
  const t = useTranslations('skills')
  const { bestText } = useSkillTexts()
  const { targetValue, isCompleted } = skill
  if (targetValue !== null) return <TileProgress skill={skill} />
  const done = (
    <span className="flex h-full items-center gap-1.5 text-small text-night-text">
      <Icon name="check" size={18} /> {t('completed')}
    </span>
  )
  return (
    <Stack<'button' | 'beside' | 'done'>
      shown={isCompleted ? 'done' : isChosen ? 'beside' : 'button'}
      contents={{
        button: <CanDoButton skill={skill} child={child} className="relative z-1 w-full" />,
        beside: <span className="flex h-full items-center text-small text-text-2">{bestText(skill)}</span>,
        done,
      }}
    />
  )
}

type TileButtonProps = Pick<SkillTileProps, 'skill' | 'isChosen' | 'isInTabOrder' | 'onChoose'>

/** Renders the title as a button that covers the tile. */
const TileButton = ({ skill: { id, title, isCompleted }, isChosen, isInTabOrder, onChoose }: TileButtonProps) => (
  <button
    type="button"
    data-tile={id}
    aria-current={isChosen || undefined}
    tabIndex={isInTabOrder ? 0 : -1}
    className={classNames(
      'type-h3 text-left wrap-anywhere hyphens-auto outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--ring)',
      isCompleted && 'text-night-gold',
    )}
    onClick={onChoose}
  >
    {title}
  </button>
)

/** Renders the day that it is due, or, of one completed before, the day of its completion. */
function TileFacts({ skill, isRow }: { skill: Skill; isRow: boolean }) {
  const t = useTranslations('skills')
  const { due, dayOf } = useSkillTexts()
  const { completedAt, isCompleted } = skill
  return (
    <p className={classNames('text-small wrap-anywhere', isCompleted ? 'text-night-text' : 'text-text-2')}>
      {isRow && completedAt ? t('completedOn', { day: dayOf(completedAt) }) : due(skill)}
    </p>
  )
}
