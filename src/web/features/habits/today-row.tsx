import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icons.tsx'
import { useCueText } from './cue.ts'
import { isDone } from './days.ts'

interface TodayRowProps {
  habit: Habit
  childName: string
  today: Day
  onToggle: (from: Element) => void
}

/** A habit with a checkbox that checks in and, tapped again, undoes. */
export function TodayRow({ habit, childName, today, onToggle }: TodayRowProps) {
  const t = useTranslations('habits')
  const cueText = useCueText()
  const { title, cue, currentStreak, targetDays, checkinCount } = habit
  const done = isDone(habit, today)
  const run = { count: currentStreak, target: targetDays }
  // After a gap the total counts, not the streak.
  const standing =
    currentStreak === 0 ? t('checkIns', { count: checkinCount }) : t(cue === null ? 'run' : 'inARow', run)
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
      <div className="min-w-0 flex-1">
        <p className="type-h3 wrap-anywhere hyphens-auto">{title}</p>
        <p className="text-small text-text-2 wrap-anywhere">
          {cue !== null && `${cueText(cue)} · `}
          {standing}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={done}
        aria-label={t('tickName', { title, name: childName })}
        className={classNames(
          'press tap-child grid size-12 shrink-0 place-items-center rounded-full',
          done ? 'bg-leaf text-surface' : 'border-2 border-control bg-surface',
        )}
        onClick={({ currentTarget }) => onToggle(currentTarget)}
      >
        {done && <Icon name="check" size={24} className="animate-tick" />}
      </button>
    </li>
  )
}
