import type { Habit } from '#shared/habits/contract.ts'
import * as contract from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { orNotFound } from '#server/errors.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import type { ActResult } from '#server/ledger/act.ts'
import { childVersion } from '#server/ledger/child-lock.ts'
import { checkIn } from './check-in.ts'
import { habitDeletion } from '#server/ledger/soft-delete.ts'
import { addHabit, editHabit } from './edit-habit.ts'
import { calendarOf, isWithinReach, toHabit } from './habit-view.ts'
import { listCheckIns } from './list-check-ins.ts'
import { restChild, restHabit } from './rest.ts'
import { childIdsOf, habitById, habitsOf, habitsOfFamily } from './store.ts'

const readRoutes = (): Route[] => [
  queryRoute(contract.listHabits, async ({ db, member, params, now }) => {
    const calendar = calendarOf(now, member.timeZone)
    await childVersion(db, member.familyId, params.childId)
    const habits = await habitsOf(db, member.familyId, params.childId, calendar.today)
    return habits.map((habit) => toHabit(habit, calendar))
  }),

  queryRoute(contract.canCheckIn, async ({ db, member, params, query, now }) => {
    const calendar = calendarOf(now, member.timeZone)
    const date = query.date ?? calendar.today
    const { completed_at: completedAt, act_id: actId } = orNotFound(
      await habitById(db, member.familyId, params.habitId, date),
    )
    return { canCheckin: completedAt === null && actId === null && isWithinReach(date, calendar) }
  }),

  queryRoute(contract.listCheckIns, async ({ db, member, params, query, now }) =>
    listCheckIns(db, member.familyId, params.habitId, query, calendarOf(now, member.timeZone)),
  ),

  queryRoute(contract.listToday, async ({ db, member, now }) => {
    const calendar = calendarOf(now, member.timeZone)
    const { today } = calendar
    const children = await childIdsOf(db, member.familyId)
    const habits = await habitsOfFamily(db, member.familyId, today, addDays(today, -2))
    const shown = habits.filter(({ completed_at: at, act_id: actId }) => at === null || actId !== null)
    const byChild = Map.groupBy(shown, ({ child_id: childId }) => childId)
    return children.map((childId) => ({
      childId,
      habits: (byChild.get(childId) ?? []).map((habit) => toHabit(habit, calendar)),
    }))
  }),
]

const told = (habit: Habit): ActResult<Habit> => ({ response: habit, effect: { kind: null, childId: habit.childId } })

const actRoutes = (): Route[] => [
  commandRoute(contract.addHabit, async ({ tx, act, body, member, now }) =>
    told(await addHabit(tx, act, body, calendarOf(now, member.timeZone))),
  ),

  commandRoute(contract.editHabit, async ({ tx, act, params, body, member, now }) =>
    told(await editHabit(tx, act, params.habitId, body, calendarOf(now, member.timeZone))),
  ),

  commandRoute(contract.deleteHabit, async ({ tx, act, params }) => habitDeletion.remove(tx, act, params.habitId)),

  commandRoute(contract.checkIn, async ({ tx, act, params, body, member, now }) =>
    checkIn(tx, act, params.habitId, body.date, calendarOf(now, member.timeZone)),
  ),

  commandRoute(contract.restHabit, async ({ tx, act, params, body, member, now }) =>
    told(await restHabit(tx, act, params.habitId, body, calendarOf(now, member.timeZone))),
  ),

  commandRoute(contract.restChild, async ({ tx, act, params, body, member, now }) => ({
    response: await restChild(tx, act, params.childId, body, calendarOf(now, member.timeZone)),
    effect: { kind: null, childId: params.childId },
  })),
]

/** Habits: list, add, edit, delete, days, rests, and the evening of the whole family. */
export const habitsRoutes = (): Route[] => [...readRoutes(), ...actRoutes()]
