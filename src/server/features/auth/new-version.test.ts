import { expect, test } from 'vitest'
import { editUser, getUser } from '#shared/auth/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { readPackageVersions } from '#server/package-versions.ts'
import { createInvitationToken, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'

/** Returns the new version that a user gets from an app of this version on the same data. */
const readNewVersion = async (first: TestApp, client: TestClient, version: string) => {
  const app = await createTestApp({ services: { version }, wrapDatabase: () => first.database })
  const there = app.visitor()
  for (const [name, value] of client.cookies) there.cookies.set(name, value)
  return { ...there, newVersion: (await there.call(getUser, {})).newVersion }
}

test('after an update each owner gets the new version until they dismiss it; other members never do [RUN-28]', async () => {
  const app = await createTestApp({ services: { version: '1.0.0' } })
  const ana = await signUpVisitor(app)
  const ben = await signUpVisitor(app, 'ben@example.org', 'Ben')
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  const eva = await signUpVisitor(app, 'eva@example.org', 'Eva')
  for (const one of [ana, ben, eva]) expect((await one.call(getUser, {})).newVersion).toBeNull()

  const updated = await readNewVersion(app, ana, '1.1.0')
  expect(updated.newVersion).toBe('1.1.0')
  expect((await readNewVersion(app, ben, '1.1.0')).newVersion).toBeNull()
  expect(await updated.call(editUser, { body: { seenVersion: '1.1.0' } })).toMatchObject({ newVersion: null })
  expect((await readNewVersion(app, ana, '1.1.0')).newVersion).toBeNull()
  expect((await readNewVersion(app, eva, '1.1.0')).newVersion).toBe('1.1.0')
  expect((await readNewVersion(app, ana, '1.2.0')).newVersion).toBe('1.2.0')
})

test('accounts from before there was a notice see it, too; those that the operator adds do not [RUN-28]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  await app.database.transact((tx) => tx.updateTable('users').set({ seen_version: null }).execute())
  expect((await ana.call(getUser, {})).newVersion).toBe('test')
  await captureCliOutput(userCommand, app, 'add', 'ben@example.org')
  const { seen_version } = await app.database.db
    .selectFrom('users')
    .select('seen_version')
    .where('email', '=', 'ben@example.org')
    .executeTakeFirstOrThrow()
  expect(seen_version).toBe(readPackageVersions().glowjar)
})
