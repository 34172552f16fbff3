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
import { showMessage, showNotice, type Message } from '#web/ui/message.ts'
import { addToCheckInGroup, removeFromCheckInGroup } from './check-in-group.ts'
import { applyCheckInUndo } from './habit-days.ts'
import { HabitRunText } from './habit-run-text.tsx'
import { findCachedHabit, refetchHabits, replaceCachedHabit, updateCachedHabit } from './habit-cache.ts'
import { useCelebrateEveryoneDone } from './use-everyone-done.ts'
import { useNameOfCheckIn } from './waiting-check-ins.ts'
import { checkInCommandOptions, computeCheckInPoints, type CheckIn, type CheckInUndo } from './pending-check-ins.ts'

/** `undo(checkIns)`: undoes check-ins, with one message for all of them. */
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

  return async (checkIns: readonly CheckInUndo[]): Promise<void> => {
    const [only] = checkIns
    if (!only) return
    // Newest first: a later one may depend on an earlier one.
    const results = await Promise.all(checkIns.toReversed().map((checkIn) => send(checkIn)))
    if (!results.every(Boolean)) return
    const count = checkIns.length
    showMessage({
      kind: 'undone',
      title: count === 1 ? t('habits.undone', { title: only.habit.title }) : t('habits.allUndone', { count }),
    })
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

/** `messageOf(checkIn, isCompleted)`: returns a message with Undo; consecutive check-ins share one, which names the last one and says the points of each child, with Undo of the last one and Undo all. */
const useCheckInMessage = () => {
  const t = useTranslations('habits')
  const awards = useTranslations('awards')
  const common = useTranslations('common')
  const signed = useFormatSigned()
  const dayText = useFormatCalendarDay()
  const undo = useUndoCheckIns()
  const joinFacts = useJoinFacts()

  const describe = ({ child, day, today, points }: CheckInUndo, isCompleted: boolean): string => {
    const values = { points: signed(points), name: child.name }
    if (isCompleted) return t('checkedInCompleted', values)
    return day === today ? t('checkedIn', values) : t('filledIn', { ...values, day: dayText(day, 'weekday') })
  }

  return (added: CheckInUndo, isCompleted: boolean): Message => {
    const { all, end } = addToCheckInGroup(added)
    const undoing = (label: string, checkIns: readonly CheckInUndo[]) => ({ label, onClick: () => void undo(checkIns) })
    const { child, habit, day, today, points } = added
    const one = { title: habit.title, child, action: undoing(common('undo'), [added]), onEnd: end }
    if (all.length === 1) {
      const isFirst = habit.checkinCount === 1 && day === today && !isCompleted
      return { ...one, description: describe(added, isCompleted), sentence: isFirst ? t('firstDay') : undefined }
    }
    const sums = sumByChild(all).map(({ name, points }) => ({ name, points: signed(points) }))
    const [only, ...others] = sums
    return {
      ...one,
      title: joinFacts(signed(points), habit.title),
      description: awards('all', {
        count: all.length,
        sums:
          only && others.length === 0
            ? awards('sumFor', only)
            : sums.map((sum) => awards('sum', sum)).join(awards('sumSeparator')),
      }),
      other: undoing(awards('undoAll'), all),
    }
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
      const message = messageOf({ kind: 'undo', actId, habit: saved, child, day, today, points }, completed)
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
