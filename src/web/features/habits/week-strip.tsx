import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, listDaysFrom, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { DayCell } from './day-cell.tsx'
import { DayMark } from './day-mark.tsx'
import { displayStateOn, listDaysOfEarlierStreaks } from './habit-days.ts'

interface WeekStripProps {
  habit: Habit
  today: Day
  /** Checks in today or one of the last six days. */
  onCheckIn: (day: Day, from: Element) => void
  /** Undoes today's check-in. */
  onUndo: () => void
  /** Returns whether the check-in of a day could not be sent yet. */
  isWaiting: (day: Day) => boolean
  todayRef: Ref<HTMLButtonElement>
}

// So far beyond the right edge that today's mark, in the middle of its column, ends there.
const alignedClasses = '-ml-2 @min-[18rem]:-ml-2.5 mr-[clamp(-0.75rem,(16.875rem-100%)/13,0rem)]'

/** Renders the last seven days of a habit, today last; today and days that can be checked in are buttons. */
export function WeekStrip(props: WeekStripProps) {
  const { habit, today } = props
  const t = useTranslations('habits')
  return (
    <ul aria-label={t('week', { title: habit.title })} className={classNames('grid grid-cols-7', alignedClasses)}>
      {listDaysFrom(addDays(today, -dateLimits.back), dateLimits.back + 1).map((day) => (
        <li key={day} className="grid">
          <DayColumn {...props} day={day} />
        </li>
      ))}
    </ul>
  )
}

const columnClasses =
  '@container grid min-h-16 grid-cols-1 content-end justify-items-center gap-0.5 rounded-field py-0.5'

function DayColumn({ habit, day, today, isWaiting, onCheckIn, onUndo, todayRef }: WeekStripProps & { day: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const isNewTap = useDoubleTapGuard()
  const isToday = day === today
  const shown = displayStateOn(habit, day, today)
  const isEarlier = listDaysOfEarlierStreaks(habit).includes(day)
  const inside = (
    <>
      <Letter day={day} isToday={isToday} />
      <span className="grid h-10 w-full place-items-center">
        <DayMark isInStrip isWaiting={isWaiting(day)} shown={shown} isToday={isToday} isEarlier={isEarlier} />
      </span>
    </>
  )
  if (isToday) {
    return (
      <button
        ref={todayRef}
        type="button"
        aria-pressed={shown === 'done' || isWaiting(day)}
        aria-label={t('todayName', { day: dayText(day, 'day'), title: habit.title })}
        className={classNames(columnClasses, 'press')}
        onClick={({ currentTarget, detail, timeStamp }) => {
          if (!isNewTap(day, timeStamp) && detail > 0) return
          if (shown === 'done') onUndo()
          else onCheckIn(day, currentTarget)
        }}
      >
        {inside}
      </button>
    )
  }
  return (
    <DayCell
      habit={habit}
      day={day}
      today={today}
      shown={shown}
      isEarlier={isEarlier}
      onCheckIn={onCheckIn}
      className={columnClasses}
    >
      {inside}
    </DayCell>
  )
}

/** Renders the letter of a weekday, or "today" where there is room for it. */
function Letter({ day, isToday }: { day: Day; isToday: boolean }) {
  const t = useTranslations('habits')
  const letter = useFormatCalendarDay()(day, 'letter')
  if (!isToday) {
    return (
      <span aria-hidden="true" className="text-meta leading-4! text-text-2">
        {letter}
      </span>
    )
  }
  return (
    <span aria-hidden="true" className="text-meta leading-4! font-semibold text-primary">
      <span className="hidden @min-[2.25rem]:inline">{t('today')}</span>
      <span className="@min-[2.25rem]:hidden">{letter}</span>
    </span>
  )
}
