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
import { addBadgesToFeast, useDeedFeast } from '#web/ledger/deed-feast.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { showNotice, showUndone, type Message } from '#web/ui/message.ts'
import { addToCheckInGroup, removeFromCheckInGroup } from './check-in-group.ts'
import { applyCheckInUndo } from './habit-days.ts'
import { HabitRunText } from './habit-run-text.tsx'
import { findCachedHabit, refetchHabits, replaceCachedHabit, updateCachedHabit } from './habit-cache.ts'
import { useCelebrateEveryoneDone } from './use-everyone-done.ts'
import { useNameOfCheckIn } from './waiting-check-ins.ts'
import { checkInCommandOptions, computeCheckInPoints, type CheckIn, type CheckInUndo } from './pending-check-ins.ts'

/** `undo(checkIns, earlier)`: undoes check-ins, with one message for all of them; what an earlier one says stands again. */
export const useUndoCheckIns = () => {
  const t = useTranslations()
  const { send } = useCommand(undoAct, {
    ...checkInCommandOptions,
    input: ({ actId, habit }: CheckInUndo, client) => {
      const id = actId ?? findCachedHabit(client, habit)?.todayActId
      if (!id) return null
      removeFromCheckInGroup(id)
      return { params: { id } }
    },
    optimistic: ({ child, points }) => ({ childId: child.id, points: -points }),
    update: (client, _, { habit, day, today }) =>
      updateCachedHabit(client, habit, (cached) => applyCheckInUndo(cached, day, today)),
    onError: (_, { child }, client) => refetchHabits(client, child.id),
    failure: t('acts.undoFailed'),
  })

  return async (checkIns: readonly CheckInUndo[], earlier?: Message): Promise<void> => {
    const [only] = checkIns
    if (!only) return
    // Newest first: a later one may depend on an earlier one.
    const results = await Promise.all(checkIns.toReversed().map((checkIn) => send(checkIn)))
    if (!results.every(Boolean)) return
    const count = checkIns.length
    const title = count === 1 ? t('habits.undone', { title: only.habit.title }) : t('habits.allUndone', { count })
    const isOfOne = checkIns.every(({ child }) => child.id === only.child.id)
    const ofChild = isOfOne && { child: only.child, description: t('acts.undoneFor', { name: only.child.name }) }
    showUndone({ kind: 'undone', title, ...ofChild }, earlier)
  }
}

/** Returns the points of each child, in the order of the first check-ins. */
const sumByChild = (checkIns: readonly CheckInUndo[]): { name: string; points: number }[] => {
  const sums = new Map<string, { name: string; points: number }>()
  for (const { child, points } of checkIns) {
    const before = sums.get(child.id)?.points ?? 0
    sums.set(child.id, { name: child.name, points: before + points })
  }
  return Array.from(sums.values())
}

/**
 * `messageOf(checkIn)`: returns a message with Undo; consecutive check-ins share one, which names the last one and says the
 * points of each child, with Undo of the last one, after which the earlier ones stand again, and Undo all.
 */
const useCheckInMessage = () => {
  const t = useTranslations('habits')
  const awards = useTranslations('awards')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const dayText = useFormatCalendarDay()
  const undo = useUndoCheckIns()
  const joinFacts = useJoinFacts()

  const describeOne = ({ child, habit, day, today, points, isCompleted = false }: CheckInUndo) => {
    const values = { points: signed(points), name: child.name }
    const isToday = day === today
    if (isCompleted) return { description: t('checkedInCompleted', values) }
    const run = t('run', { count: habit.currentStreak, target: habit.targetDays })
    return {
      description: isToday
        ? t('checkedIn', { ...values, run })
        : t('filledIn', { ...values, day: dayText(day, 'weekday') }),
      sentence: habit.checkinCount === 1 && isToday ? t('firstDay') : undefined,
    }
  }

  const describeSum = (all: readonly CheckInUndo[]): string => {
    const sums = sumByChild(all).map(({ name, points }) => ({ name, points: signed(points) }))
    const [only, ...others] = sums
    if (only && others.length === 0) return awards('allFor', only)
    const parts = sums.map((sum) => awards('sum', sum))
    return awards('all', { count: all.length, sums: parts.join(awards('sumSeparator')) })
  }

  const describe = (all: readonly CheckInUndo[], last: CheckInUndo): Message => {
    const { child, habit, points } = last
    const earlier = standAgain(all.slice(0, -1))
    const action = { label: common('undo'), onClick: () => void undo([last], earlier) }
    if (!earlier) return { title: habit.title, child, action, ...describeOne(last) }
    return {
      title: joinFacts(signed(points), habit.title),
      description: describeSum(all),
      child,
      action,
      other: { label: awards('undoAll'), onClick: () => void undo(all) },
      earlier,
    }
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
    success: (saved, { child, day, today, isOnCard }) => {
      const { actId, completed } = saved
      if (day === today) celebrateEveryoneDone(today).catch(() => undefined)
      const points = computeCheckInPoints(saved, completed)
      const message = messageOf({
        kind: 'undo',
        actId,
        habit: saved,
        child,
        day,
        today,
        points,
        isCompleted: completed,
      })
      // The first one and a completion are celebrated.
      const isQuiet = isOnCard && !completed && saved.checkinCount > 1
      return { ...message, isQuiet, feast: toFeast(saved, child, today, points) }
    },
    onError: (error, { child }, client) => {
      refetchHabits(client, child.id)
      if (!(error instanceof ApiError) || error.code !== 'already_checked_in') return false
      showNotice({ title: t('already') })
      return true
    },
    failure: t('checkInFailed'),
    nameOf,
  })
}
