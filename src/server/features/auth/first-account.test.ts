import { expect, test } from 'vitest'
import { signUp } from '#shared/auth/contract.ts'
import type { Database } from '#server/db/connect.ts'
import { accountInput } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { startOpenIdProvider } from '#server/testing/openid-provider.ts'

const beyondLoopback = { HOST: '0.0.0.0', RATE_LIMITS: 'on' }

/** Lets nobody write before so many are about to. */
const together = (count: number) => {
  const gathered = Promise.withResolvers<void>()
  let come = 0
  return (database: Database): Database => ({
    ...database,
    transact: async (work) => {
      if (++come === count) gathered.resolve()
      await gathered.promise
      return database.transact(work)
    },
  })
}

const refusalsOf = (ended: readonly PromiseSettledResult<unknown>[]) =>
  ended.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown)

const countOf = async ({ database }: TestApp, table: 'users' | 'families' | 'sessions') =>
  (await database.db.selectFrom(table).select('id').execute()).length

test('of several who sign up first at the same moment one gets in', async () => {
  const app = await createTestApp({ env: beyondLoopback, around: together(6) })
  const asked = Array.from({ length: 6 }, (_, n) =>
    app.visitor().call(signUp, { body: accountInput(`a${n}@example.org`) }),
  )
  const refusals = refusalsOf(await Promise.allSettled(asked))
  expect(refusals).toHaveLength(5)
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: 'sign_up_closed' })
  for (const table of ['users', 'families', 'sessions'] as const) expect(await countOf(app, table)).toBe(1)
})

test('of twenty who come first from the provider at the same moment one gets in', async () => {
  const subjects = Array.from({ length: 20 }, (_, n) => `sub-${n}`)
  const provider = await startOpenIdProvider(
    Object.fromEntries(subjects.map((s) => [s, { email: `${s}@example.org` }])),
  )
  const app = await createTestApp({ env: { ...beyondLoopback, ...provider.env }, around: together(20) })
  const back = await Promise.all(
    subjects.map(async (subject) => {
      const phone = app.visitor()
      const there = await phone.send('/api/login?provider=oidc')
      return { phone, url: await provider.visit(there.headers.get('location') ?? '', subject) }
    }),
  )
  const ended = await Promise.all(back.map(async ({ phone, url }) => (await phone.send(url)).headers.get('location')))
  expect(ended.filter((to) => to === '/')).toHaveLength(1)
  expect(ended.filter((to) => to === '/sign-in?error=sign_up_closed')).toHaveLength(19)
  for (const table of ['users', 'families', 'sessions'] as const) expect(await countOf(app, table)).toBe(1)
})
