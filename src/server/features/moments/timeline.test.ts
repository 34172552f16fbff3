import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import type { Database } from '#server/db/connect.ts'
import { award, createChild, createMoment, listNewestActivities } from '#server/testing/factories.ts'
import { verify } from '#server/ledger/verify.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  return { app, ana, call: ana.call, id }
}

test('a moment is an activity without points or title, with its text [ACT-26, MOM-10]', async () => {
  const { call, id } = await createAppWithChild()
  const { id: momentId, actId } = await createMoment(call, id, { content: ' Snow, at last:\n  3 cm ' })
  const [activity] = await listNewestActivities(call, id)
  expect(activity).toMatchObject({ actId, type: 'moment', title: '', points: null, iconName: null, undone: false })
  expect(activity?.description).toBe('Snow, at last:\n  3 cm')
  expect(JSON.parse(activity?.metadata ?? '')).toEqual({ momentId, weather: 'sunny', mood: 'proud' })
})

test('a moment without a text has no description', async () => {
  const { call, id } = await createAppWithChild()
  await createMoment(call, id)
  expect(await listNewestActivities(call, id)).toMatchObject([{ type: 'moment', description: null }])
})

test('the ledger has the original id, weather and mood, and not the text [ACT-10]', async () => {
  const { app, call, id } = await createAppWithChild()
  const moment = await createMoment(call, id, { content: 'A secret' })
  const storedRows = () => app.database.db.selectFrom('activities').selectAll().execute()
  const [before] = await storedRows()
  expect(before?.metadata).toBe(JSON.stringify({ momentId: moment.id, weather: 'sunny', mood: 'proud' }))
  await call(editMoment, {
    params: { id: moment.id },
    body: { weather: 'foggy', mood: 'tired', content: 'Another secret' },
  })
  expect(await storedRows()).toEqual([before])
  expect(JSON.stringify(await storedRows())).not.toContain('ecret')
  const acts = await app.database.db.selectFrom('acts').select('effect').execute()
  expect(JSON.stringify(acts)).not.toContain('ecret')
})

test('a moment stands under its date, which moves with it, and nothing else in the ledger changes [ACT-28, PTS-2]', async () => {
  const { app, call, id } = await createAppWithChild()
  await award(call, id)
  const { id: moment, actId } = await createMoment(call, id, { date: '2025-12-24' })
  const rowsOf = () => app.database.db.selectFrom('activities').selectAll().orderBy('sequence').execute()
  const before = await rowsOf()
  expect(before.map(({ day }) => day)).toEqual(['2026-11-20', '2025-12-24'])
  await call(editMoment, { params: { id: moment }, body: { date: '2025-12-25' } })
  expect(await rowsOf()).toEqual(before.map((row) => (row.act_id === actId ? { ...row, day: '2025-12-25' } : row)))
  await call(editMoment, { params: { id: moment }, body: { mood: 'calm' } })
  expect((await listNewestActivities(call, id)).map(({ day }) => day)).toEqual(['2025-12-25', '2026-11-20'])
  await call(undoAct, { params: { id: actId } })
  expect(await verify(app.database.db)).toEqual([])
})

test('the timeline shows the current moment, and an edit changes the ETag [ACT-10]', async () => {
  const { ana, call, id } = await createAppWithChild()
  const { id: moment } = await createMoment(call, id, { content: 'Rain' })
  const { headers } = await ana.send(`/api/activities/${id}`)
  await call(editMoment, {
    params: { id: moment },
    body: { weather: 'windy', mood: 'calm', content: 'Wind\nand kites' },
  })
  const again = await ana.send(`/api/activities/${id}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(200)
  const [activity] = await listNewestActivities(call, id)
  expect(activity?.description).toBe('Wind\nand kites')
  expect(JSON.parse(activity?.metadata ?? '')).toEqual({ momentId: moment, weather: 'windy', mood: 'calm' })
  await call(editMoment, { params: { id: moment }, body: { content: null } })
  expect(await listNewestActivities(call, id)).toMatchObject([{ description: null }])
})

test('the activity of a deleted moment is not listed until the moment is restored [ACT-10]', async () => {
  const { ana, call, id } = await createAppWithChild()
  await award(call, id, 5)
  const moment = await createMoment(call, id, { content: 'Snow' })
  await award(call, id, 7)
  const before = await listNewestActivities(call, id)
  const removed = await ana.send(`/api/moments/${moment.id}`, { method: 'DELETE' })
  expect((await listNewestActivities(call, id)).map(({ points }) => points)).toEqual([7, 5])
  await call(undoAct, { params: { id: removed.headers.get('act-id') ?? '' } })
  expect(await listNewestActivities(call, id)).toEqual(before)
})

test('an undone moment is not on the timeline [UND-19]', async () => {
  const { call, id } = await createAppWithChild()
  await award(call, id, 5)
  const { actId } = await createMoment(call, id, { content: 'Snow' })
  await call(undoAct, { params: { id: actId } })
  expect(await listNewestActivities(call, id)).toMatchObject([{ points: 5 }])
})

test('pages are full and without gaps despite deleted moments', async () => {
  const { ana, call, id } = await createAppWithChild()
  for (let n = 1; n <= 12; n++) {
    await award(call, id, n)
    const moment = await createMoment(call, id, { content: `Story ${n}` })
    if (n % 3 !== 0) await call(deleteMoment, { params: { id: moment.id } })
  }
  const pages = []
  let before: string | null | undefined
  do {
    const query = { limit: '5', ...(before ? { before } : {}) }
    const { body, next } = await ana.page(listActivities, { params: { childId: id }, query })
    pages.push(body)
    before = next
  } while (before)
  expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 1])
  expect(pages.flat()).toEqual(await listNewestActivities(call, id))
  const moments = await call(listActivities, { params: { childId: id }, query: { type: 'moment', limit: '3' } })
  expect(moments.map(({ description }) => description)).toEqual(['Story 12', 'Story 9', 'Story 6'])
})

test('texts are read in the query of the page, not one by one', async () => {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++
      return result
    },
  }
  const wrapDatabase = (database: Database): Database => ({ ...database, db: database.kysely.withPlugin(counting) })
  const app = await createTestApp({ wrapDatabase })
  const { call } = await app.member()
  const { id } = await createChild(call)
  for (let n = 1; n <= 30; n++) await createMoment(call, id, { content: `Story ${n}` })
  const queriesOf = async (limit: number) => {
    const before = queries
    expect(await call(listActivities, { params: { childId: id }, query: { limit: String(limit) } })).toHaveLength(limit)
    return queries - before
  }
  expect(await queriesOf(30)).toBe(await queriesOf(1))
  expect(queries).toBeGreaterThan(0)
})
