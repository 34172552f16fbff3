import { useRef, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useDoubleTapGuard } from '#web/ui/use-double-tap-guard.ts'
import { isCheckedInToday, listDaysOfEarlierStreaks } from './habit-days.ts'
import { HabitCue } from './habit-cue.tsx'
import { HabitMenu, type HabitActions } from './habit-menu.tsx'
import { HabitTitleButton } from './habit-title-button.tsx'
import { useIsCheckInWaiting, useTakeBackCheckIn } from './waiting-check-ins.ts'
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
  const { title, picture, cue, points } = habit
  const signed = useFormatSigned()
  const isWaiting = useIsCheckInWaiting()
  const takeBack = useTakeBackCheckIn()
  const isWaitingOn = (day: Day) => isWaiting({ habit, child, day, today })
  const todayButton = useRef<HTMLButtonElement>(null)
  const toggle = (day: Day, from: Element) => {
    if (isWaitingOn(day)) takeBack({ habit, child, day, today })
    else onCheckIn(day, from)
  }
  // The pressed day of the strip is no button any more; today's stays.
  const checkInOfStrip = (day: Day, from: Element) => {
    todayButton.current?.focus({ preventScroll: true })
    toggle(day, from)
  }
  return (
    <Card className="@container flex h-full flex-col gap-1.5 py-3!">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] @min-[14rem]:gap-x-3">
        <TitlePicture title={title} picture={picture} size={44} className="row-span-2 hidden @min-[14rem]:block" />
        <h2 className="type-h3 col-start-2">
          <HabitTitleButton title={title} onDetails={actions.onDetails} />
        </h2>
        <div className="col-start-3 -mt-2 -mr-2 h-6">
          <HabitMenu habit={habit} {...actions} />
        </div>
        <p className="col-span-2 col-start-2 text-small text-text-2">
          <Facts facts={[cue && <HabitCue key="cue" cue={cue} />, signed(points)]} />
        </p>
      </div>
      <WeekStrip
        isWaiting={isWaitingOn}
        habit={habit}
        today={today}
        todayRef={todayButton}
        onCheckIn={checkInOfStrip}
        onUndo={onUndo}
      />
      <div className="mt-auto flex flex-wrap items-center gap-x-3.5 gap-y-2 @max-[20rem]:min-h-14.5">
        <HabitProgress habit={habit} today={today} />
        <TodayControl
          habit={habit}
          child={child}
          today={today}
          isWaiting={isWaitingOn(today)}
          onCheckIn={(from) => toggle(today, from)}
          onUndo={onUndo}
        />
      </div>
    </Card>
  )
}

type TodayControlProps = Pick<HabitCardProps, 'habit' | 'child' | 'today' | 'onUndo'> & {
  isWaiting: boolean
  onCheckIn: (from: Element) => void
}

const renderUndo = (words: ReactNode) => <span className="text-primary">{words}</span>

// Its words stand below the mark, in the middle of an area that is large enough for a thumb.
const takeBackClasses =
  'press -mb-3 tap self-end justify-self-center rounded-field px-6 text-small/5 font-semibold text-primary'

/**
 * Renders the button that checks in today. Once that is done, it is a pale one of the same size that undoes it; while the
 * check-in waits to be sent, its place has a mark and below it, as the same element, a button that takes it back.
 */
function TodayControl({ habit, child, today, isWaiting, onCheckIn, onUndo }: TodayControlProps) {
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const isNewTap = useDoubleTapGuard()
  const isDone = isCheckedInToday(habit, today)
  const words = { title: habit.title, name: child.name }
  const tone = isDone ? 'done' : stateOn(habit, today) === 'rest' ? 'soft' : 'leaf'
  const label = (
    <Stack
      className="place-items-center"
      shown={isDone ? 'done' : 'open'}
      contents={{
        open: t('checkIn'),
        done: (
          <span className="flex items-center gap-1.5">
            <Icon name="check" size={18} className={isDone ? 'animate-tick' : ''} />
            <span>{t.rich('doneToday', { u: renderUndo })}</span>
          </span>
        ),
      }}
    />
  )
  return (
    <div className="grid min-h-12 grow *:col-start-1 *:row-start-1">
      {isWaiting && (
        <span aria-hidden="true" className="type-label invisible px-3">
          {label}
        </span>
      )}
      {isWaiting && <WaitingMark className="type-label h-7 justify-center self-start px-1 text-text-2" />}
      <button
        type="button"
        aria-label={t(isDone ? 'doneTodayName' : isWaiting ? 'waitingName' : 'checkInName', words)}
        className={isWaiting ? takeBackClasses : buttonClasses(tone, 'child', 'px-3! py-1.5!')}
        onClick={({ currentTarget, detail, timeStamp }) => {
          const isSecondTap = !isNewTap(habit.id, timeStamp) && detail > 0
          if (isSecondTap) return
          if (isDone) onUndo()
          else onCheckIn(currentTarget)
        }}
      >
        {isWaiting ? common('undo') : label}
      </button>
    </div>
  )
}

/** Renders the done days of the target; on a rest day their words make room for it. */
function HabitProgress({ habit, today }: { habit: Habit; today: Day }) {
  const t = useTranslations('habits')
  const format = useFormatter()
  const { title, currentStreak, targetDays } = habit
  const run = { count: currentStreak, target: targetDays }
  const weekStart = addDays(today, -dateLimits.back)
  const isAgain = listDaysOfEarlierStreaks(habit).some((day) => day >= weekStart)
  const strong = (count: number) => (
    <b className="font-round text-body font-semibold text-text tabular-nums">{format.number(count)}</b>
  )
  const runOf = (count: number) => t.rich(isAgain ? 'runAgainRich' : 'runRich', { ...run, n: () => strong(count) })
  return (
    <div className="grid min-w-0 grow-999 basis-24 gap-1">
      <Stack
        className="items-end text-small text-pretty text-text-2"
        shown={stateOn(habit, today) === 'rest' ? 'rest' : currentStreak === 0 ? 'first' : 'run'}
        contents={{
          // The first check-in of a run, and its undo, keep the height.
          first: currentStreak <= 1 && t.rich('firstRich', { target: targetDays, n: () => strong(targetDays) }),
          run: runOf(Math.max(1, currentStreak)),
          rest: t('restToday'),
        }}
      />
      <Progress
        tone="leaf"
        label={t('progress', { title })}
        value={currentStreak}
        max={targetDays}
        valueText={currentStreak === 0 ? t('first', run) : t('run', run)}
      />
    </div>
  )
}
