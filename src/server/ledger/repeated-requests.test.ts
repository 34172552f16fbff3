import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/time/day.ts'
import { award, readProblem, createChild, createReward, createSkill } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { purgeExpired } from './purge-expired.ts'
import { verify } from './verify.ts'

interface ActRequest {
  method: 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: object
}

const readResponse = async (response: Response) => ({ status: response.status, text: await response.text() })

const readErrorCode = async (response: Response) => [response.status, (await readProblem(response)).code]

const sendWithKey = (by: TestClient, { method, url, body }: ActRequest, key: string) =>
  by.send(url, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const createFamilies = async (app: TestApp) => {
  const ana = await app.member()
  const ben = await app.member({ familyId: ana.familyId })
  const stranger = await app.member()
  const { id: childId } = await createChild(ana.call)
  const siblings: string[] = []
  for (let n = 0; n < 8; n++) siblings.push((await createChild(ana.call, `Child ${n}`)).id)
  const other = await createChild(stranger.call)
  const skill = await createSkill(ana.call, childId, { targetValue: 1e9 })
  const reward = await createReward(ana.call, childId, 3)
  return { ana, ben, stranger, childId, siblings, other, skill, reward }
}

type Families = Awaited<ReturnType<typeof createFamilies>>

/** Creates what a request needs and returns a valid request, of a different kind for each `n`. */
const createRequest = async (
  app: TestApp,
  { ana, childId, siblings, skill, reward }: Families,
  n: number,
): Promise<ActRequest> => {
  const sibling = siblings[n % siblings.length] ?? childId
  const now = dayIn(app.clock.now(), 'UTC')
  const kinds: readonly (() => Promise<ActRequest>)[] = [
    async () => ({
      method: 'POST',
      url: '/api/behaviors',
      body: { childId, type: 'reward', title: `Deed ${n}`, points: (n % 100) + 1 },
    }),
    async () => ({
      method: 'POST',
      url: '/api/behaviors',
      body: { childId, type: 'punishment', title: 'Hit', points: -((n % 9) + 1) },
    }),
    async () => {
      await award(ana.call, childId, 50, 'Helped')
      return { method: 'POST', url: '/api/rewards/redeem', body: { childId, rewardId: reward.id, pointsSpent: 3 } }
    },
    async () => {
      const { id } = await createHabit(ana.call, sibling)
      return { method: 'POST', url: `/api/habits/${id}/checkin`, body: { date: now } }
    },
    async () => ({ method: 'PUT', url: `/api/skills/${skill.id}`, body: { currentBest: n } }),
    async () => ({
      method: 'POST',
      url: '/api/moments',
      body: { childId, weather: 'sunny', mood: 'proud', content: `${n}` },
    }),
    async () => ({
      method: 'POST',
      url: '/api/rewards',
      body: { childId: sibling, title: `Zoo ${n}`, pointsCost: 9, category: 'outing' },
    }),
    async () => ({ method: 'PUT', url: `/api/children/${childId}`, body: { name: `Mia ${n}` } }),
    async () => ({
      method: 'PUT',
      url: `/api/behaviors/${childId}/quick`,
      body: [{ title: `Deed ${n}`, points: (n % 100) + 1 }],
    }),
    async () => ({ method: 'DELETE', url: `/api/rewards/${(await createReward(ana.call, childId, 5)).id}` }),
    async () => ({ method: 'POST', url: `/api/acts/${(await award(ana.call, childId, 7)).actId}/undo` }),
  ]
  const kind = kinds[n % kinds.length]
  if (!kind) throw new Error('There is a kind for every number.')
  return kind()
}

const ledgerTables = [
  'acts',
  'activities',
  'children',
  'rewards',
  'redemptions',
  'habits',
  'check_ins',
  'skills',
  'scores',
  'moments',
  'badges',
  'completions',
] as const

/** Returns all rows of the ledger and of related tables. */
const readAllRows = async ({ database: { db } }: TestApp): Promise<string[]> => {
  const rows = await Promise.all(ledgerTables.map((table) => db.selectFrom(table).selectAll().execute()))
  return rows
    .flat()
    .map((row) => JSON.stringify(row))
    .toSorted()
}

/** Returns the request with another body, or with another path if it has none. */
const changeBody = ({ method, url, body }: ActRequest, childId: string): ActRequest => {
  if (Array.isArray(body)) return { method, url, body: [...body, { preset: 'greeting' }] }
  if (body === undefined) return { method: 'PUT', url: `/api/children/${childId}`, body: { name: 'Other' } }
  if ('date' in body) return { method, url, body: { date: '2026-11-18' } }
  const [field = '', value] =
    Object.entries(body).find(([name]) => name === 'title') ?? Object.entries(body).at(-1) ?? []
  return { method, url, body: { ...body, [field]: typeof value === 'number' ? value + 1 : `${value}!` } }
}

const requestsPerAct = 8

test('a repeated request has no second effect, whoever sends it and whenever', async ({ task }) => {
  const acts = sampleSize(44, 20_000 / requestsPerAct)
  const app = await createTestApp()
  const own = await createFamilies(app)
  const { ana, ben, stranger, childId } = own
  const sent: { request: ActRequest; key: string; first: Awaited<ReturnType<typeof readResponse>> }[] = []
  let replays = 0
  for (let n = 0; n < acts; n++) {
    const request = await createRequest(app, own, n)
    const key = randomUUID()
    const concurrent = await Promise.all([ana, ben, ana].map((by) => sendWithKey(by, request, key).then(readResponse)))
    const [first = { status: 0, text: '' }] = concurrent
    expect(first.status).toBeLessThan(300)
    expect([...concurrent, await readResponse(await sendWithKey(ben, request, key))]).toEqual(Array(4).fill(first))
    const other = await sendWithKey(ana, changeBody(request, childId), key)
    expect([request, await readErrorCode(other)]).toEqual([request, [422, 'key_reused']])
    const foreign = await sendWithKey(stranger, { method: 'POST', url: `/api/acts/${key}/undo` }, randomUUID())
    expect(await readErrorCode(foreign)).toEqual([404, 'not_found'])
    sent.push({ request, key, first })
    replays += 5
  }
  for (const [later, days] of [1, 7].entries()) {
    app.clock.forward({ days })
    const before = await readAllRows(app)
    for (const { request, key, first } of sent) {
      expect(await readResponse(await sendWithKey(later === 0 ? ana : ben, request, key))).toEqual(first)
      replays++
    }
    expect(await readAllRows(app)).toEqual(before)
  }
  app.clock.forward({ days: 23, seconds: 1 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  const before = await readAllRows(app)
  for (const { request, key } of sent) {
    expect(await readErrorCode(await sendWithKey(ben, request, key))).toEqual([409, 'key_expired'])
    replays++
  }
  expect(await readAllRows(app)).toEqual(before)
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T6', what: 'requests that were sent again', count: replays, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('a key of one family is unknown to another, also for an equal request', async () => {
  const app = await createTestApp()
  const { ana, stranger, childId, other } = await createFamilies(app)
  const key = randomUUID()
  const behaviorRequest = (id: string): ActRequest => ({
    method: 'POST',
    url: '/api/behaviors',
    body: { childId: id, type: 'reward', title: 'Sang', points: 5 },
  })
  expect((await sendWithKey(ana, behaviorRequest(childId), key)).status).toBe(201)
  expect(await readErrorCode(await sendWithKey(stranger, behaviorRequest(childId), key))).toEqual([404, 'not_found'])
  expect((await sendWithKey(stranger, behaviorRequest(other.id), key)).status).toBe(201)
  expect((await sendWithKey(stranger, behaviorRequest(other.id), key)).status).toBe(201)
  expect(await app.database.db.selectFrom('activities').select('id').execute()).toHaveLength(2)
})
