import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import type { CallPage } from '#shared/contract/client.ts'
import { recordActivity, type NewActivity } from '#server/ledger/record-activity.ts'
import {
  award,
  deduct,
  redeem,
  createChild,
  createMoment,
  createReward,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { newId } from '#server/ids.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  return { app, ana, call: ana.call, page: ana.page, id }
}

/** Reads all pages of activities; runs `between` before each page but the first. Returns the activities by page. */
const readAllPages = async (page: CallPage, childId: string, query: object, between = async () => {}) => {
  const pages: Activity[][] = []
  let before: string | undefined
  do {
    const input = { params: { childId }, query: { ...query, ...(before === undefined ? {} : { before }) } }
    const { body, next } = await page(listActivities, input)
    pages.push(body)
    before = next ?? undefined
    if (before !== undefined) await between()
  } while (before !== undefined)
  return pages
}

/** Records one act with several activities, like a check-in with its bonus. */
const recordActWithActivities = async (
  { app, ana, id }: Awaited<ReturnType<typeof createAppWithChild>>,
  rows: number,
) => {
  const { familyId, userId } = ana
  const at = '2026-11-20T10:00:00.000Z'
  const act = {
    id: newId(app.clock.now()),
    familyId,
    userId,
    via: null,
    at,
    happenedAt: at,
    day: '2026-11-20',
    groupId: null,
  }
  const entry: NewActivity = { childId: id, type: 'habit', title: 'Brush teeth', points: 2 }
  await app.database.transact(async (tx) => {
    const times = { created_at: at, happened_at: at }
    const row = { family_id: familyId, id: act.id, user_id: userId, request_hash: '', ...times }
    await tx.insertInto('acts').values(row).execute()
    for (let n = 0; n < rows; n++) await recordActivity(tx, act, entry)
  })
}

test('pages follow one another without a gap, a repeat or a change of order [ACT-6, ACT-8]', async () => {
  const { call, page, id } = await createAppWithChild()
  for (let n = 1; n <= 25; n++) await award(call, id, n, `Deed ${n}`)
  const whole = await listNewestActivities(call, id)
  expect(whole.map(({ points }) => points)).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n))
  for (const limit of ['1', '7', '24', '25', '26', '200']) {
    expect((await readAllPages(page, id, { limit })).flat()).toEqual(whole)
  }
  expect((await readAllPages(page, id, { limit: '25' })).map((one) => one.length)).toEqual([25])
})

/** Records acts of several kinds and days, not in the order of their days. Returns the child's activities. */
const recordOnManyDays = async (given: Awaited<ReturnType<typeof createAppWithChild>>) => {
  const { call, id } = given
  const { id: habitId } = await createHabit(call, id, { targetDays: 2 })
  for (const [n, day] of [20, 15, 18, 15, 20, 14, 18].entries()) {
    await award(call, id, n + 1, `Deed ${n}`, { actTime: `2026-11-${day}T09:00:00.000Z` })
    await createMoment(call, id, { date: `2025-11-${day}` })
  }
  for (const day of [18, 20, 19]) await checkIn(call, habitId, `2026-11-${day}`)
  const { actId } = await award(call, id, 9, 'Undone', { actTime: '2026-11-16T09:00:00.000Z' })
  await call(undoAct, { params: { id: actId } })
  return listNewestActivities(call, id)
}

test('activities can be listed by day, and within a day as they were recorded [ACT-29]', async () => {
  const given = await createAppWithChild()
  const rows = await recordOnManyDays(given)
  const expected = rows.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
  expect(expected.map(({ day }) => day)).not.toEqual(rows.map(({ day }) => day))
  const list = (query: object) =>
    given.call(listActivities, { params: { childId: given.id }, query: { limit: '200', order: 'day', ...query } })
  expect(await list({})).toEqual(expected)
  for (const type of ['behavior', 'habit', 'moment'] as const) {
    expect(await list({ type })).toEqual(expected.filter((row) => row.type === type))
  }
})

test('pages by day follow one another and never split an act [ACT-12, ACT-29]', async () => {
  const given = await createAppWithChild()
  await recordOnManyDays(given)
  const order = { order: 'day' }
  const whole = (await readAllPages(given.page, given.id, { ...order, limit: '200' })).flat()
  for (let limit = 1; limit <= whole.length; limit++) {
    const pages = await readAllPages(given.page, given.id, { ...order, limit: String(limit) })
    expect(pages.flat()).toEqual(whole)
    const acts = pages.flatMap((page) => [...new Set(page.map(({ actId }) => actId))])
    expect(new Set(acts).size).toBe(acts.length)
  }
  const meanwhile = () => award(given.call, given.id, 50, 'Meanwhile').then(() => undefined)
  expect((await readAllPages(given.page, given.id, { ...order, limit: '6' }, meanwhile)).flat()).toEqual(whole)
})

test('a cursor of one order is rejected in the other [ACT-29]', async () => {
  const { ana, id } = await createAppWithChild()
  const queries = ['before=zz', 'order=day&before=2026-11-20.zz', 'order=sequence&before=zz']
  const rejected = ['order=day&before=zz', 'before=2026-11-20.zz', 'order=day&before=2026-02-30.zz', 'order=time']
  const statuses = async (some: string[]) =>
    (await Promise.all(some.map((query) => ana.send(`/api/activities/${id}?${query}`)))).map(({ status }) => status)
  expect(await statuses(queries)).toEqual([200, 200, 200])
  expect(await statuses(rejected)).toEqual([400, 400, 400, 400])
})

test('activities added between two pages are not repeated and skip no others [ACT-13]', async () => {
  const { call, page, id } = await createAppWithChild()
  for (let n = 1; n <= 20; n++) await award(call, id, n, `Deed ${n}`)
  const before = await listNewestActivities(call, id)
  const added = () => award(call, id, 50, 'Meanwhile').then(() => undefined)
  expect((await readAllPages(page, id, { limit: '6' }, added)).flat()).toEqual(before)
})

test('a page never splits an act [ACT-12]', async () => {
  const given = await createAppWithChild()
  const { call, page, id } = given
  for (const rows of [2, 1, 3, 2, 4, 1, 2, 3]) {
    await recordActWithActivities(given, rows)
    await award(call, id, 1, 'Between')
  }
  const whole = await listNewestActivities(call, id)
  for (let limit = 1; limit <= 26; limit++) {
    const pages = await readAllPages(page, id, { limit: String(limit) })
    expect(pages.flat()).toEqual(whole)
    const acts = pages.map((one) => new Set(one.map(({ actId }) => actId)))
    const met = acts.flatMap((one) => [...one])
    expect(new Set(met).size).toBe(met.length)
  }
})

test('filtering by type keeps the order and the paging [ACT-2, ACT-9]', async () => {
  const { call, page, id } = await createAppWithChild()
  const reward = await createReward(call, id, 1)
  for (let n = 1; n <= 6; n++) {
    await award(call, id, 10)
    await redeem(call, reward)
    await deduct(call, id, 2)
  }
  const whole = await listNewestActivities(call, id)
  for (const type of ['behavior', 'reward', 'habit', 'skill', 'moment']) {
    const wanted = whole.filter((one) => one.type === type)
    expect((await readAllPages(page, id, { type, limit: '5' })).flat()).toEqual(wanted)
  }
})

test('activities are in the order of the acts, even if the clock is set back [PTS-5]', async () => {
  const { app, call, id } = await createAppWithChild()
  const steps = [0, -3 * 24, 5, -400 * 24, 410 * 24]
  for (const [n, hours] of steps.entries()) {
    app.clock.forward({ hours })
    await award(call, id, n + 1, `Deed ${n}`)
  }
  expect((await listNewestActivities(call, id)).map(({ points }) => points)).toEqual([5, 4, 3, 2, 1])
})

test('a page has 50 activities by default and at most 200 [ACT-7, ACT-8, CON-30]', async () => {
  const { ana, call, id } = await createAppWithChild()
  for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: 80 }, () => award(call, id, 1)))
  const count = async (query: object) => (await call(listActivities, { params: { childId: id }, query })).length
  expect([await count({}), await count({ limit: '200' }), await count({ limit: '1' })]).toEqual([50, 200, 1])
  for (const limit of ['0', '201', '-1', '1.5', '1e2', '', ' 5', '0x10', '٥', '9'.repeat(30)]) {
    await expect(count({ limit })).rejects.toMatchObject({ status: 400, errors: [{ path: 'limit' }] })
  }
  const tags = ['', '?type=walk', '?type=', '?before=', '?before=!', `?before=${'z'.repeat(17)}`, '?page=2', '?limit=a']
  const answers = await Promise.all(tags.map((query) => ana.send(`/api/activities/${id}${query}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
})

test.for(['zzzzzzzzzzzzzzzz', '1y2p0ij32e8e7', '1y2p0ij32e8e8', '2gosa7pa2gw', '0'])(
  'accepts the cursor %s [ACT-8]',
  async (before) => {
    const { ana, call, id } = await createAppWithChild()
    await award(call, id, 1)
    const { status } = await ana.send(`/api/activities/${id}?before=${before}`)
    expect([200, 400]).toContain(status)
  },
)

test('an undone activity and its undo refer to each other, on one page and across pages', async () => {
  const { call, page, id } = await createAppWithChild()
  const { actId } = await award(call, id, 9)
  await award(call, id, 1, 'Between')
  await call(undoAct, { params: { id: actId } })
  const [[undo], , [original]] = (await readAllPages(page, id, { limit: '1' })) as [Activity[], Activity[], Activity[]]
  expect(original).toMatchObject({ actId, undone: true, points: 9 })
  expect(undo).toMatchObject({ undoes: original?.id, undone: false, points: -9 })
})
