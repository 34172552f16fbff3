import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requestPasswordReset, signUp } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { createInstallation, startApp, type Installation } from './app-process.ts'

/** A killed process holds its jobs for five minutes. */
const afterLeaseMs = 6 * minuteMs

const countJobs = (installation: Installation) =>
  installation.open(async ({ db }) => (await db.selectFrom('jobs').select('key').execute()).length)

test('mails that a killed process could not send arrive once from the next process [RUN-32]', async () => {
  const { url, mails } = await startSmtpServer()
  const installation = await createInstallation()
  const MAIL_FROM = 'jar@example.org'
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
