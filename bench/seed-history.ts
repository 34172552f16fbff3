import { pino } from 'pino'
import { addChild } from '#shared/children/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { createClient, type Call } from '#shared/contract/client.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { dayMs } from '#shared/time/duration.ts'
import { dayIn } from '#shared/time/day.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { noRateLimits } from '#server/rate-limits.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { insertMemberWithSession } from '#server/testing/factories.ts'
import { createAwardBody } from './data-folder.ts'

/** A child, and the session of a member of its family. */
export interface ChildWithCookie {
  childId: string
  /** The `Cookie` header of the session. */
  cookie: string
}

const origin = 'http://localhost'
const habitCount = 20
const skillCount = 50
/** After this many days the member signs in again, before the session expires. */
const sessionDays = 100

const createAppWithClock = (database: Database, folder: string, clock: () => number) =>
  createApp({
    database,
    config: readConfig({ RATE_LIMITS: 'off', DATA_DIR: folder }, []),
    baseUrl: origin,
    isOwnOrigin: () => true,
    clock,
    secret: readOrCreateSecret(folder),
    limits: noRateLimits,
    mailer: null,
    version: 'bench',
    log: pino({ level: 'silent' }),
    webFolder: null,
  })

const addHabitsAndSkills = async (call: Call) => {
  const { id: childId } = await call(addChild, { body: { name: 'Mia' } })
  const habitIds: string[] = []
  for (let n = 0; n < habitCount; n++) {
    const body = { childId, title: `Habit ${n}`, difficulty: 'easy', targetDays: 365 } as const
    habitIds.push((await call(addHabit, { body })).id)
  }
  const skillIds: string[] = []
  for (let n = 0; n < skillCount; n++) {
    const body = { childId, title: `Challenge ${n}`, difficulty: 'easy', targetValue: 1_000_000 } as const
    skillIds.push((await call(addSkill, { body })).id)
  }
  return { childId, habitIds, skillIds }
}

/** Adds one day: a check-in of every habit except in the last four days of each 30, a score and an award. */
const addDay = async (
  call: Call,
  day: number,
  date: string,
  { childId, habitIds, skillIds }: Awaited<ReturnType<typeof addHabitsAndSkills>>,
) => {
  const hasCheckIns = day % 30 <= 25
  if (hasCheckIns) for (const habitId of habitIds) await call(checkIn, { params: { habitId }, body: { date } })
  const id = skillIds[day % skillCount] ?? ''
  await call(editSkill, { params: { id }, body: { currentBest: day + 1 } })
  await call(recordBehavior, { body: createAwardBody(childId) })
}

/**
 * Creates a family with one child, 20 habits and 50 challenges, and that many days of history up to now. It calls the
 * real app with a simulated clock; three years are 18,000 check-ins and even more activities.
 */
export const seedHistory = async (folder: string, days: number): Promise<ChildWithCookie> => {
  const end = Date.now()
  let now = end - days * dayMs
  const database = await connect({ folder })
  const app = createAppWithClock(database, folder, () => now)
  const cookies = createSessionCookie(origin, readOrCreateSecret(folder))
  const signIn = async (familyId?: string) => {
    const member = await insertMemberWithSession(database, familyId === undefined ? {} : { familyId }, now)
    const cookie = `${cookies.name}=${cookies.sign(member.token)}`
    const { call } = createClient(async (url, init) =>
      app.request(new URL(url, origin), { ...init, headers: { ...init.headers, cookie } }),
    )
    return { ...member, cookie, call }
  }
  let session = await signIn()
  const added = await addHabitsAndSkills(session.call)
  for (let day = 0; day < days; day++, now += dayMs) {
    if (day % sessionDays === sessionDays - 1) session = await signIn(session.familyId)
    await addDay(session.call, day, dayIn(now, 'UTC'), added)
  }
  now = end
  const { cookie } = await signIn(session.familyId)
  await database.close()
  return { childId: added.childId, cookie }
}
