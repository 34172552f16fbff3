import { expect, test } from 'vitest'
import { signUp } from '#shared/auth/contract.ts'
import type { Database } from '#server/db/connect.ts'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { startOpenIdProvider } from '#server/testing/openid-provider.ts'

const beyondLoopbackEnv = { HOST: '0.0.0.0', RATE_LIMITS: 'on' }

/** Returns a function that wraps a database so that its transactions wait until `count` of them are about to start. */
const startTransactionsTogether = (count: number) => {
  const allWaiting = Promise.withResolvers<void>()
  let waiting = 0
  return (database: Database): Database => ({
    ...database,
    transact: async (work) => {
      if (++waiting === count) allWaiting.resolve()
      await allWaiting.promise
      return database.transact(work)
    },
  })
}

const countRows = async ({ database }: TestApp, table: 'users' | 'families' | 'sessions') =>
  (await database.db.selectFrom(table).select('id').execute()).length

test('of several concurrent first sign-ups one succeeds', async () => {
  const app = await createTestApp({ env: beyondLoopbackEnv, wrapDatabase: startTransactionsTogether(6) })
  const requests = Array.from({ length: 6 }, (_, n) =>
    app.visitor().call(signUp, { body: createSignUpBody(`a${n}@example.org`) }),
  )
  const results = await describeOutcomes(requests)
  expect(results.filter((result) => result === 'done')).toHaveLength(1)
  expect(results.filter((result) => result === '403 sign_up_closed')).toHaveLength(5)
  for (const table of ['users', 'families', 'sessions'] as const) expect(await countRows(app, table)).toBe(1)
})

test('of twenty concurrent first sign-ins through the provider one succeeds', async () => {
  const subjects = Array.from({ length: 20 }, (_, n) => `sub-${n}`)
  const provider = await startOpenIdProvider(
    Object.fromEntries(subjects.map((s) => [s, { email: `${s}@example.org` }])),
  )
  const app = await createTestApp({
    env: { ...beyondLoopbackEnv, ...provider.env },
    wrapDatabase: startTransactionsTogether(20),
  })
  const back = await Promise.all(
    subjects.map(async (subject) => {
      const phone = app.visitor()
      const there = await phone.send('/api/login?provider=oidc')
      return { phone, url: await provider.signIn(there.headers.get('location') ?? '', subject) }
    }),
  )
  const settled = await Promise.all(back.map(async ({ phone, url }) => (await phone.send(url)).headers.get('location')))
  expect(settled.filter((to) => to === '/')).toHaveLength(1)
  expect(settled.filter((to) => to === '/sign-in?error=sign_up_closed')).toHaveLength(19)
  for (const table of ['users', 'families', 'sessions'] as const) expect(await countRows(app, table)).toBe(1)
})

test('a new installation has no account [ACC-63]', async () => {
  const app = await createTestApp({ env: beyondLoopbackEnv })
  for (const table of ['users', 'families', 'sessions'] as const) expect(await countRows(app, table)).toBe(0)
})
