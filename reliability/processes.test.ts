import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { signIn, signOut } from '#shared/auth/contract.ts'
import { endSession, listSessions } from '#shared/sessions/contract.ts'
import { deleteHabit } from '#shared/habits/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { createSignUpBody, password } from '#server/testing/accounts.ts'
import {
  award,
  getChild,
  describeOutcomes,
  completeSkill,
  redeem,
  createChild,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createUserClient, formatPreload, startApp, type AppProcess } from './app-process.ts'
import { signUpWithSecondFactor } from './browser.ts'
import { findLostOrDuplicated, startRepeatingWriters } from './repeating-writers.ts'
import { startTwoProcesses } from './two-processes.ts'

const requestsPerProcess = 10

/** Sends a request many times to both processes concurrently. */
const sendToBoth = <T, C>(both: readonly [C, C], send: (by: C) => Promise<T>) =>
  describeOutcomes(Array.from({ length: 2 * requestsPerProcess }, (_, n) => send(both[n % 2 === 0 ? 0 : 1])))

const countDone = (ended: readonly string[]) => ended.filter((one) => one === 'done').length

const createAddress = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')

/** Sends a request without a session, by default from an address of its own. */
const post = (app: AppProcess, path: string, body: unknown, from = createAddress()) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const signInFrom = (app: AppProcess, { email, password: guess }: { email: string; password: string }, from?: string) =>
  post(app, signIn.path, { email, password: guess }, from)

/** Sends a sign-in, again while the app only says that others are being checked, which counts as no attempt; returns the status. */
const sendUntilChecked = async (request: () => Promise<Response>): Promise<number> => {
  for (;;) {
    const response = await request()
    if (response.status !== 429) return response.status
    const { code } = z.parse(z.object({ code: z.string() }), await response.json())
    if (code !== 'busy') return response.status
  }
}

const signInOnceChecked = (...request: Parameters<typeof signInFrom>): Promise<number> =>
  sendUntilChecked(() => signInFrom(...request))

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const countByStatus = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (one) => one)].map(([one, all]) => [one, all.length]))

test('two processes start concurrently on an empty database', async ({ task }) => {
  const count = sampleSize(1, 20)
  const ended = []
  for (let n = 0; n < count; n++) {
    const { apps } = await startTwoProcesses({ RATE_LIMITS: 'on' })
    ended.push(...(await Promise.all(apps.map((app) => app.end()))))
  }
  const wrong = ended.filter(({ code }) => code !== 0).length
  reportCheck({ task }, { check: 'T13', what: 'starts of two processes at once on nothing', count, wrong })
  expect(wrong).toBe(0)
})

test('two processes share the limit of ten sign-in attempts per account and address', async ({ task }) => {
  // While a guess waits for its hash, it counts: given up as busy, it would be missing among the ten that are checked.
  const patient = { NODE_OPTIONS: formatPreload('longer-timeouts.ts') }
  const { apps } = await startTwoProcesses({ ...patient, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', SIGNUP: 'open' })
  const count = sampleSize(2, 100)
  let wrong = 0
  for (let n = 0; n < count; n++) {
    const own = createSignUpBody(`ana${n}@example.org`)
    expect((await post(apps[0], '/api/auth/sign-up/email', own)).status).toBe(201)
    const from = createAddress()
    const guess = (at: number) =>
      signInOnceChecked(apps[at % 2 === 0 ? 0 : 1], { email: own.email, password: `guess ${at}` }, from)
    const guessed = countByStatus(await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at))))
    const after = await Promise.all(apps.map((app) => signInFrom(app, own, from)))
    const rejected = after.every(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0)
    if (guessed[401] !== 10 || guessed[429] !== 20 || !rejected) wrong++
  }
  reportCheck({ task }, { check: 'T22', what: 'accounts guessed at over two processes', count, wrong })
  expect(wrong).toBe(0)
})

test('two processes share the limit of five wrong codes of a second factor [FAC-4, RUN-30]', async ({ task }) => {
  const { apps } = await startTwoProcesses({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', SIGNUP: 'open' })
  const count = sampleSize(1, 15)
  let wrong = 0
  for (let n = 0; n < count; n++) {
    const { email, nextCode } = await signUpWithSecondFactor(apps[n % 2 === 0 ? 0 : 1])
    const enter = (at: number, code: string) => post(apps[at % 2 === 0 ? 0 : 1], signIn.path, { email, password, code })
    const guesses = Array.from({ length: 12 }, (_, at) => sendUntilChecked(() => enter(at, `${at} is no code`)))
    const guessed = countByStatus(await Promise.all(guesses))
    const after = await Promise.all([0, 1].map((at) => enter(at, nextCode)))
    if (guessed[401] !== 5 || guessed[429] !== 7 || after.some(({ status }) => status !== 429)) wrong++
  }
  reportCheck({ task }, { check: 'T22', what: 'second factors guessed at over two processes', count, wrong })
  expect(wrong).toBe(0)
})

test('a session created by one process works at the other until either ends it', async ({ task }) => {
  const { apps } = await startTwoProcesses()
  const [first, second] = apps
  const count = sampleSize(10, 500)
  const own = createSignUpBody()
  expect((await post(first, '/api/auth/sign-up/email', own)).status).toBe(201)
  let wrong = 0
  for (let n = 0; n < count; n++) {
    const [begins, ends] = n % 2 === 0 ? [first, second] : [second, first]
    const cookie = cookieOf(await signInFrom(begins, own))
    const [client, otherClient] = [createUserClient(begins, { cookie }), createUserClient(ends, { cookie })]
    const [newest] = await otherClient.call(listSessions, {})
    if (n % 4 < 2) await otherClient.call(signOut, {})
    else await otherClient.call(endSession, { params: { id: newest?.id ?? '' } })
    const after = await Promise.all([client, otherClient].map(({ send }) => send('/api/auth/user')))
    if (after.some(({ status }) => status !== 401)) wrong++
  }
  reportCheck({ task }, { check: 'T18', what: 'sessions ended at the other process', count, wrong })
  expect(wrong).toBe(0)
})

test('one idempotency key at two processes concurrently has one effect and one response', async ({ task }) => {
  const { installation, first, second, childId } = await startTwoProcesses()
  const count = sampleSize(20, 2000)
  let wrong = 0
  for (let n = 1; n <= count; n++) {
    const body = JSON.stringify({ childId, type: 'reward', title: 'Fed the cat', points: 1 })
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const sent = [first, second, first, second].map(async ({ send }) => {
      const answer = await send('/api/behaviors', { method: 'POST', headers, body })
      return `${answer.status} ${await answer.text()}`
    })
    const answers = new Set(await Promise.all(sent))
    const [only = ''] = answers
    if (answers.size !== 1 || !only.startsWith('201') || !only.includes(`"balance":${n},`)) wrong++
  }
  expect(await getChild(second.call, childId)).toMatchObject({ points: count })
  reportCheck({ task }, { check: 'T6', what: 'keys at two processes at once', count, wrong })
  expect(wrong).toBe(0)
  expect(await installation.findDataFaults()).toEqual([])
})

test('a write at one process changes the ETag at the other', async ({ task }) => {
  const { first, second, childId } = await startTwoProcesses()
  const count = sampleSize(50, 2000)
  const poll = (by: typeof first, tag: string) =>
    by.send(`/api/activities/${childId}?limit=1`, { headers: { 'if-none-match': tag } })
  let tag = (await poll(first, '')).headers.get('etag') ?? ''
  let wrong = 0
  for (let n = 1; n <= count; n++) {
    const [writes, reads] = n % 2 === 0 ? [first, second] : [second, first]
    const { actId } = await award(writes.call, childId, 1)
    const seen = await poll(reads, tag)
    const text = await seen.text()
    tag = seen.headers.get('etag') ?? ''
    const again = await poll(writes, tag)
    if (seen.status !== 200 || !text.includes(actId) || again.status !== 304) wrong++
  }
  reportCheck({ task }, { check: 'T3', what: 'writes seen by the poll of the other process', count, wrong })
  expect(wrong).toBe(0)
})

test('two processes spend the last points once, check in a day once and complete a challenge once', async ({
  task,
}) => {
  const { installation, first, second, childId } = await startTwoProcesses()
  const both = [first.call, second.call] as const
  const count = sampleSize(8, 670)
  const today = dayIn(Date.now(), 'UTC')
  const reward = await createReward(first.call, childId, 40)
  const wrong = { coins: 0, days: 0, challenges: 0 }
  for (let n = 1; n <= count; n++) {
    await award(first.call, childId, 40 - (await getChild(second.call, childId)).points)
    if (countDone(await sendToBoth(both, (call) => redeem(call, reward))) !== 1) wrong.coins++
    const habit = await createHabit(first.call, childId, { title: `Habit ${n}` })
    if (countDone(await sendToBoth(both, (call) => checkIn(call, habit.id, today))) !== 1) wrong.days++
    const skill = await createSkill(second.call, childId, { title: `Challenge ${n}`, points: 7 })
    const { points } = await getChild(first.call, childId)
    await sendToBoth(both, (call) => completeSkill(call, skill.id))
    if ((await getChild(second.call, childId)).points !== points + 7) wrong.challenges++
    // The limit per child is 500.
    await first.call(deleteHabit, { params: { habitId: habit.id } })
    await first.call(deleteSkill, { params: { id: skill.id } })
  }
  reportCheck({ task }, { check: 'T4', what: 'races for the last coins over two processes', count, wrong: wrong.coins })
  reportCheck({ task }, { check: 'T5', what: 'races for a day over two processes', count, wrong: wrong.days })
  reportCheck(
    { task },
    { check: 'T5', what: 'races for a completion over two processes', count, wrong: wrong.challenges },
  )
  expect(wrong).toEqual({ coins: 0, days: 0, challenges: 0 })
  expect(await installation.findDataFaults()).toEqual([])
})

test('a kill of one of two processes loses and duplicates no acknowledged act', async ({ task }) => {
  const { installation, apps, member, first, childId } = await startTwoProcesses()
  const count = sampleSize(2, 50)
  const running = [...apps]
  const sibling = await createChild(first.call, 'Leo')
  const childIds = [childId, sibling.id]
  let turn = 0
  const anyUrl = () => running[turn++ % 2]?.url ?? ''
  const writers = startRepeatingWriters({ urlFor: anyUrl, member, childIds, clients: 8 })
  for (let n = 0; n < count; n++) {
    await writers.waitForMore(20 + randomInt(60))
    await running[n % 2]?.end('SIGKILL')
    await writers.waitForMore(20)
    running[n % 2] = await startApp(installation)
  }
  const rejected = await writers.stop()
  const wrong = [
    ...rejected,
    ...(await installation.open((database) => findLostOrDuplicated(database, writers.answered))),
  ]
  reportCheck({ task }, { check: 'T8', what: 'kills of one of two processes', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(await installation.findDataFaults()).toEqual([])
})
