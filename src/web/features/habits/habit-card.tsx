import { useRef, useState, type ReactNode, type Ref } from 'react'
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
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
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

type TodayState = 'open' | 'done' | 'waiting'

const labels = { open: 'checkInName', done: 'doneTodayName', waiting: 'waitingName' } as const

/** It is as high as the line with the larger number before it. Its area reaches down over the bar, and hardly up to the days. */
const undoClasses =
  'press relative before:font-round before:text-body before:content-["\\200b"] rounded-field text-small font-semibold text-primary after:absolute after:-inset-x-3 after:-top-1.5 after:-bottom-5'

/** Renders a habit with its week, its progress, and a button for today. */
export function HabitCard(props: HabitCardProps) {
  const { habit, child, today, onCheckIn, onUndo, ...actions } = props
  const { title, picture, cue, points } = habit
  const t = useTranslations('habits')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const isWaiting = useIsCheckInWaiting()
  const takeBack = useTakeBackCheckIn()
  const isWaitingOn = (day: Day) => isWaiting({ habit, child, day, today })
  const todayButton = useRef<HTMLButtonElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const state: TodayState = isCheckedInToday(habit, today) ? 'done' : isWaitingOn(today) ? 'waiting' : 'open'
  const words = { title, name: child.name }
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
        <HabitProgress habit={habit} today={today}>
          <button
            type="button"
            aria-label={t('undoName', words)}
            // Its room is kept, and apart from the button that checks in.
            className={classNames(undoClasses, state === 'open' && 'invisible')}
            onClick={() => {
              control.current?.focus({ preventScroll: true })
              if (state === 'waiting') takeBack({ habit, child, day: today, today })
              else onUndo()
            }}
          >
            {common('undo')}
          </button>
        </HabitProgress>
        <TodayControl
          ref={control}
          state={state}
          label={t(labels[state], words)}
          isRest={stateOn(habit, today) === 'rest'}
          onCheckIn={(from) => toggle(today, from)}
        />
      </div>
    </Card>
  )
}

interface TodayControlProps {
  ref: Ref<HTMLButtonElement>
  state: TodayState
  /** Its accessible name. */
  label: string
  isRest: boolean
  onCheckIn: (from: Element) => void
}

/**
 * Renders the button that checks in today. Once that is done, it only says so, in the same size, so that another tap there does
 * nothing; it keeps the focus. So it does while the check-in waits to be sent.
 */
function TodayControl({ ref, state, label, isRest, onCheckIn }: TodayControlProps) {
  const t = useTranslations('habits')
  const tone = state === 'done' ? 'done' : isRest ? 'soft' : 'leaf'
  const isOpen = state === 'open'
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={!isOpen || undefined}
      className={classNames(
        'min-h-12 grow',
        state === 'waiting'
          ? 'type-label rounded-field px-3 py-1.5 text-text-2'
          : buttonClasses(tone, 'child', 'px-3! py-1.5!'),
        !isOpen && 'pointer-events-none',
      )}
      onClick={({ currentTarget }) => isOpen && onCheckIn(currentTarget)}
    >
      <Stack<TodayState>
        className="place-items-center"
        shown={state}
        contents={{
          open: t('checkIn'),
          done: (
            <span className="flex items-center gap-1.5">
              <Icon name="check" size={18} className={state === 'done' ? 'animate-tick' : ''} />
              <span>{t('doneToday')}</span>
            </span>
          ),
          waiting: state === 'waiting' && <WaitingMark />,
        }}
      />
    </button>
  )
}

interface HabitProgressProps {
  habit: Habit
  today: Day
  /** Stands behind the words. */
  children: ReactNode
}

/** Renders the done days of the target; on a rest day their words make room for it. */
function HabitProgress({ habit, today, children }: HabitProgressProps) {
  const t = useTranslations('habits')
  const format = useFormatter()
  const { title, currentStreak, targetDays } = habit
  const run = { count: currentStreak, target: targetDays }
  const isRest = stateOn(habit, today) === 'rest'
  // A check-in on it keeps the room of its words.
  const [wasRest] = useState(isRest)
  const weekStart = addDays(today, -dateLimits.back)
  const isAgain = listDaysOfEarlierStreaks(habit).some((day) => day >= weekStart)
  const strong = (count: number) => (
    <b className="font-round text-body font-semibold text-text tabular-nums">{format.number(count)}</b>
  )
  const runOf = (count: number) => t.rich(isAgain ? 'runAgainRich' : 'runRich', { ...run, n: () => strong(count) })
  return (
    <div className="grid min-w-0 grow-999 basis-24 gap-1">
      <div className="flex flex-wrap items-end gap-x-3">
        <Stack
          className="items-end text-small text-pretty text-text-2"
          shown={isRest ? 'rest' : currentStreak === 0 ? 'first' : 'run'}
          contents={{
            // The first check-in of a run, and its undo, keep the height.
            first: currentStreak <= 1 && t.rich('firstRich', { target: targetDays, n: () => strong(targetDays) }),
            run: runOf(Math.max(1, currentStreak)),
            rest: (isRest || wasRest) && t('restToday'),
          }}
        />
        {children}
      </div>
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
