import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { textLimits } from '#shared/contract/fields.ts'
import { exportFamily, familyFile } from '#shared/export/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { readMemoryMb } from '#scripts/server-process.ts'
import { insertBigHistory } from '#server/testing/big-history.ts'
import { createChild } from '#server/testing/factories.ts'
import { createOneOfEach } from '#server/testing/family.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createUserClient, createInstallation, startApp, type AppClient, type Installation } from './app-process.ts'
import { startInspectedApp, type Inspector } from './inspector.ts'

const activityCount = sampleSize(10_000, 200_000)
// In `npm test` other tests keep the machine busy.
const maxMoreMemoryMb = sampleSize(80, 60)
const maxStallMs = sampleSize(2000, 50)
const storyLength = sampleSize(400, textLimits.moment)

/** Creates a member whose family has a child with a long history and 3,000 long moments. */
const createMemberWithHistory = async (installation: Installation) => {
  const ana = await installation.member()
  const app = await startApp(installation)
  const { call } = createUserClient(app, ana)
  const today = dayIn(Date.now(), 'UTC')
  const { id } = await createChild(call)
  const { child: childId, habit: habitId, skill: skillId, reward: rewardId } = await createOneOfEach(call, id, today)
  await app.end()
  const { familyId, userId } = ana
  const own = { familyId, userId, childId, habitId, skillId, rewardId, today, activities: activityCount }
  await installation.open(async (database) => {
    await insertBigHistory(database, own)
    await sql`update moments set content = ${'🐤'.repeat(storyLength)}`.execute(database.kysely)
  })
  return ana
}

/** Reads an export to its end; returns the text. */
const readExport = async (client: AppClient) => (await client.send(exportFamily.path)).text()

/** Measures the delays of the event loop of a process while work runs. Returns the longest in milliseconds. */
const measureLongestStall = async ({ evaluate }: Inspector, work: () => Promise<unknown>): Promise<number> => {
  const create = `process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 })`
  await evaluate(`globalThis.delays = ${create}; globalThis.delays.enable()`)
  await work()
  return Number(await evaluate('globalThis.delays.max')) / 1e6
}

/** Returns the most memory of a process while work runs, in MB. */
const measurePeakMemory = async (app: Parameters<typeof readMemoryMb>[0], work: () => Promise<unknown>) => {
  let peak = 0
  const timer = setInterval(() => void (peak = Math.max(peak, readMemoryMb(app))), 5)
  await work()
  clearInterval(timer)
  return peak
}

test('an export of a large family takes little memory and stalls nobody, also when it is cancelled [EXP-1]', async (context) => {
  const installation = await createInstallation()
  const ana = await createMemberWithHistory(installation)
  const app = await startInspectedApp(installation)
  const client = createUserClient(app, ana)
  await client.send('/api/auth/user')
  await app.inspector.collectGarbage()
  const before = readMemoryMb(app)
  let text = ''
  let peak = 0
  const stallMs = await measureLongestStall(app.inspector, async () => {
    peak = await measurePeakMemory(app, async () => void (text = await readExport(client)))
  })
  const { children, acts } = z.parse(familyFile, JSON.parse(text))
  expect([children[0]?.activities.length, acts.length]).toEqual([
    expect.closeTo(activityCount, -2),
    expect.closeTo(activityCount, -2),
  ])
  const abandoned = new AbortController()
  const response = await client.send(exportFamily.path, { signal: abandoned.signal })
  await response.body?.getReader().read()
  abandoned.abort()
  expect(z.safeParse(familyFile, JSON.parse(await readExport(client))).success).toBe(true)
  const wrong = [
    ...(peak - before > maxMoreMemoryMb ? [`${(peak - before).toFixed(0)} MB more memory`] : []),
    ...(stallMs > maxStallMs ? [`a stall of ${stallMs.toFixed(0)} ms`] : []),
  ]
  const facts = `${(peak - before).toFixed(0)} MB more, stalls ≤ ${stallMs.toFixed(0)} ms`
  const what = `MB exported of one family: ${facts}`
  reportCheck(context, { check: 'T15', what, count: Math.round(text.length / 1e6), wrong: wrong.length })
  expect(wrong).toEqual([])
})
