import { createElement } from 'react'
import { useTranslations } from 'use-intl'
import { undoAct } from '#shared/acts/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { checkIn } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { usePraise } from '#web/ledger/use-praise.ts'
import { addBadgesToFeast, useDeedFeast } from '#web/ledger/deed-feast.ts'
import { useCelebrateEveryoneDone } from '#web/ledger/use-everyone-done.ts'
import { showNotice, showUndone, type Message } from '#web/ui/message.ts'
import { addToCheckInGroup, removeFromCheckInGroup } from './check-in-group.ts'
import { applyCheckInUndo, listDaysOfEarlierStreaks } from './habit-days.ts'
import { HabitRunText } from './habit-run-text.tsx'
import { findCachedHabit, refetchHabits, replaceCachedHabit, updateCachedHabit } from './habit-cache.ts'
import { keyOfCheckIn, useNameOfCheckIn } from './waiting-check-ins.ts'
import { checkInCommandOptions, computeCheckInPoints, type CheckIn, type CheckInUndo } from './pending-check-ins.ts'

interface SentUndo extends CheckInUndo {
  /** The message of an earlier check-in, which is shown again. */
  earlier: Message | undefined
  /** When it was tapped, in milliseconds since the page was opened. */
  sentAt: number
}

/** `undo(checkIn, earlier)`: undoes a check-in; the message of an earlier one is shown again. */
export const useUndoCheckIn = () => {
  const t = useTranslations()
  const { send } = useCommand(undoAct, {
    ...checkInCommandOptions,
    input: ({ actId, habit }: SentUndo, client) => {
      const id = actId ?? findCachedHabit(client, habit)?.todayActId
      if (!id) return null
      removeFromCheckInGroup(id)
      return { params: { id } }
    },
    optimistic: ({ child, points }) => ({ childId: child.id, points: -points }),
    update: (client, _, { habit, day, today }) =>
      updateCachedHabit(client, habit, (cached) => applyCheckInUndo(cached, day, today)),
    success: (_, { child, habit, earlier, sentAt }) => {
      const title = t('habits.undone', { title: habit.title })
      const description = t('acts.undoneFor', { name: child.name })
      showUndone({ kind: 'undone', title, child, description }, { earlier, sentAt })
    },
    onError: (_, { child }, client) => refetchHabits(client, child.id),
    failure: t('acts.undoFailed'),
  })

  return (checkIn: CheckInUndo, earlier?: Message): void =>
    void send({ ...checkIn, earlier, sentAt: performance.now() })
}

/**
 * `messageOf(checkIn)`: returns a message with Undo, after which the message of a check-in soon before it is shown
 * again.
 */
const useCheckInMessage = () => {
  const t = useTranslations('habits')
  const awards = useTranslations('awards')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const dayText = useFormatCalendarDay()
  const undo = useUndoCheckIn()

  const describeOne = ({ child, habit, day, today, points, isCompleted = false, sentence }: CheckInUndo) => {
    const values = { points: signed(points), name: child.name }
    if (sentence !== undefined) return { title: awards('awarded', { ...values, title: habit.title }), sentence }
    const isToday = day === today
    const isApart = listDaysOfEarlierStreaks(habit).includes(day)
    if (isCompleted) return { description: t('checkedInCompleted', values) }
    const run = t('run', { count: habit.currentStreak, target: habit.targetDays })
    return {
      description: isToday
        ? t('checkedIn', { ...values, run })
        : t('filledIn', { ...values, day: dayText(day, 'weekday') }),
      sentence: habit.checkinCount === 1 && isToday ? t('firstDay') : isApart ? t('filledApart') : undefined,
    }
  }

  const describe = (all: readonly CheckInUndo[], last: CheckInUndo): Message => {
    const earlier = standAgain(all.slice(0, -1))
    const action = { label: common('undo'), onClick: () => undo(last, earlier) }
    const { habit, child, isQuiet } = last
    return { title: habit.title, child, isQuiet, action, ...describeOne(last), earlier }
  }

  const standAgain = (all: readonly CheckInUndo[]): Message | undefined => {
    const last = all.at(-1)
    return last && describe(all, last)
  }

  return (added: CheckInUndo): Message => {
    const { all, end } = addToCheckInGroup(added)
    return { ...describe(all, added), onEnd: end }
  }
}

/** `toFeast(saved, child, today, points)`: returns the feast of a check-in that completed its habit, was the first award or earned badges. */
const useCheckInFeast = () => {
  const t = useTranslations('habits')
  const toFirstLightFeast = useDeedFeast()
  return (saved: ResponseBody<typeof checkIn>, child: CheckIn['child'], today: Day, points: number) => {
    const { title, badge, badges, completed, targetDays } = saved
    if (!completed) return toFirstLightFeast(child, title, points, badges)
    const text = createElement(HabitRunText, { habit: saved, today })
    const feast = {
      child,
      title: t('feastTitle', { title, days: targetDays }),
      text,
      points,
      iconName: badge?.iconName,
    }
    return addBadgesToFeast(feast, { child, points, badges: badges ?? (badge ? [badge] : []) })
  }
}

/** `send(checkIn)`: checks a habit in for a day. */
export const useCheckIn = () => {
  const t = useTranslations('habits')
  const awards = useTranslations('awards')
  const praise = usePraise()
  const nameOf = useNameOfCheckIn()
  const messageOf = useCheckInMessage()
  const toFeast = useCheckInFeast()
  const celebrateEveryoneDone = useCelebrateEveryoneDone()
  return useCommand(checkIn, {
    ...checkInCommandOptions,
    input: ({ habit, day }: CheckIn) => ({ params: { habitId: habit.id }, body: { date: day } }),
    optimistic: ({ habit, child }) => ({ childId: child.id, points: habit.points }),
    celebrate: ({ habit, child, element }) => ({ child, points: habit.points, element }),
    update: (
      client,
      { actId: _, balance: __, pointsAwarded: ___, completed: ____, badge: _____, badges: ______, ...habit },
    ) => replaceCachedHabit(client, habit),
    success: (saved, { child, day, today, isOnCard, onPraised }) => {
      const { actId, completed } = saved
      if (day === today) celebrateEveryoneDone(today).catch(() => undefined)
      const points = computeCheckInPoints(saved, completed)
      // The first one and a completion are celebrated.
      const isUsual = isOnCard && !completed && saved.checkinCount > 1
      const praised = isUsual ? praise({ topic: 'habit', title: saved.title }) : null
      const sentence = praised === null ? undefined : awards('say', { sentence: praised })
      if (sentence !== undefined) onPraised?.(sentence)
      const message = messageOf({
        kind: 'undo',
        actId,
        habit: saved,
        child,
        day,
        today,
        points,
        isCompleted: completed,
        sentence,
        isQuiet: isOnCard && !completed,
      })
      return { ...message, feast: toFeast(saved, child, today, points) }
    },
    onError: (error, { child }, client) => {
      refetchHabits(client, child.id)
      if (!(error instanceof ApiError) || error.code !== 'already_checked_in') return false
      showNotice({ title: t('already') })
      return true
    },
    failure: t('checkInFailed'),
    nameOf,
    keyOf: keyOfCheckIn,
  })
}
