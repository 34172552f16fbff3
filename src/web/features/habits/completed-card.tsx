import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { completionPoints } from '#shared/habits/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { nextTarget } from './days.ts'

interface CompletedCardProps {
  habit: Habit
  hasWonBadge: boolean
  /** Whether a higher target is being saved. */
  raising: boolean
  onRaise: (target: number) => void
  onDetails: () => void
  onDelete: () => void
}

/** Renders a completed habit with a button to raise the target. */
export function CompletedCard({ habit, hasWonBadge, raising, onRaise, onDetails, onDelete }: CompletedCardProps) {
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const { title, targetDays, difficulty } = habit
  const next = nextTarget(targetDays)
  return (
    <Card kind="night" className="@container flex h-full flex-col gap-3 rounded-card!">
      <div className="flex items-start gap-3">
        <Mascot pose="cheer" size={60} className="hidden shrink-0 @min-[14rem]:block" />
        <div className="min-w-0 flex-1 self-center">
          <h2 className="type-h3 text-night-gold">
            <button
              type="button"
              aria-haspopup="dialog"
              className="press -my-1 min-h-8 rounded-field py-1 text-left wrap-anywhere hyphens-auto"
              onClick={onDetails}
            >
              {title}
            </button>
          </h2>
          <p className="text-small text-pretty text-night-text">
            {t(hasWonBadge ? 'completedBadge' : 'completed', {
              days: targetDays,
              points: signed(completionPoints[difficulty]),
            })}
          </p>
        </div>
        <Menu
          trigger={
            <IconButton
              icon="dots"
              aria-label={t('menu.open', { title })}
              className="-mt-1.5 -mr-2 hover:bg-night-soft!"
            />
          }
          items={[
            { key: 'details', icon: 'calendar', label: t('menu.details'), onSelect: onDetails },
            { key: 'delete', icon: 'trash', label: t('menu.delete'), danger: true, onSelect: onDelete },
          ]}
        />
      </div>
      {next !== null && (
        <Button
          tone="night"
          className="mt-auto w-full"
          pending={raising}
          aria-label={t('goOnName', { days: next, title })}
          onClick={() => onRaise(next)}
        >
          {t('goOn', { days: next })}
        </Button>
      )}
    </Card>
  )
}
