import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { listWeek } from '#web/lib/months.ts'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { useFormatCue } from './cue.ts'
import { canCheckInPastDay, isCheckedInToday, stateOn } from './habit-days.ts'
import { HabitMenu, type HabitActions } from './habit-menu.tsx'
import { HabitTitleButton } from './habit-title-button.tsx'
import { WeekStrip } from './week-strip.tsx'

interface HabitCardProps extends HabitActions {
  habit: Habit
  child: Child
  today: Day
  onCheckIn: (day: Day, from: Element) => void
  onUndo: () => void
}

/** Renders a habit with its week, its progress, and a button for today. */
export function HabitCard(props: HabitCardProps) {
  const { habit, child, today, onCheckIn, onUndo, ...actions } = props
  const { title, picture, cue, difficulty, points } = habit
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const cueText = useFormatCue()
  const joinFacts = useJoinFacts()
  const todayButton = useRef<HTMLButtonElement>(null)
  const yesterday = addDays(today, -1)
  const week = listWeek(today, useWeekStart())
  // The pressed day of the strip is no button any more; today's stays.
  const checkIn = (day: Day, from: Element) => {
    todayButton.current?.focus({ preventScroll: true })
    onCheckIn(day, from)
  }
  const fillsYesterday = canCheckInPastDay(habit, yesterday, today) && !week.includes(yesterday)
  return (
    <Card className="@container flex h-full flex-col gap-1.5 py-3!">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] @min-[14rem]:gap-x-3">
        <TitlePicture title={title} picture={picture} size={44} className="row-span-2 hidden @min-[14rem]:block" />
        <h2 className="type-h3 col-start-2">
          <HabitTitleButton title={title} onDetails={actions.onDetails} />
        </h2>
        <div className="col-start-3 -mt-2 -mr-2 h-6">
          <HabitMenu
            habit={habit}
            onYesterday={fillsYesterday ? (from) => onCheckIn(yesterday, from) : undefined}
            {...actions}
          />
        </div>
        <p className="col-span-2 col-start-2 text-small text-pretty text-text-2 wrap-anywhere">
          {joinFacts(
            cue === null ? null : cueText(cue),
            t('aDay', { difficulty: t(`difficulty.${difficulty}`), points: signed(points) }),
          )}
        </p>
      </div>
      <WeekStrip habit={habit} today={today} todayRef={todayButton} onCheckIn={checkIn} onUndo={onUndo} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2">
        <HabitProgress habit={habit} today={today} />
        <TodayButton
          habit={habit}
          child={child}
          today={today}
          onCheckIn={(from) => onCheckIn(today, from)}
          onUndo={onUndo}
        />
      </div>
    </Card>
  )
}

type TodayButtonProps = Pick<HabitCardProps, 'habit' | 'child' | 'today' | 'onUndo'> & {
  onCheckIn: (from: Element) => void
}

/** Renders the button that checks in today and then undoes it, always of the same size. */
function TodayButton({ habit, child, today, onCheckIn, onUndo }: TodayButtonProps) {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const isNewTap = useDoubleTapGuard()
  const isDone = isCheckedInToday(habit, today)
  const words = { title: habit.title, name: child.name }
  return (
    <Button
      tone={isDone || stateOn(habit, today) === 'rest' ? 'soft' : 'leaf'}
      className={classNames('py-1.5!', isDone && 'bg-leaf-tint! text-leaf!')}
      aria-label={isDone ? t('doneTodayName', words) : t('checkInName', words)}
      onClick={({ currentTarget, detail, timeStamp }) => {
        const isSecondTap = !isNewTap(habit.id, timeStamp) && detail > 0
        if (!isDone) onCheckIn(currentTarget)
        else if (!isSecondTap) onUndo()
      }}
    >
      <Stack
        shown={isDone ? 'done' : 'open'}
        className="items-center"
        contents={{
          open: t('checkIn'),
          done: (
            <span className="grid justify-items-center leading-4.5">
              <span className="flex items-center gap-1">
                <Icon name="check" size={18} />
                {t('doneToday')}
              </span>{' '}
              <span className="text-small/4 text-primary">{common('undo')}</span>
            </span>
          ),
        }}
      />
    </Button>
  )
}

/** Renders the done days of the target and what follows: the remaining days, or that today rests. */
function HabitProgress({ habit, today }: { habit: Habit; today: Day }) {
  const t = useTranslations('habits')
  const format = useFormatter()
  const { title, currentStreak, targetDays } = habit
  const run = { count: currentStreak, target: targetDays }
  const strong = (count: number) => (
    <b className="font-round text-body font-semibold text-text tabular-nums">{format.number(count)}</b>
  )
  return (
    <div className="grid min-w-0 grow basis-30 gap-0.5">
      <p className="text-small text-pretty text-text-2">
        {currentStreak === 0
          ? t.rich('firstRich', { target: targetDays, n: () => strong(targetDays) })
          : t.rich('runRich', { ...run, n: () => strong(currentStreak) })}
      </p>
      <Progress
        tone="leaf"
        label={t('progress', { title })}
        value={currentStreak}
        max={targetDays}
        valueText={currentStreak === 0 ? t('first', run) : t('run', run)}
      />
      <p className="min-h-4 text-meta text-text-2">{useNextText(habit, today)}</p>
    </div>
  )
}

/** Returns what stands below the progress: never a zero. */
const useNextText = (habit: Habit, today: Day): string => {
  const t = useTranslations('habits')
  const { currentStreak, targetDays, checkinCount } = habit
  if (stateOn(habit, today) === 'rest') return t('restToday')
  if (checkinCount === 0) return t('soon')
  if (currentStreak === 0) return t('checkIns', { count: checkinCount })
  return currentStreak < targetDays ? t('remaining', { count: targetDays - currentStreak }) : ''
}
