import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCheckIn } from './check-in-commands.ts'
import { HabitCue } from './habit-cue.tsx'
import { computeCurrentDay } from './habit-days.ts'
import { HabitMonth } from './habit-month.tsx'

interface HabitDetailsDialogProps {
  child: Child
  habit: Habit
  day: Day
  onClose: () => void
  onEdit: () => void
  onRest: () => void
}

/** Renders the details of a habit: cue, description, counts, and a month of check-ins. */
export function HabitDetailsDialog({ child, habit, day, onClose, onEdit, onRest }: HabitDetailsDialogProps) {
  const t = useTranslations()
  const checkIn = useCheckIn()
  const today = computeCurrentDay(habit, day)
  const [atFirst] = useState(habit)
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{habit.title}</span>}
      closeLabel={t('common.close')}
      footer={
        habit.isCompleted ? undefined : (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
            <Button tone="soft" icon="moon" onClick={onRest}>
              {t('habits.menu.rest')}
            </Button>
            <Button tone="soft" icon="edit" onClick={onEdit}>
              {t('habits.menu.edit')}
            </Button>
          </div>
        )
      }
    >
      {habit.cue !== null && (
        <p className="text-text-2 wrap-anywhere">
          <HabitCue cue={habit.cue} />
        </p>
      )}
      {habit.description && <p className="mt-1 whitespace-pre-line wrap-anywhere">{habit.description}</p>}
      <HabitCounts habit={habit} atFirst={atFirst} />
      {isOnTheWay(atFirst) && (
        <p className={classNames('-mt-1.5 mb-4 text-center text-small text-text-2', !isOnTheWay(habit) && 'invisible')}>
          {t('habits.remaining', { count: habit.targetDays - habit.currentStreak })}
        </p>
      )}
      <HabitMonth
        habit={habit}
        today={today}
        onCheckIn={(on, element) => void checkIn.send({ kind: 'check-in', habit, child, day: on, today, element })}
      />
      {!atFirst.isCompleted && <p className="mt-4 text-small">{t('habits.fillHint')}</p>}
      <p className="mt-4 text-small text-text-2">{t('habits.evidence')}</p>
    </Dialog>
  )
}

const isOnTheWay = ({ currentStreak, targetDays }: Habit): boolean => currentStreak > 0 && currentStreak < targetDays

interface HabitCountsProps {
  habit: Habit
  /** As it was when the dialog was opened: what had nothing to count then appears the next time, so that nothing moves. */
  atFirst: Habit
}

/** Renders the counts of a habit; none while there is nothing to count. */
function HabitCounts({ habit, atFirst }: HabitCountsProps) {
  const t = useTranslations('habits.figures')
  const format = useFormatter()
  const figures = (
    [
      ['checkIns', 'checkinCount'],
      ['run', 'currentStreak'],
      ['longest', 'longestStreak'],
      ['rests', 'restsHeld'],
    ] as const
  ).filter(([, count]) => atFirst[count] > 0)
  return (
    <div className="@container my-4">
      <dl className="grid grid-cols-2 gap-2 @min-[20rem]:grid-cols-4">
        {figures.map(([key, count]) => (
          <div
            key={key}
            className={classNames(
              'flex flex-col-reverse justify-end rounded-tile bg-leaf-tint px-2 py-2.5 text-center text-leaf',
              habit[count] === 0 && 'invisible',
            )}
          >
            <dt className="text-meta text-text-2">{t(key, { target: habit.targetDays, count: habit[count] })}</dt>
            <dd className="type-h2 tabular-nums">{format.number(habit[count])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
