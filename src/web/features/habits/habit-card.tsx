import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Card } from '#web/ui/card.tsx'
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
  /** The sentence to say about the check-in of today, if it was made here. */
  sentence: string | undefined
  onCheckIn: (day: Day, from: Element) => void
  onUndo: () => void
}

const labels = { open: 'checkInName', done: 'doneTodayName', waiting: 'waitingName' } as const

/** Renders a habit with its week, its progress, and a button for today. */
export function HabitCard(props: HabitCardProps) {
  const { habit, child, today, sentence, onCheckIn, onUndo, ...actions } = props
  const { title, picture, cue, points } = habit
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const isWaiting = useIsCheckInWaiting()
  const takeBack = useTakeBackCheckIn()
  const isWaitingOn = (day: Day) => isWaiting({ habit, day })
  const todayButton = useRef<HTMLButtonElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const state: TodayState = isCheckedInToday(habit, today) ? 'done' : isWaitingOn(today) ? 'waiting' : 'open'
  const words = { title, name: child.name }
  const toggle = (day: Day, from: Element) => {
    if (isWaitingOn(day)) takeBack({ habit, child, day, today })
    else onCheckIn(day, from)
  }
  const undo = () => {
    control.current?.focus({ preventScroll: true })
    if (state === 'waiting') takeBack({ habit, child, day: today, today })
    else onUndo()
  }
  // The pressed day of the strip is no button any more; today's stays.
  const checkInOfStrip = (day: Day, from: Element) => {
    todayButton.current?.focus({ preventScroll: true })
    toggle(day, from)
  }
  return (
    <Card className="@container flex h-full flex-col gap-1.5 py-3!">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] @min-[14rem]:gap-x-3">
        <TitlePicture title={title} picture={picture} size={56} className="row-span-2 hidden @min-[14rem]:block" />
        <h2 className="type-h3 col-start-2">
          <HabitTitleButton title={title} onDetails={actions.onDetails} />
        </h2>
        <div className="col-start-3 -mt-2 -mr-2 h-6">
          <HabitMenu habit={habit} {...actions} />
        </div>
        {/* The room of a sentence in two lines is kept. */}
        <div className="col-span-2 col-start-2 min-h-10 text-small leading-5! @min-[30rem]:min-h-5">
          {sentence && state === 'done' ? (
            <p className="animate-fade text-pretty wrap-anywhere">{sentence}</p>
          ) : (
            <p className="text-text-2">
              <Facts facts={[cue && <HabitCue key="cue" cue={cue} />, signed(points)]} />
            </p>
          )}
        </div>
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
          ref={control}
          state={state}
          label={t(labels[state], words)}
          undoLabel={t('undoName', words)}
          isRest={stateOn(habit, today) === 'rest'}
          onCheckIn={(from) => toggle(today, from)}
          onUndo={undo}
        />
      </div>
    </Card>
  )
}
