import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useFormatCue } from './cue.ts'
import { canCheckInPastDay, isCheckedInToday, stateOn, listWeek } from './habit-days.ts'
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
  const { title, cue, difficulty, points } = habit
  const t = useTranslations('habits')
  const signed = useFormatSigned()
  const cueText = useFormatCue()
  const todayButton = useRef<HTMLButtonElement>(null)
  const yesterday = addDays(today, -1)
  // The pressed button may be removed; today's in the strip stays.
  const checkIn = (day: Day, from: Element) => {
    todayButton.current?.focus({ preventScroll: true })
    onCheckIn(day, from)
  }
  const fillsYesterday = canCheckInPastDay(habit, yesterday, today) && !listWeek(today).includes(yesterday)
  return (
    <Card className="@container flex h-full flex-col gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] @min-[14rem]:gap-x-3">
        <ModuleIcon module="leaf" className="row-span-2 mt-0.5 hidden @min-[14rem]:block" />
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
          {cue !== null && `${cueText(cue)} · `}
          {t('aDay', { difficulty: t(`difficulty.${difficulty}`), points: signed(points) })}
        </p>
      </div>
      <WeekStrip habit={habit} today={today} todayRef={todayButton} onCheckIn={checkIn} onUndo={onUndo} />
      <HabitProgress habit={habit} today={today} />
      {!isCheckedInToday(habit, today) && (
        <Button
          tone={stateOn(habit, today) === 'rest' ? 'soft' : 'leaf'}
          className="mt-auto w-full"
          aria-label={t('checkInName', { title, name: child.name })}
          onClick={({ currentTarget }) => checkIn(today, currentTarget)}
        >
          {t('checkIn')}
        </Button>
      )}
    </Card>
  )
}

/** Renders the streak and target, the rests available, the check-ins and the longest streak. */
function HabitProgress({ habit, today }: { habit: Habit; today: Day }) {
  const t = useTranslations('habits')
  const format = useFormatter()
  const { title, currentStreak, targetDays, restsHeld, checkinCount, longestStreak } = habit
  const run = { count: currentStreak, target: targetDays }
  const strong = (text: React.ReactNode) => <b className="font-round font-semibold text-text tabular-nums">{text}</b>
  return (
    <div className="grid gap-2">
      <Progress
        tone="leaf"
        label={t('progress', { title })}
        value={currentStreak}
        max={targetDays}
        valueText={t('run', run)}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-text-2">
        <span className="min-w-0 text-pretty">
          {t.rich('runRich', { ...run, n: () => strong(format.number(currentStreak)) })}
          {currentStreak < targetDays && ` · ${t('remaining', { count: targetDays - currentStreak })}`}
        </span>
        {isCheckedInToday(habit, today) ? (
          <span className="font-semibold text-positive">
            <Icon name="check" size={18} className="mr-1 -mt-0.5 inline" />
            {t('doneToday')}
          </span>
        ) : stateOn(habit, today) === 'rest' ? (
          <span>{t('restToday')}</span>
        ) : (
          restsHeld > 0 && <span>{t('rests', { count: restsHeld })}</span>
        )}
      </p>
      <p className="text-meta text-text-2">
        {t('checkIns', { count: checkinCount })} · {t('longest', { count: longestStreak })}
      </p>
    </div>
  )
}
