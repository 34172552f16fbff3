import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { signIn, signUp } from '#shared/auth/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { createClient, type Call } from '#shared/contract/client.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { newId } from '#server/ids.ts'
import { createSignUpBody, password } from '#server/testing/accounts.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createInstallation, startApp, type AppProcess } from './app-process.ts'

const timeZone = 'Europe/Madrid'

/** Instants to step to; the last two are a second before a clock change of the family. */
const instants = [
  '1970-01-02T12:00:00Z',
  '2038-01-19T03:14:07Z',
  '2100-02-28T22:59:59Z',
  '2027-03-28T00:59:59Z',
  '2026-10-25T00:59:59Z',
].map((instant) => Date.parse(instant))

/** Returns the instants after the steps: slightly back, two days ahead, or elsewhere. */
const createSteps = (count: number, seed: number) => {
  let at = Date.parse('2026-11-20T10:00:00Z')
  return Array.from({ length: count }, (_, n) => {
    const choice = (seed + n * 7) % 9
    at = instants[choice] ?? at + (choice % 2 === 0 ? -3 * hourMs : 2 * dayMs)
    return at
  })
}

/** Returns a signed-out client that keeps its cookie; `signInAgain` replaces its session, which a clock step may have ended. */
const createCaregiver = ({ url }: AppProcess) => {
  let cookie = ''
  const send = async (to: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    const answer = await fetch(new URL(to, url), { ...init, headers })
    const [setCookie] = answer.headers.getSetCookie()
    if (setCookie !== undefined) cookie = setCookie.split(';')[0] ?? ''
    return answer
  }
  const { call } = createClient(send)
  const signInAgain = async () => {
    cookie = ''
    await call(signIn, { body: { email: createSignUpBody().email, password } })
  }
  return { call, signInAgain }
}

interface ExpectedState {
  childId: string
  habitId: string
  /** Points of all acts in order. */
  allPoints: number[]
  days: Set<string>
}

const recordAndCheck = async (
  call: Call,
  { childId, habitId, allPoints, days }: ExpectedState,
  at: number,
): Promise<string[]> => {
  const wrong: string[] = []
  const key = newId(at)
  const points = (allPoints.length % 9) + 3
  const input = { body: { childId, type: 'reward', title: 'Sang', points } } as const
  const first = await call(recordBehavior, input, { key })
  const second = await call(recordBehavior, input, { key })
  allPoints.push(points)
  if (JSON.stringify(first) !== JSON.stringify(second)) wrong.push(`two answers to ${key}`)
  const date = dayIn(at, timeZone)
  const [outcome] = await describeOutcomes([call(checkIn, { params: { habitId }, body: { date } })])
  const expected = days.has(date) ? '409 already_checked_in' : 'done'
  if (outcome !== expected) wrong.push(`the check-in of ${date} came to ${outcome}, not ${expected}`)
  if (outcome === 'done') allPoints.push(2)
  days.add(date)
  const shown = await call(listActivities, { params: { childId }, query: { limit: '200' } })
  const newest = shown.map((row) => row.points).toReversed()
  if (newest.join() !== allPoints.slice(-newest.length).join()) wrong.push('the ledger has another order than the acts')
  const child = (await call(listChildren, {})).find(({ id }) => id === childId)
  if (child?.points !== allPoints.reduce((sum, n) => sum + n, 0)) wrong.push(`the balance is ${child?.points}`)
  return wrong
}

test('clock steps in a running process lose no day and reorder no activities', async (context) => {
  const steps = createSteps(sampleSize(9, 300), inject('seed') % 9)
  const installation = await createInstallation()
  const clock = path.join(installation.folder, 'clock')
  let at = steps[0] ?? 0
  const setClock = (to: number) => {
    at = to
    writeFileSync(clock, String(to - Date.now()))
  }
  setClock(Date.parse('2026-11-20T09:00:00Z'))
  const preload = path.resolve(import.meta.dirname, 'offset-clock.ts')
  const app = await startApp(installation, { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${preload}` })
  const caregiver = createCaregiver(app)
  await caregiver.call(signUp, { body: { ...createSignUpBody(), timeZone } })
  const { id: childId } = await caregiver.call(addChild, { body: { name: 'Mia' } })
  const body = { childId, title: 'Teeth', difficulty: 'easy', targetDays: 365 } as const
  const { id: habitId } = await caregiver.call(addHabit, { body })
  const expectedState: ExpectedState = { childId, habitId, allPoints: [], days: new Set() }
  const wrong: string[] = []
  for (const step of steps) {
    setClock(step)
    await caregiver.signInAgain()
    wrong.push(...(await recordAndCheck(caregiver.call, expectedState, at)))
  }
  expect(await app.end()).toEqual({ code: 0, signal: null })
  wrong.push(...(await installation.findDataFaults()))
  reportCheck(context, {
    check: 'T16',
    what: 'steps of the clock of a running process',
    count: steps.length,
    wrong: wrong.length,
  })
  expect(wrong).toEqual([])
})
