import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requestPasswordReset, signUp } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { createInstallation, startApp, type Installation } from './app-process.ts'

const MAIL_FROM = 'jar@example.org'

/** Starts a mail server that accepts connections and says nothing. Returns it with its address. */
const startSilentServer = async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { server, url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

/** A killed process holds its jobs for five minutes. */
const afterLeaseMs = 6 * minuteMs

const countJobs = (installation: Installation) =>
  installation.open(async ({ db }) => (await db.selectFrom('jobs').select('key').execute()).length)

test('mails that a killed process could not send arrive once from the next process [RUN-32]', async () => {
  const { url, mails } = await startSmtpServer()
  const installation = await createInstallation()
  const app = await startApp(installation, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM })
  const { call } = createClient((to, init) => fetch(new URL(to, app.url), init))
  const body = createSignUpBody()
  await call(signUp, { body })
  await call(requestPasswordReset, { body: { email: body.email } })
  await app.end('SIGKILL')
  expect(await countJobs(installation)).toBe(2)

  const clock = path.join(installation.folder, 'clock')
  writeFileSync(clock, String(afterLeaseMs))
  const preload = path.resolve(import.meta.dirname, 'offset-clock.ts')
  await startApp(installation, { SMTP_URL: url, MAIL_FROM, CLOCK_FILE: clock, NODE_OPTIONS: `--import=${preload}` })
  await expect.poll(() => countJobs(installation), { timeout: 20_000, interval: 20 }).toBe(0)
  expect(mails).toHaveLength(2)
})

test('a process whose mail server hangs stops long before its timeout of ten seconds, and the next one sends the mail [RUN-34]', async () => {
  const silent = await startSilentServer()
  const installation = await createInstallation()
  const app = await startApp(installation, { SMTP_URL: silent.url, MAIL_FROM })
  const { call } = createClient((to, init) => fetch(new URL(to, app.url), init))
  const isSending = once(silent.server, 'connection')
  await call(signUp, { body: createSignUpBody() })
  await isSending
  const stoppedAt = performance.now()
  expect(await app.end()).toEqual({ code: 0, signal: null })
  expect(performance.now() - stoppedAt).toBeLessThan(6 * secondMs)
  expect(app.output.err).toBe('')

  const { url, mails } = await startSmtpServer()
  await startApp(installation, { SMTP_URL: url, MAIL_FROM })
  await expect.poll(() => countJobs(installation), { timeout: 20_000, interval: 20 }).toBe(0)
  expect(mails).toHaveLength(1)
})
