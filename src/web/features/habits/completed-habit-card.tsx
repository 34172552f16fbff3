import { useTranslations } from 'use-intl'
import { editHabit, type Habit } from '#shared/habits/contract.ts'
import { completionPointsByDifficulty } from '#shared/habits/rules.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { findNextTargetDays } from './habit-days.ts'
import { replaceCachedHabit } from './habit-cache.ts'
import { HabitMenu, type HabitActions } from './habit-menu.tsx'
import { HabitTitleButton } from './habit-title-button.tsx'

interface CompletedHabitCardProps extends HabitActions {
  habit: Habit
  hasWonBadge: boolean
}

/** Renders a completed habit with a button to raise the target; check-ins and streak stay. */
export function CompletedHabitCard({ habit, hasWonBadge, ...actions }: CompletedHabitCardProps) {
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const raise = useCommand(editHabit, {
    update: replaceCachedHabit,
    success: (raised) => ({ title: t('raised', { title: raised.title, days: raised.targetDays }) }),
    failure: t('form.saveFailed'),
  })
  const { title, targetDays, difficulty } = habit
  const next = findNextTargetDays(targetDays)
  return (
    <Card kind="night" className="@container flex h-full flex-col gap-3 rounded-card!">
      <div className="flex items-start gap-3">
        <PosedMascot pose="cheer" size={60} className="hidden shrink-0 @min-[14rem]:block" />
        <div className="min-w-0 flex-1 self-center">
          <h2 className="type-h3 text-night-gold">
            <HabitTitleButton title={title} onDetails={actions.onDetails} />
          </h2>
          <p className="text-small text-pretty text-night-text">
            {t(hasWonBadge ? 'completedBadge' : 'completed', {
              days: targetDays,
              points: signed(completionPointsByDifficulty[difficulty]),
            })}
          </p>
        </div>
        <HabitMenu habit={habit} className="-mt-1.5 -mr-2 hover:bg-night-soft!" {...actions} />
      </div>
      {next !== null && (
        <Button
          tone="night"
          className="mt-auto w-full"
          pending={raise.isPending}
          aria-label={t('goOnName', { days: next, title })}
          onClick={() => void raise.send({ params: { habitId: habit.id }, body: { targetDays: next } })}
        >
          {t('goOn', { days: next })}
        </Button>
      )}
    </Card>
  )
}
