import { expect, test } from 'vitest'
import { editUser } from '#shared/auth/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { addPasskey, createPasskeyRegistration, deletePasskey, editPasskey } from '#shared/passkeys/contract.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#shared/second-factor/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { userCommand } from '#server/cli/user.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { addNewPasskey } from '#server/testing/passkeys.ts'
import { computeTotpCode, turnOnSecondFactor } from '#server/testing/second-factor.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import { createSoftwareAuthenticator } from '#server/testing/software-authenticator.ts'

const email = 'ana@example.org'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** Creates an app with mail, and Ana, who reads Spanish and uses Firefox. `notices` lists those that were mailed. */
const createAppWithMails = async (security?: Mailer['security']) => {
  const notices: string[] = []
  const recordNotice: Mailer['security'] = async ({ email: to, language }, notice, device) =>
    void notices.push([to, language, notice, device].join(' | '))
  const mailer = { ...silentMailer, security: security ?? recordNotice }
  const app = await createTestApp({ services: { mailer } })
  const { send } = await signUpVisitor(app, email)
  const { call } = createClient((url, init) =>
    send(url, { ...init, headers: { ...init.headers, 'user-agent': firefox } }),
  )
  await call(editUser, { body: { language: 'es' } })
  const listChanges = async () => {
    const events = await call(listSecurityEvents, { query: {} })
    return events.filter(({ kind }) => kind !== 'signed_in')
  }
  const resetFactor = () => captureCliOutput(userCommand, app, 'reset-factor', email)
  return { app, call, notices, listChanges, resetFactor }
}

test('every change of the ways to sign in is an event and sends a mail in the language of the user [ACC-54, ACC-59]', async () => {
  const { app, call, notices, listChanges, resetFactor } = await createAppWithMails()
  const findPasskeyId = async () =>
    (await app.database.db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow()).id
  const changes = [
    ['passkey_added', () => addNewPasskey(call)],
    ['passkey_removed', async () => call(deletePasskey, { params: { id: await findPasskeyId() } })],
    ['second_factor_on', () => turnOnSecondFactor(app, call)],
    ['recovery_codes_renewed', () => call(renewRecoveryCodes, {})],
    ['second_factor_off', () => call(deleteSecondFactor, {})],
    ['second_factor_on', () => turnOnSecondFactor(app, call)],
    ['second_factor_reset', resetFactor],
  ] as const
  for (const [index, [kind, change]] of changes.entries()) {
    app.clock.forward({ minutes: 1 })
    await change()
    const isOperator = kind === 'second_factor_reset'
    await app.runDueJobs()
    expect(notices).toHaveLength(index + 1)
    expect(notices.at(-1)).toBe(`${email} | es | ${kind} | ${isOperator ? '' : 'Firefox, Linux'}`)
    const events = await listChanges()
    expect(events).toHaveLength(index + 1)
    expect(events[0]).toMatchObject({ kind, count: 1, userAgent: isOperator ? null : firefox })
  }
})

test('a change that is rejected, and the name of a passkey, are no events and send no mail [ACC-54, ACC-59]', async () => {
  const { app, call, notices, listChanges } = await createAppWithMails()
  const { authenticator, passkey } = await addNewPasskey(call)
  const again = authenticator.register(await call(createPasskeyRegistration, {}))
  const forged = createSoftwareAuthenticator('https://elsewhere.example').register(
    await call(createPasskeyRegistration, {}),
  )
  const outcomes = await describeOutcomes([
    call(addPasskey, { body: { name: 'Phone', response: again } }),
    call(addPasskey, { body: { name: 'Phone', response: forged } }),
    call(deletePasskey, { params: { id: '01a00000-0000-7000-8000-000000000009' } }),
    call(confirmSecondFactor, { body: { code: '000000' } }),
    call(renewRecoveryCodes, {}),
    call(deleteSecondFactor, {}),
  ])
  expect(outcomes).toEqual([
    '409 passkey_known',
    '401 passkey_rejected',
    '404 not_found',
    '409 second_factor_off',
    '409 second_factor_off',
    '409 second_factor_off',
  ])
  await call(editPasskey, { params: { id: passkey.id }, body: { name: 'Tablet' } })
  await turnOnSecondFactor(app, call)
  await app.runDueJobs()
  expect(notices).toHaveLength(2)
  expect((await listChanges()).map(({ kind }) => kind).toSorted()).toEqual(['passkey_added', 'second_factor_on'])
})

test('the operator does not reset a factor that was never confirmed: no event, no mail [ACC-54, ACC-59, FAC-10]', async () => {
  const { app, call, notices, listChanges, resetFactor } = await createAppWithMails()
  const { secret } = await call(setUpSecondFactor, {})
  await expect(resetFactor()).rejects.toThrow(`${email} has no second factor that is on`)
  await call(confirmSecondFactor, { body: { code: computeTotpCode(secret, app.clock.now()) } })
  await app.runDueJobs()
  expect(notices).toHaveLength(1)
  expect((await listChanges()).map(({ kind }) => kind)).toEqual(['second_factor_on'])
})

test('a mail that cannot be sent holds no change up [ACC-59, FAC-10]', async () => {
  const { app, call, listChanges, resetFactor } = await createAppWithMails(async () => {
    throw new Error('the mail server is closed')
  })
  await turnOnSecondFactor(app, call)
  expect(await app.runDueJobs()).toBe(2)
  app.clock.forward({ minutes: 1 })
  expect(await resetFactor()).toEqual([`${email} can sign in with the password alone; the second factor is off.`])
  expect(await app.runDueJobs()).toBe(2)
  expect((await listChanges()).map(({ kind }) => kind)).toEqual(['second_factor_reset', 'second_factor_on'])
})
