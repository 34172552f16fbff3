import * as z from 'zod/mini'
import { badge, earnedBadges } from '#shared/badges/contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  actAndBalance,
  childParams,
  day,
  description,
  id,
  integer,
  line,
  picture,
  textLimits,
} from '#shared/contract/fields.ts'
import { difficulties, targetDays } from './rules.ts'

const difficulty = z.enum(difficulties)

/** A day of a habit: done, a rest (set or earned), missed, open (today and later), or before the first check-in. */
export const habitDay = z.object({ date: z.string(), state: z.enum(['done', 'rest', 'missed', 'open', 'before']) })

export type HabitDay = z.output<typeof habitDay>

export const habit = z.object({
  id: z.string(),
  childId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  cue: z.nullable(z.string()),
  /** The chosen picture; null where the title suggests one, absent in responses cached by older versions. */
  picture: z.nullish(picture),
  difficulty,
  /** Points of one check-in. */
  points: z.number(),
  targetDays: z.number(),
  /** Done days of the streak that ends yesterday or later. */
  currentStreak: z.number(),
  longestStreak: z.number(),
  checkinCount: z.number(),
  restsHeld: z.number(),
  isCompleted: z.boolean(),
  /** Whether today can be checked in. */
  canCheckin: z.boolean(),
  /** The act that checked in today, which the app can undo, or null. */
  todayActId: z.nullable(z.string()),
  /** The last 14 days, today last. */
  recentDays: z.array(habitDay),
  /** Set rest days among the next six; absent in responses cached by older versions. */
  restsAhead: z.optional(z.array(z.string())),
  createdAt: z.string(),
})

export type Habit = z.output<typeof habit>

export const newHabit = z.strictObject({
  childId: id,
  title: line(textLimits.title),
  description,
  cue: z.nullish(line(textLimits.title)),
  picture: z.nullish(picture),
  difficulty,
  points: z.optional(integer(1, 100)),
  targetDays: z.optional(integer(targetDays.min, targetDays.max, 'invalid_target')),
})

export const habitChanges = z.partial(z.omit(newHabit, { childId: true, difficulty: true, points: true }))
export const restChange = z.strictObject({
  from: day,
  to: day,
  /** Whether these days are rests now. */
  rest: z.boolean(),
})

const habitParams = z.object({ habitId: id })
const changeOptions = { act: true, params: habitParams, response: habit } as const

export const listHabits = endpoint('GET', '/api/habits/{childId}', {
  summary: 'Returns the habits of a child, newest first, with streaks, the last 14 days and future rest days.',
  scope: 'read',
  resource: 'children',
  params: childParams,
  response: z.array(habit),
})

export const addHabit = endpoint('POST', '/api/habits', {
  summary: 'Adds a habit; the difficulty determines the points of a check-in unless they are given.',
  scope: 'manage',
  resource: 'children',
  act: true,
  body: newHabit,
  status: 201,
  response: habit,
})

export const editHabit = endpoint('PUT', '/api/habits/{habitId}', {
  ...changeOptions,
  summary:
    'Changes the title, description or cue of a habit, or raises its target, which can also be lowered before the first check-in; a higher target reopens a completed habit.',
  scope: 'manage',
  resource: 'habits',
  body: habitChanges,
})

export const deleteHabit = endpoint('DELETE', '/api/habits/{habitId}', {
  summary: 'Deletes a habit; its activities and points remain. The response header Act-Id is the id for an undo.',
  scope: 'manage',
  resource: 'habits',
  act: true,
  actKinds: ['habit_deleted'],
  params: habitParams,
})

export const getCanCheckIn = endpoint('GET', '/api/habits/{habitId}/can-checkin', {
  summary: 'Returns whether a day (by default today in the family’s time zone) can be checked in.',
  scope: 'read',
  resource: 'habits',
  params: habitParams,
  query: z.strictObject({ date: z.optional(day) }),
  response: z.object({ canCheckin: z.boolean() }),
})

export const listCheckIns = endpoint('GET', '/api/habits/{habitId}/checkins', {
  summary:
    'Returns the check-ins between two days (by default the last 366), newest first; with include=rests also the rest days.',
  scope: 'read',
  resource: 'habits',
  params: habitParams,
  query: z.strictObject({ from: z.optional(day), to: z.optional(day), include: z.optional(z.enum(['rests'])) }),
  response: z.array(z.object({ date: z.string(), state: z.enum(['done', 'rest']) })),
})

export const checkIn = endpoint('POST', '/api/habits/{habitId}/checkin', {
  summary: 'Checks in a habit for a day, once; reaching the target also awards the bonus and the badge.',
  scope: 'record',
  resource: 'habits',
  act: true,
  actKinds: ['check_in'],
  params: habitParams,
  body: z.strictObject({ date: day }),
  response: z.object({
    ...habit.shape,
    ...actAndBalance,
    ...earnedBadges,
    pointsAwarded: z.number(),
    completed: z.boolean(),
    badge: z.nullable(badge),
  }),
})

export const restHabit = endpoint('PUT', '/api/habits/{habitId}/rests', {
  ...changeOptions,
  summary: 'Marks or unmarks a range of days as rest days of a habit.',
  scope: 'record',
  resource: 'habits',
  body: restChange,
})

export const restChild = endpoint('PUT', '/api/children/{childId}/rests', {
  summary: 'Marks or unmarks a range of days as rest days of all open habits of a child, and returns these habits.',
  scope: 'manage',
  resource: 'children',
  act: true,
  params: childParams,
  body: restChange,
  response: z.array(habit),
})

/** Returns the habits of all children that can be or were checked in today. */
export const listFamilyTodayHabits = endpoint('GET', '/api/today', {
  summary:
    'Returns the habits of all children of the family that are open or were completed today, in the order of the children.',
  scope: 'read',
  resource: 'family',
  response: z.array(z.object({ childId: z.string(), habits: z.array(habit) })),
})
