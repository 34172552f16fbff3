import { expect, test } from 'vitest'
import { resetPassword, signIn, signOut } from '#shared/auth/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import { purgeExpired } from '#server/ledger/purge-expired.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'

const email = 'ana@example.org'

/** Creates an app with mail. `rest` lets days pass, with the cleanup; `takeNotices` lists the mailed notices since the last call. */
const createAppWithNotices = async () => {
  const notices: string[] = []
  const security: Mailer['security'] = async (_, notice) => void notices.push(notice)
  const app = await createTestApp({ services: { mailer: { ...silentMailer, security } } })
  const rest = async (days: number) => {
    app.clock.forward({ days })
    await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  }
  const takeNotices = async () => {
    await app.runDueJobs()
    return notices.splice(0)
  }
  const signInAnew = () => app.visitor().call(signIn, { body: { email, password } })
  return { app, rest, takeNotices, signInAnew }
}

test.each([
  ['after 179 days from a known device sends no mail', 179, []],
  ['after 181 days sends a mail', 181, ['new_device']],
])('a sign-in %s [ACC-59]', async (_, days, expected) => {
  const { app, rest, takeNotices, signInAnew } = await createAppWithNotices()
  const phone = await signUpVisitor(app, email)
  await phone.call(signOut, {})
  await rest(days)
  await signInAnew()
  expect(await takeNotices()).toEqual(expected)
})

test('the first sign-in to an account from before the security log sends a mail [ACC-59]', async () => {
  const { app, takeNotices, signInAnew } = await createAppWithNotices()
  const phone = await signUpVisitor(app, email)
  await phone.call(signOut, {})
  await app.database.transact(async (tx) => {
    await tx.deleteFrom('account_events').execute()
    await tx.updateTable('users').set({ seen_version: null }).execute()
  })
  await signInAnew()
  expect(await takeNotices()).toEqual(['new_device'])
})

test('the sign-up and the first sign-in to an account that the operator made send no mail [ACC-59]', async () => {
  const { app, rest, takeNotices, signInAnew } = await createAppWithNotices()
  await signUpVisitor(app, 'luis@example.org')
  expect(await takeNotices()).toEqual([])
  const [, , link = ''] = await captureCliOutput(userCommand, app, 'add', email)
  const token = new URL(link).searchParams.get('token') ?? ''
  await app.visitor().call(resetPassword, { body: { token, newPassword: password } })
  expect(await takeNotices()).toEqual(['password_reset'])
  await rest(100)
  await signInAnew()
  expect(await takeNotices()).toEqual([])
})
