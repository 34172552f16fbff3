import { CompiledQuery, type KyselyPlugin, type PluginTransformQueryArgs } from 'kysely'
import { expect, inject, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { deleteHabit, editHabit, restChild, restHabit } from '#shared/habits/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, endpointsWithUnsafeMethod, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import {
  award,
  createChild,
  completeSkill,
  redeem,
  recordScore,
  createMoment,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { createWebhook } from '#server/testing/webhooks.ts'
import type { OutboundSettings } from '#server/outbound.ts'
import type { Database } from './connect.ts'
import type { Transact } from './transaction.ts'

/** Records all queries of the app, inside and outside transactions. */
class QueryRecorder implements KyselyPlugin {
  recorded: PluginTransformQueryArgs[] = []

  transformQuery(args: PluginTransformQueryArgs) {
    this.recorded.push(args)
    return args.node
  }
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

const createRecordingApp = async (services: { outbound?: OutboundSettings } = {}) => {
  const recorder = new QueryRecorder()
  const wrapDatabase = (database: Database): Database => {
    const kysely = database.kysely.withPlugin(recorder)
    const transact: Transact = (work) => database.transact((tx) => work(tx.withPlugin(recorder)))
    return { ...database, kysely, db: kysely, transact }
  }
  return { app: await createTestApp({ wrapDatabase, isDatabaseReusable: false, services }), recorder: recorder }
}

// Prepared queries have placeholders for values; the plan does not depend on them.
const toPlainParameters = (query: CompiledQuery) =>
  query.parameters.map((one) => (typeof one === 'object' ? null : one))

// Reads all activities of a family to find those of one act or one child.
const wholeFamilySearch = /^SEARCH (?:a|activities|undo|acts) USING .*\(family_id=\?\)$/

/** Returns the steps of a query plan that scan a whole table. */
const findTableScans = async ({ kysely }: Database, query: CompiledQuery): Promise<string[]> => {
  if (inject('database') === 'sqlite') {
    const explain = CompiledQuery.raw(`explain query plan ${query.sql}`, toPlainParameters(query))
    const { rows } = await kysely.executeQuery<{ detail: string }>(explain)
    const details = rows.map(({ detail }) => detail)
    // Scans of subqueries are fine: they contain only rows that were found with an index.
    const made = new Set(details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1] ?? []))
    return details
      .filter((detail) => !made.has(/^SCAN (\S+)/.exec(detail)?.[1] ?? ''))
      .filter(
        (detail) =>
          /^SCAN (?!CONSTANT|\(subquery|\d+-ROW VALUES|\d+ CONSTANT ROWS)/.test(detail) ||
          wholeFamilySearch.test(detail),
      )
  }
  return kysely.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const explain = CompiledQuery.raw(`explain ${query.sql}`, toPlainParameters(query))
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(explain)
    return rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))
  })
}

/** Returns the table scans of the queries recorded since the last call. */
const findRecordedScans = async (database: Database, recorder: QueryRecorder) => {
  const kysely = database.kysely.withoutPlugins()
  const compiled = recorder.recorded.splice(0).map(({ node, queryId }) => {
    const query = kysely.getExecutor().compileQuery(node, queryId)
    return [query.sql, query] as const
  })
  const found: string[] = []
  for (const [text, query] of new Map(compiled)) {
    found.push(...(await findTableScans(database, query)).map((one) => `${one} in ${text}`))
  }
  return { queries: new Set(compiled.map(([text]) => text)).size, found }
}

const createRecordingFamily = async () => {
  const { app, recorder } = await createRecordingApp()
  const ana = await createFullFamily(app)
  const childId = ana.ids.child
  const reward = await createReward(ana.call, childId, 5)
  return { ana, childId, reward, scans: () => findRecordedScans(app.database, recorder) }
}

// The health check reads any row, the export all of a family.
const readEndpoints = allEndpoints.filter(
  (e) => e.method === 'GET' && !['/api/health', '/api/family/export'].includes(e.path),
)

test('every read uses an index', async () => {
  const { ana, scans } = await createRecordingFamily()
  for (const e of readEndpoints) {
    const sample = sampleRequestOf(e, ana.ids)
    const required = Object.entries(sample.query ?? {}).filter(([name]) => name === 'childId')
    for (const query of [sample.query ?? {}, Object.fromEntries(required)])
      await ana.send(urlOf(e, { ...sample, query }))
  }
  const { found, queries } = await scans()
  expect(found).toEqual([])
  expect(queries).toBeGreaterThan(30)
})

test('every write uses an index', async () => {
  const { app, recorder } = await createRecordingApp()
  for (const e of endpointsWithUnsafeMethod) {
    const ana = await createFullFamily(app)
    recorder.recorded.splice(0)
    const sample = sampleRequestOf(e, ana.ids)
    const response = await ana.send(urlOf(e, sample), toRequestInit(e, sample))
    await response.text()
    expect([endpointName(e), response.status < 500]).toEqual([endpointName(e), true])
    expect([endpointName(e), (await findRecordedScans(app.database, recorder)).found]).toEqual([endpointName(e), []])
  }
})

test('the writes of an evening use indexes', async () => {
  const { ana, childId, reward, scans } = await createRecordingFamily()
  const { actId } = await award(ana.call, childId, 50, 'Helped')
  const redemption = await redeem(ana.call, reward)
  await ana.call(undoAct, { params: { id: actId } })
  await ana.call(undoAct, { params: { id: redemption.actId } })
  await ana.send(`/api/rewards/${reward.id}`, { method: 'DELETE' })
  const [first, second] = [
    await createSkill(ana.call, childId, { targetValue: 9 }),
    await createSkill(ana.call, childId),
  ]
  const moment = await createMoment(ana.call, childId)
  const won = [await recordScore(ana.call, first.id, 9), await completeSkill(ana.call, second.id)]
  for (const act of [...won, moment]) await ana.call(undoAct, { params: { id: act.actId } })
  const { id } = await createMoment(ana.call, childId)
  await ana.call(deleteMoment, { params: { id } })
  await ana.call(deleteSkill, { params: { id: first.id } })
  const { found, queries } = await scans()
  expect(found).toEqual([])
  expect(queries).toBeGreaterThan(20)
})

test('the writes of a habit use indexes', async () => {
  const { ana, childId, scans } = await createRecordingFamily()
  const { id: habitId } = await createHabit(ana.call, childId, { targetDays: 2 })
  const habit = { params: { habitId } }
  const body = { from: '2026-11-18', to: '2026-11-20', rest: true }
  await ana.call(restHabit, { ...habit, body })
  const first = await checkIn(ana.call, habitId, '2026-11-19')
  const second = await checkIn(ana.call, habitId, '2026-11-20')
  await ana.call(editHabit, { ...habit, body: { targetDays: 3 } })
  await ana.call(restChild, { params: { childId }, body: { ...body, rest: false } })
  for (const { actId } of [second, first]) await ana.call(undoAct, { params: { id: actId } })
  await ana.call(deleteHabit, habit)
  const { found, queries } = await scans()
  expect(found).toEqual([])
  expect(queries).toBeGreaterThan(20)
})

test('jobs and the deliveries of webhooks use indexes', async () => {
  const outbound = { lookup: async () => [{ address: '127.0.0.1', family: 4 }] }
  const { app, recorder } = await createRecordingApp({ outbound })
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  await createWebhook(ana.call)
  recorder.recorded.splice(0)
  for (const hours of [0, 1, 24, 72]) {
    app.clock.forward({ hours })
    await award(ana.call, childId)
    expect(await app.runDueJobs()).toBeGreaterThan(0)
  }
  const { found, queries } = await findRecordedScans(app.database, recorder)
  expect(found).toEqual([])
  expect(queries).toBeGreaterThan(15)
})

test('finding the next of many due jobs uses indexes [OUT-18]', async () => {
  const { app, recorder } = await createRecordingApp()
  const { familyId } = await app.member()
  const createdAt = '2026-11-20T08:00:00.000Z'
  const job = { family_id: familyId, due_at: createdAt, attempts: 0, payload: '', created_at: createdAt }
  const jobs = Array.from({ length: 150 }, (_, n) => ({ ...job, kind: 'webhook' as const, key: String(n) }))
  await app.database.transact((tx) => tx.insertInto('jobs').values(jobs).execute())
  recorder.recorded.splice(0)
  expect(await app.runDueJobs()).toBe(10)
  const { found, queries } = await findRecordedScans(app.database, recorder)
  expect(found).toEqual([])
  expect(queries).toBeGreaterThan(3)
})

test('detects a table scan', async () => {
  const { app } = await createRecordingApp()
  const { kysely } = app.database
  expect(await findTableScans(app.database, kysely.selectFrom('children').select('name').compile())).toHaveLength(1)
  const named = kysely.selectFrom('children').select('id').where('name', '=', 'Mia').compile()
  expect(await findTableScans(app.database, named)).toHaveLength(1)
})
