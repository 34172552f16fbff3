import { randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { connect } from '#server/db/connect.ts'
import { verify } from '#server/ledger/verify.ts'
import { createUserClient, createInstallation, startApp, type AppProcess } from './app-process.ts'
import { startReplicatedPair } from './standby.ts'
import { findLostOrDuplicated, startRepeatingWriters } from './repeating-writers.ts'

/** Starts a PostgreSQL primary with a standby and the app on the primary, and creates a member and a child. */
const startPair = async () => {
  const pair = await startReplicatedPair()
  onTestFinished(() => pair.standby.stop())
  onTestFinished(() => pair.primary.stop())
  const installation = await createInstallation({ postgresUrl: pair.primary.url })
  const app = await startApp(installation)
  const member = await installation.member()
  const { id } = await createChild(createUserClient(app, member).call)
  return { pair, installation, app, member, childIds: [id] }
}

/** Returns the URL of a database on another server. */
const toUrlOnServer = (database: string, server: string) => new URL(new URL(database).pathname, server).href

/** Kills the primary under load and continues on the promoted standby; returns what is wrong. */
const failOver = async (): Promise<string[]> => {
  const { pair, installation, app, member, childIds } = await startPair()
  const target: AppProcess[] = [app]
  const writers = startRepeatingWriters({ urlFor: () => target[0]?.url ?? '', member, childIds, clients: 8 })
  await writers.waitForMore(30 + randomInt(100))
  await pair.primary.kill()
  await pair.promote()
  const database = toUrlOnServer(installation.env['DATABASE_URL'] ?? '', pair.standby.url)
  target[0] = await startApp(installation, { DATABASE_URL: database })
  await writers.waitForMore(50)
  const rejected = await writers.stop()
  const promoted = await connect({ postgres: database })
  const faults = await verify(promoted.db)
  const wrong = [...rejected, ...faults, ...(await findLostOrDuplicated(promoted, writers.answered))]
  await promoted.close()
  return wrong
}

test('a promoted standby has every acknowledged act', async ({ task }) => {
  const count = sampleSize(1, 10)
  const wrong: string[] = []
  for (let n = 0; n < count; n++) wrong.push(...(await failOver()))
  reportCheck({ task }, { check: 'T8', what: 'take-overs by a standby under load', count, wrong: wrong.length })
  expect(wrong).toEqual([])
})

test('acknowledges nothing while the standby is down, and everything once it is back', async ({ task }) => {
  const { pair, installation, app, member, childIds } = await startPair()
  const { send } = createUserClient(app, member)
  const writers = startRepeatingWriters({ urlFor: () => app.url, member, childIds, clients: 4 })
  await writers.waitForMore(20)
  await pair.standby.kill()
  const count = sampleSize(4, 40)
  const body = JSON.stringify({ childId: childIds[0], type: 'reward', title: 'Waved', points: 1 })
  const headers = { 'content-type': 'application/json' }
  const waited = Array.from({ length: count }, () =>
    send('/api/behaviors', { method: 'POST', headers, body, signal: AbortSignal.timeout(1000) }).then(
      ({ status }) => status === 201,
      () => false,
    ),
  )
  const wrong = (await Promise.all(waited)).filter(Boolean).length
  await pair.standby.restart()
  await writers.waitForMore(20)
  expect(await writers.stop()).toEqual([])
  reportCheck({ task }, { check: 'T8', what: 'acts answered while the standby is away', count, wrong })
  expect(wrong).toBe(0)
  expect(await installation.findDataFaults()).toEqual([])
})
