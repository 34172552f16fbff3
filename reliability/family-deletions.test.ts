import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { deleteUser } from '#shared/auth/contract.ts'
import { addChild } from '#shared/children/contract.ts'
import { newId } from '#server/ids.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createUserClient, createInstallation, startApp, type AppClient, type Installation } from './app-process.ts'

const accountCount = sampleSize(8, 40)
const creationCount = sampleSize(10, 20)
const rounds = sampleSize(1, 5)

const send = ({ send: request }: AppClient, { path, method }: typeof addChild | typeof deleteUser, body: object) =>
  request(path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': newId(Date.now()) },
    body: JSON.stringify(body),
  })

/**
 * Sends creations of children, to each of the user's clients in turn, and among them the deletion of the account; returns
 * the unexpected statuses.
 */
const createAndDelete = async (clients: readonly [AppClient, AppClient]): Promise<string[]> => {
  const create = (n: number) => send(clients[n % 2 === 0 ? 0 : 1], addChild, { name: `Child ${n}` })
  const created = Array.from({ length: creationCount / 2 }, (_, n) => create(n))
  const deleted = send(clients[0], deleteUser, {})
  created.push(...Array.from({ length: creationCount / 2 }, (_, n) => create(n)))
  const statuses = (await Promise.all(created)).map(({ status }) => status)
  return [
    ...statuses.filter((status) => status !== 201 && status !== 401).map((status) => `a creation got ${status}`),
    ...[(await deleted).status].filter((status) => status !== 204).map((status) => `a deletion got ${status}`),
  ]
}

/** Returns the deadlocks that PostgreSQL has counted. Connections report theirs at the latest when they close. */
const countDeadlocks = (installation: Installation): Promise<number> =>
  installation.open(async ({ kysely }) => {
    if ('folder' in installation.location) return 0
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(kysely)
    return rows[0]?.deadlocks ?? 0
  })

const countRows = (installation: Installation) =>
  installation.open(async ({ kysely }) => {
    const { rows } = await sql<{ rows: number }>`select
      (select count(*) from users) + (select count(*) from families) + (select count(*) from children) as rows`.execute(
      kysely,
    )
    return rows[0]?.rows
  })

test('deleting families while children are added, on PostgreSQL by two processes, neither deadlocks nor gets 503 [FAM-29]', async (context) => {
  const installation = await createInstallation()
  const app = await startApp(installation)
  const second = inject('database') === 'sqlite' ? app : await startApp(installation)
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    const users: [AppClient, AppClient][] = []
    for (let n = 0; n < accountCount; n++) {
      const user = await installation.member()
      users.push([
        createUserClient(n % 2 === 0 ? app : second, user),
        createUserClient(n % 2 === 0 ? second : app, user),
      ])
    }
    wrong.push(...(await Promise.all(users.map(createAndDelete))).flat())
  }
  await Promise.all([app.end(), second.end()])
  const deadlocks = await countDeadlocks(installation)
  const count = rounds * accountCount
  reportCheck(context, {
    check: 'T3',
    what: `families deleted while ${creationCount} children are added, ${deadlocks} deadlocks`,
    count,
    wrong: wrong.length + deadlocks,
  })
  const errors = [app, second].flatMap(({ output }) => output.out.split('\n').filter((line) => line.includes('error')))
  expect([wrong, deadlocks, await countRows(installation), errors]).toEqual([[], 0, 0, []])
  expect(await installation.findDataFaults()).toEqual([])
})
