import { expect, test } from 'vitest'
import { signIn } from '#shared/auth/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import type { Transact } from '#server/db/transaction.ts'
import { recordAccountEvent } from './security-events.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { createFailureRecorder } from './failure-recorder.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { collectErrorCodes, startCalls } from '#server/testing/rate-limits.ts'

const emails = ['ana@example.org', 'luis@example.org']

const guess = (app: TestApp, n: number) =>
  app.visitor().call(signIn, { body: { email: emails[n % 2] ?? '', password: 'wrong one' } })

const listFailures = async ({ call }: Pick<TestClient, 'call'>) =>
  (await call(listSecurityEvents, { query: {} }))
    .filter(({ kind }) => kind === 'sign_in_failed')
    .map((event) => ('count' in event ? event.count : 0))

/** Creates an app with Ana and Luis whose transactions wait, once `gate` is closed, until it is opened. */
const createAppWithGate = async () => {
  const gate = { begun: 0, isClosed: false, open: () => undefined as void }
  const opened = new Promise<void>((resolve) => void (gate.open = resolve))
  const app = await createTestApp({
    wrapDatabase: (database) => {
      const transact: Transact = async (work) => {
        if (gate.isClosed) {
          gate.begun++
          await opened
        }
        return database.transact(work)
      }
      return { ...database, transact }
    },
  })
  const [ana, luis] = [await signUpVisitor(app, emails[0]), await signUpVisitor(app, emails[1], 'Luis')]
  gate.isClosed = true
  return { app, gate, ana, luis }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('wrong passwords are answered while none can be recorded, then counted in one write for each account [ACC-54]', async () => {
  const { app, gate, ana, luis } = await createAppWithGate()
  for (let round = 0; round < 4; round++) {
    const codes = await collectErrorCodes(startCalls(20, (n) => guess(app, n)))
    expect(new Set(codes)).toEqual(new Set(['wrong_credentials']))
    await pause(60)
  }
  await pause(200)
  expect(gate.begun).toBe(1)
  gate.open()
  await expect.poll(async () => [await listFailures(ana), await listFailures(luis)]).toEqual([[40], [40]])
  expect(gate.begun).toBeLessThanOrEqual(4)
})

test('where several processes began an entry of one hour, a failure counts once [ACC-54]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  for (let process = 0; process < 2; process++) {
    const event = { userId: ana.userId, kind: 'sign_in_failed' } as const
    await app.database.transact((tx) => recordAccountEvent(tx, event, app.clock.now()))
  }
  await collectErrorCodes([guess(app, 0)])
  await expect.poll(() => listFailures(ana)).toEqual([2, 1])
  await app.visitor().call(signIn, { body: { email: emails[0] ?? '', password } })
})

test('a stopping server writes the failures that are still in memory, for at most a second [ACC-54, RUN-12]', async () => {
  const { app, gate, ana, luis } = await createAppWithGate()
  const failures = createFailureRecorder(app.database.transact, () => undefined)
  const fail = ({ userId }: { userId: string }) => failures.record({ userId, kind: 'sign_in_failed' }, app.clock.now())
  fail(ana)
  const startedAt = performance.now()
  await failures.flush()
  expect(performance.now() - startedAt).toBeGreaterThan(900)
  gate.open()
  fail(ana)
  fail(luis)
  await failures.flush()
  expect([await listFailures(ana), await listFailures(luis)]).toEqual([[2], [1]])
})
