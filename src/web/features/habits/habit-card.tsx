import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { isCheckedInToday } from './habit-days.ts'
import { HabitCue } from './habit-cue.tsx'
import { HabitProgress } from './habit-progress.tsx'
import { HabitMenu, type HabitActions } from './habit-menu.tsx'
import { HabitTitleButton } from './habit-title-button.tsx'
import { TodayControl, type TodayState } from './today-control.tsx'
import { useIsCheckInWaiting, useTakeBackCheckIn } from './waiting-check-ins.ts'
import { WeekStrip } from './week-strip.tsx'

interface HabitCardProps extends HabitActions {
  habit: Habit
  child: Child
  today: Day
  onCheckIn: (day: Day, from: Element) => void
  onUndo: () => void
}

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
