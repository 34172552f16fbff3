import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { markAccountDeleted } from '#server/ledger/account-mark.ts'
import { createDataFolder, creationTime } from '#server/testing/data-folder.ts'
import { envOf, runDoctor } from '#server/testing/run-doctor.ts'

test('the first account that anybody could create is something to do', async () => {
  const data = await createDataFolder()
  await data.withDatabase(({ transact }) => transact((tx) => tx.deleteFrom('users').execute()))
  const { byTopic } = await runDoctor(envOf(data, { TRUST_PROXY: '127.0.0.1' }))
  expect(byTopic['sign-up']).toMatch(/^to do .*the first visitor gets it.*glowjar user add <email>/)
})

const provider = {
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'glowjar',
  OIDC_CLIENT_SECRET: 's3cret',
  LOCAL_ACCOUNTS: 'off',
}

test.each([
  [{ SIGNUP: 'closed' }, /^to do .*closed, and nobody has an account: .*glowjar user add <email>/],
  [{ SIGNUP: 'closed', ...provider }, /^to do .*closed, and nobody .*start Glowjar with SIGNUP=open, sign in through/],
  [{ TRUST_PROXY: '127.0.0.1', ...provider }, /^to do .*the first who signs in through the provider gets it/],
])('without an account and with %j, what to do can be done [RUN-27]', async (env, line) => {
  const data = await createDataFolder()
  await data.withDatabase(({ transact }) => transact((tx) => tx.deleteFrom('users').execute()))
  expect((await runDoctor(envOf(data, env))).byTopic['sign-up']).toMatch(line)
  rmSync(path.join(data.folder, 'glowjar.sqlite'))
  expect((await runDoctor(envOf(data, env))).byTopic['sign-up']).toMatch(line)
})

test('after the last account was deleted, sign-up is closed and that is something to do [RUN-8, RUN-27]', async () => {
  const data = await createDataFolder()
  await data.withDatabase(({ transact }) =>
    transact(async (tx) => {
      await tx.deleteFrom('users').execute()
      await markAccountDeleted(tx, creationTime)
    }),
  )
  const { byTopic } = await runDoctor(envOf(data, { TRUST_PROXY: '127.0.0.1' }))
  expect(byTopic['sign-up']).toMatch(/^to do .*closed, and nobody has an account: .*glowjar user add <email>/)
})

test('with LOCAL_ACCOUNTS=off no line advises what needs passwords [RUN-15, RUN-27]', async () => {
  const data = await createDataFolder()
  const { byTopic } = await runDoctor(envOf(data, { ...provider, SIGNUP: 'closed' }))
  expect(Object.values(byTopic).join('\n')).not.toMatch(/user add|user reset/)
  expect(byTopic['sign-up']).toMatch(/^ok .*closed; invitations create accounts$/)
  expect(byTopic['mail']).toMatch(/^ok .*not configured; people sign in through the provider/)
})

test('who can sign up is not guessed when the database cannot be read [RUN-27]', async () => {
  const data = await createDataFolder()
  writeFileSync(path.join(data.folder, 'glowjar.sqlite'), 'nonsense'.repeat(1000))
  const first = await runDoctor(envOf(data, { TRUST_PROXY: '127.0.0.1' }))
  expect(first.byTopic['sign-up']).toMatch(/^to do .*see the line about the database/)
  expect((await runDoctor(envOf(data, { SIGNUP: 'closed' }))).byTopic['sign-up']).toMatch(/^ok .*closed; /)
})
