import { readdirSync } from 'node:fs'
import { afterAll, expect, inject, test } from 'vitest'
import { getUser, resetPassword, signIn } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { getInvitation } from '#shared/families/contract.ts'
import { getSecondFactor } from '#shared/second-factor/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { addWebhook, listWebhooks } from '#shared/webhooks/contract.ts'
import { createInvitationToken, password } from '#server/testing/accounts.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { startApp, type Installation } from './app-process.ts'
import { createInstallationForBackups, reasonNotRun, stopPostgresForBackups } from './backup-installation.ts'
import { createBrowser, createTokenClient, signUpWithSecondFactor, type Cookies } from './browser.ts'
import { createResetToken, runCommand } from './commands.ts'

const email = 'ana@example.org'
const passphrase = 'lanterns in July'

afterAll(stopPostgresForBackups)

/** What opens an app without a password, or without a second factor. */
interface Access {
  session: Cookies
  rememberedDevice: Cookies
  invitation: string
  apiToken: string
  resetToken: string
}

/** Creates an account with a second factor and a webhook, and everything that opens the app without it. */
const createAccess = async (installation: Installation): Promise<Access> => {
  const app = await startApp(installation)
  const { phone, recoveryCodes } = await signUpWithSecondFactor(app, email)
  const tablet = createBrowser(app)
  await tablet.call(signIn, { body: { email, password, code: recoveryCodes[0], rememberDevice: true } })
  const invitation = await createInvitationToken(phone.call)
  const body = { name: 'Home Assistant', scopes: ['read' as const], childIds: null, days: null }
  const { token: apiToken } = await phone.call(createApiToken, { body })
  await phone.call(addWebhook, { body: { url: 'https://hooks.example.org/glowjar', events: ['act.recorded'] } })
  const resetToken = await createResetToken(installation, email)
  await app.end()
  return { session: phone.cookies, rememberedDevice: tablet.cookies, invitation, apiToken, resetToken }
}

/** Returns what each kind of access gets in an installation, and what is lost of the second factor and the webhook. */
const useAccess = async (installation: Installation, access: Access) => {
  const app = await startApp(installation)
  const tablet = createBrowser(app, new Map(access.rememberedDevice))
  const requests = [
    () => createBrowser(app, new Map(access.session)).call(getUser, {}),
    () => tablet.call(signIn, { body: { email, password } }),
    () => createBrowser(app).call(getInvitation, { params: { token: access.invitation } }),
    () => createTokenClient(app, access.apiToken).call(listChildren, {}),
    () => createBrowser(app).call(resetPassword, { body: { token: access.resetToken, newPassword: 'owls in March' } }),
  ]
  const outcomes: string[] = []
  let loss: unknown = 'unknown'
  for (const request of requests) {
    outcomes.push(...(await describeOutcomes([request()])))
    if (outcomes.length === 2 && outcomes[1] === 'done') {
      const events = await tablet.call(listSecurityEvents, { query: {} })
      const { lostAt } = await tablet.call(getSecondFactor, {})
      const [webhook] = await tablet.call(listWebhooks, {})
      loss = [typeof lostAt, events.some(({ kind }) => kind === 'second_factor_lost'), webhook?.off]
    }
  }
  await app.end()
  return { outcomes, loss }
}

const ended = ['401 signed_out', '401 second_factor_required', '404 not_found', '401 invalid_token', '409 link_invalid']

/** The arguments of a restore into an empty folder, the passphrase there, and what is left of the access. */
const cases: readonly { passphrase: string | null; args: string[]; outcomes: string[]; loss: unknown }[] = [
  { passphrase, args: [], outcomes: ended, loss: 'unknown' },
  { passphrase, args: ['--keep-sessions'], outcomes: Array<string>(5).fill('done'), loss: ['object', false, null] },
  {
    passphrase: null,
    args: ['--without-secret'],
    outcomes: ['401 signed_out', 'done', '404 not_found', '401 invalid_token', '409 link_invalid'],
    loss: ['string', true, 'secret_lost'],
  },
  {
    passphrase: null,
    args: ['--without-secret', '--keep-sessions'],
    outcomes: ['401 signed_out', 'done', 'done', 'done', 'done'],
    loss: ['string', true, 'secret_lost'],
  },
]

test('a restore elsewhere ends what opened the app, with and without the secret [RUN-23, RUN-24, RUN-25, RUN-26]', async (context) => {
  const what = 'sessions, links, invitations, API tokens, second factors and webhooks after a restore'
  if (reasonNotRun) return reportCheck(context, { check: 'T12', what, notRun: reasonNotRun })
  const installation = await createInstallationForBackups(passphrase)
  const access = await createAccess(installation)
  const { out } = await runCommand(installation, 'backup')
  const backup = out.trim()
  for (const { args, outcomes, loss, ...there } of cases) {
    const target = await createInstallationForBackups(there.passphrase)
    const restored = await runCommand(target, 'restore', backup, ...args)
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(restored.out.includes(`The second factor of ${email} is off`)).toBe(there.passphrase === null)
    expect(await useAccess(target, access)).toEqual({ outcomes, loss })
    expect(await target.findDataFaults()).toEqual([])
  }
  reportCheck(context, { check: 'T12', what, count: cases.length * 5, wrong: 0 })
})

test('a restore elsewhere with a missing or wrong passphrase changes nothing [RUN-25]', async (context) => {
  const what = 'restores with a missing or wrong passphrase'
  if (reasonNotRun) return reportCheck(context, { check: 'T12', what, notRun: reasonNotRun })
  const installation = await createInstallationForBackups(passphrase)
  await installation.member()
  const backup = (await runCommand(installation, 'backup')).out.trim()
  for (const wrong of [null, 'a wrong passphrase']) {
    const target = await createInstallationForBackups(wrong)
    const { code, err } = await runCommand(target, 'restore', backup)
    expect([code, readdirSync(target.folder)]).toEqual([1, []])
    expect(err).toMatch(/^[^\n]*BACKUP_PASSPHRASE[^\n]*Nothing was restored\.\n$/)
    if (inject('database') === 'sqlite') continue
    const users = await target.open(({ db }) => db.selectFrom('users').select('id').execute())
    expect(users).toEqual([])
  }
  reportCheck(context, { check: 'T12', what, count: 2, wrong: 0 })
})
