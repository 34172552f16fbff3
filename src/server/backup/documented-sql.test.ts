import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { acceptInvitation } from '#shared/families/contract.ts'
import { revokeApiToken } from '#shared/tokens/contract.ts'
import { copyAllTables } from '#server/cli/move.ts'
import { newId, toIso } from '#server/ids.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { readAllRows, type JsonRows } from '#server/testing/read-all-rows.ts'
import { applyRestoreRules } from './after-restore.ts'

const readDocumentedStatements = (): string[] => {
  const [, text = ''] = /<<'SQL'\n(.*?)\n\s*SQL\n/s.exec(readFileSync('docs/containers.md', 'utf8')) ?? []
  return text.split(';').flatMap((statement) => statement.trim() || [])
}

const insertAccess = ({ database, clock }: TestApp, { userId, familyId }: { userId: string; familyId: string }) =>
  database.transact(async (tx) => {
    const at = toIso(clock.now())
    await tx.insertInto('remembered_devices').values({ user_id: userId, token_hash: 'x', expires_at: at }).execute()
    for (const value of ['a link', '']) {
      const link = { id: newId(clock.now()), identifier: 'x', value, created_at: at, expires_at: at }
      await tx.insertInto('verifications').values(link).execute()
    }
    const agent = { family_id: familyId, id: newId(clock.now()), created_by: userId, created_at: at }
    await tx
      .insertInto('agents')
      .values({ ...agent, kind: 'device', name: 'Tablet' })
      .execute()
    await createMailQueue(true).enqueue(tx, { kind: 'emailVerification', userId }, clock.now())
  })

/** Creates a family with everything that a restore ends, and beside it what stays: what was answered, accepted or revoked, agents that are no tokens, and other jobs. */
const createRestoredApp = async (): Promise<TestApp> => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const ben = await app.member()
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  await ana.call(revokeApiToken, { params: { id: (await app.token(ana)).agentId } })
  await award(ana.call, (await createChild(ana.call, 'Ida')).id, 5)
  await insertAccess(app, ana)
  return app
}

/** Replaces the instants at which agents ended, which differ. */
const hideEnds = (rows: JsonRows) =>
  (rows['agents'] ?? []).map((row) => row.replace(/"ended_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/, '"ended"'))

const countRows = (rows: JsonRows) =>
  Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]))

test('the SQL that is documented for a restore of PostgreSQL by hand leaves what a restore leaves [RUN-23, RUN-32]', async () => {
  if (inject('database') === 'sqlite') return
  const [byHand, byCommand] = [await createRestoredApp(), await createTestApp()]
  await copyAllTables(byHand.database, byCommand.database)
  const before = await readAllRows(byHand)
  for (const statement of readDocumentedStatements()) await sql.raw(statement).execute(byHand.database.kysely)
  const rules = { keepsSessions: false, hasSecret: true }
  await byCommand.database.transact((tx) => applyRestoreRules(tx, rules, byCommand.clock.now()))
  const [left, expected] = [await readAllRows(byHand), await readAllRows(byCommand)]
  expect({ ...left, agents: hideEnds(left).toSorted() }).toEqual({
    ...expected,
    agents: hideEnds(expected).toSorted(),
  })
  const counts = countRows(before)
  expect(countRows(left)).toEqual({
    ...counts,
    sessions: 0,
    remembered_devices: 0,
    verifications: 1,
    invitations: 1,
    api_tokens: 0,
    jobs: 1,
  })
  expect(hideEnds(left).filter((row) => row.includes('"ended"'))).toHaveLength(2)
  expect(counts).toMatchObject({ remembered_devices: 1, verifications: 2, invitations: 2, api_tokens: 1, jobs: 2 })
})
