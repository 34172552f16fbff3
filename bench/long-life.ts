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
import { readSecret } from '#server/secret.ts'
import { createMember } from '#server/testing/factories.ts'
import { hello } from './app.ts'

/** A family with one child. */
export interface Life {
  childId: string
  /** A `Cookie` header that is signed in today. */
  cookie: string
}

const base = 'http://localhost'
const habits = 20
const skills = 50
/** A session is used for so many days; then the caregiver signs in again. */
const signedInDays = 100

const openApp = (database: Database, folder: string, clock: () => number) =>
  createApp({
    database,
    config: readConfig({ RATE_LIMITS: 'off', DATA_DIR: folder }, []),
    baseUrl: base,
    isOwnOrigin: () => true,
    clock,
    secret: readSecret(folder),
    limits: noRateLimits,
    mailer: null,
    version: 'bench',
    log: pino({ level: 'silent' }),
    webFolder: null,
  })

const addEverything = async (call: Call) => {
  const { id: childId } = await call(addChild, { body: { name: 'Mia' } })
  const habitIds: string[] = []
  for (let n = 0; n < habits; n++) {
    const body = { childId, title: `Habit ${n}`, difficulty: 'easy', targetDays: 365 } as const
    habitIds.push((await call(addHabit, { body })).id)
  }
  const skillIds: string[] = []
  for (let n = 0; n < skills; n++) {
    const body = { childId, title: `Challenge ${n}`, difficulty: 'easy', targetValue: 1_000_000 } as const
    skillIds.push((await call(addSkill, { body })).id)
  }
  return { childId, habitIds, skillIds }
}

/** A day in which every habit is checked in but on the last days of each month, and a score and an award are written. */
const liveADay = async (call: Call, n: number, date: string, own: Awaited<ReturnType<typeof addEverything>>) => {
  const isBreak = n % 30 > 25
  if (!isBreak) for (const habitId of own.habitIds) await call(checkIn, { params: { habitId }, body: { date } })
  const id = own.skillIds[n % skills] ?? ''
  await call(editSkill, { params: { id }, body: { currentBest: n + 1 } })
  await call(recordBehavior, { body: hello(own.childId) })
}

/**
 * Writes so many days of a family with one child, 20 habits and 50 challenges, up to now, through the real app under a
 * clock of its own: three years are 18,000 check-ins and more activities than that.
 */
export const liveFor = async (folder: string, days: number): Promise<Life> => {
  const end = Date.now()
  let now = end - days * dayMs
  const database = await connect({ folder })
  const app = openApp(database, folder, () => now)
  const cookies = createSessionCookie(base, readSecret(folder))
  const signIn = async (familyId?: string) => {
    const member = await createMember(database, familyId === undefined ? {} : { familyId }, now)
    const cookie = `${cookies.name}=${cookies.sign(member.token)}`
    const { call } = createClient(async (url, init) =>
      app.request(new URL(url, base), { ...init, headers: { ...init.headers, cookie } }),
    )
    return { ...member, cookie, call }
  }
  let ana = await signIn()
  const own = await addEverything(ana.call)
  for (let n = 0; n < days; n++, now += dayMs) {
    if (n % signedInDays === signedInDays - 1) ana = await signIn(ana.familyId)
    await liveADay(ana.call, n, dayIn(now, 'UTC'), own)
  }
  now = end
  const { cookie } = await signIn(ana.familyId)
  await database.close()
  return { childId: own.childId, cookie }
}
