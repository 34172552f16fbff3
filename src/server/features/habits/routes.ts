import * as contract from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { canAccessChild } from '#server/child-access.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { habitDeletion } from '#server/ledger/soft-delete.ts'
import { checkIn } from './check-in.ts'
import { addHabit, editHabit } from './add-and-edit-habit.ts'
import { computeRecentDates, isAllowedCheckInDay, toHabit } from './habit-view.ts'
import { listCheckIns } from './list-check-ins.ts'
import { restChild, restHabit } from './set-rests.ts'
import { getHabit, listChildIds, listFamilyHabits, listHabits } from './store.ts'

const createQueryRoutes = (): Route[] => [
  queryRoute(contract.listHabits, async ({ db, member, params, now }) => {
    const current = computeRecentDates(now, member.timeZone)
    await readChildVersion(db, member.familyId, params.childId)
    const habits = await listHabits(db, member.familyId, params.childId, current.today)
    return habits.map((habit) => toHabit(habit, current))
  }),

  queryRoute(contract.getCanCheckIn, async ({ db, member, params, query, now }) => {
    const current = computeRecentDates(now, member.timeZone)
    const date = query.date ?? current.today
    const habit = await getHabit(db, member.familyId, params.habitId, date)
    return { canCheckin: habit.completedAt === null && habit.actId === null && isAllowedCheckInDay(date, current) }
  }),

  queryRoute(contract.listCheckIns, async ({ db, member, params, query, now }) =>
    listCheckIns(db, member.familyId, params.habitId, query, computeRecentDates(now, member.timeZone)),
  ),

  queryRoute(contract.listFamilyTodayHabits, async ({ db, member, now }) => {
    const current = computeRecentDates(now, member.timeZone)
    const { today } = current
    const childIds = (await listChildIds(db, member.familyId)).filter((id) => canAccessChild(member, id))
    const habits = await listFamilyHabits(db, member.familyId, today, addDays(today, -2))
    const shown = habits.filter(({ completedAt, actId }) => completedAt === null || actId !== null)
    const byChild = Map.groupBy(shown, ({ view }) => view.childId)
    return childIds.map((childId) => ({
      childId,
      habits: (byChild.get(childId) ?? []).map((habit) => toHabit(habit, current)),
    }))
  }),
]

const createCommandRoutes = (): Route[] => [
  commandRoute(contract.addHabit, addHabit),
  commandRoute(contract.editHabit, editHabit),
  commandRoute(contract.deleteHabit, async ({ tx, act, params }) => habitDeletion.remove(tx, act, params.habitId)),
  commandRoute(contract.checkIn, checkIn),
  commandRoute(contract.restHabit, restHabit),
  commandRoute(contract.restChild, restChild),
]

export const habitsRoutes = (): Route[] => [...createQueryRoutes(), ...createCommandRoutes()]
