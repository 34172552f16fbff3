import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signIn, signUp } from '#shared/auth/contract.ts'
import { createPasswordHasher, productionArgon2Cost } from '#server/features/auth/passwords/password-hashing.ts'
import { createSignUpBody, password } from '#server/testing/accounts.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createInstallation, startApp, type AppProcess } from './app-process.ts'
import { startBackgroundClient } from './background-client.ts'
import { formatRequestHead, openRawSocket } from './raw-socket.ts'
import { startAttacker } from './sign-in-storm.ts'

const isFullRun = sampleSize(0, 1) === 1
const maxPageRatio = 3
const maxSignInHashes = 40

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const measureTime = async <T>(task: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const begun = performance.now()
  const result = await task()
  return { result, ms: performance.now() - begun }
}

const post = ({ url }: AppProcess, path: string, body: unknown) =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Returns the median time of a hash while nothing else runs, in milliseconds. */
const measureHashMs = async () => {
  const { hash } = createPasswordHasher(productionArgon2Cost)
  await hash(password)
  const times: number[] = []
  for (let n = 0; n < sampleSize(1, 9); n++) times.push((await measureTime(() => hash(password))).ms)
  return median(times)
}

const isAnswered = (response: Response) =>
  response.status === 200 || (response.status === 429 && Number(response.headers.get('retry-after')) > 0)

/** Loads the home page of a signed-in user repeatedly while `work` runs. Returns times and failed requests. */
const loadHomeDuring = async (app: AppProcess, cookie: string, work: () => Promise<unknown>) => {
  const stopClient = await startBackgroundClient(app.port, '/', cookie)
  await work()
  return stopClient()
}

/** Starts the app with limits that see the addresses of the attackers, and with an account. Returns the cookie of a member. */
const startLimitedApp = async () => {
  const installation = await createInstallation()
  const app = await startApp(installation, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', SIGNUP: 'open' })
  const { cookie } = await installation.member()
  expect((await post(app, signUp.path, createSignUpBody())).status).toBe(201)
  return { app, cookie }
}

/** Lets the attacker send sign-ins at once, and signs in to the account meanwhile. */
const runStorm = async (app: AppProcess, storm: Awaited<ReturnType<typeof startAttacker>>) => {
  const waitForStatuses = await storm()
  const { email } = createSignUpBody()
  const honest = await measureTime(() => post(app, signIn.path, { email, password }))
  return { honest, statuses: await waitForStatuses() }
}

test('concurrent sign-ins are checked or get 429 with Retry-After, and others are served meanwhile', async (context) => {
  const { app, cookie } = await startLimitedApp()
  const hashMs = await measureHashMs()
  const attacker = await startAttacker(app.port, sampleSize(100, 1000))
  // Compiles what is measured.
  if (isFullRun) await loadHomeDuring(app, cookie, () => runStorm(app, attacker))
  const idle = await loadHomeDuring(app, cookie, () => setTimeout(sampleSize(1, 5000)))
  const storms: Awaited<ReturnType<typeof runStorm>>[] = []
  const busy = await loadHomeDuring(app, cookie, async () => {
    for (let round = 0; round < sampleSize(1, 10); round++) storms.push(await runStorm(app, attacker))
  })
  const statuses = storms.flatMap((one) => one.statuses)
  const unexpected = statuses.filter((status) => status !== 401 && status !== 429)
  const unanswered = storms.filter(({ honest }) => !isAnswered(honest.result))
  const pageRatio = busy.medianMs / idle.medianMs
  const signInHashes = Math.max(...storms.map(({ honest }) => honest.ms)) / hashMs
  const what = [
    `sign-ins at once: pages ${pageRatio.toFixed(1)} × idle (${idle.medianMs.toFixed(1)} ms)`,
    `99th percentile ${busy.p99Ms.toFixed(0)} and ${idle.p99Ms.toFixed(0)} ms`,
    `a sign-in ${signInHashes.toFixed(0)} × a hash (${hashMs.toFixed(0)} ms)`,
  ].join(', ')
  const wrong = unexpected.length + unanswered.length + idle.failed + busy.failed
  reportCheck(context, { check: 'T20', what, count: statuses.length, wrong })
  expect(statuses).toContain(429)
  expect([unexpected, wrong]).toEqual([[], 0])
  if (!isFullRun) return
  expect(pageRatio).toBeLessThanOrEqual(maxPageRatio)
  expect(signInHashes).toBeLessThanOrEqual(maxSignInHashes)
})

test('the passwords of clients that have gone are not hashed', async (context) => {
  const installation = await createInstallation()
  const app = await startApp(installation)
  const count = 30
  const sockets = Array.from({ length: count }, (_, n) => {
    const body = JSON.stringify(createSignUpBody(`user${n}@example.org`))
    const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`]
    return openRawSocket(app.port, formatRequestHead('POST', signUp.path, headers) + body)
  })
  await Promise.race(sockets.map((raw) => raw.status()))
  for (const { socket } of sockets) socket.destroy()
  await Promise.all(sockets.map(({ closed }) => closed))
  expect((await post(app, signUp.path, createSignUpBody())).status).toBe(201)
  await app.end()
  const users = await installation.open(({ db }) => db.selectFrom('users').select('id').execute())
  const wrong = users.length < count ? 0 : 1
  reportCheck(context, { check: 'T20', what: 'sign-ups of clients that have gone', count, wrong })
  expect(users.length).toBeLessThan(count)
})
