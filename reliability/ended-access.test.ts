import { expect, test } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { changePassword, getUser, signIn } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { removeMember } from '#shared/families/contract.ts'
import { endOtherSessions, endSession, listSessions } from '#shared/sessions/contract.ts'
import { createApiToken, revokeApiToken } from '#shared/tokens/contract.ts'
import { password } from '#server/testing/accounts.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createChild, describeOutcomes } from '#server/testing/factories.ts'
import { createUserClient, type AppProcess, type Installation } from './app-process.ts'
import { createBrowser, createTokenClient, signUpWithSecondFactor } from './browser.ts'
import { runCommand } from './commands.ts'
import { startTwoProcesses } from './two-processes.ts'

type Use = (at: AppProcess) => Promise<unknown>

/** Access that was created at one process. */
interface Access {
  /** Requests to a process, which are allowed until the access ends, and what they get from then on. */
  uses: readonly (readonly [Use, string])[]
  /** Ends the access at the process where it was created. */
  end: () => Promise<unknown>
}

type CreateAccess = (installation: Installation, app: AppProcess) => Promise<Access>

/** Returns uses of a session and of an API token of a member. */
const createUsesOf = async (app: AppProcess, { cookie }: { cookie: string }) => {
  const { call } = createUserClient(app, { cookie })
  const body = { name: 'Phone', scopes: ['read' as const], childIds: null, days: null }
  const { token, id } = await call(createApiToken, { body })
  const useSession = [(at: AppProcess) => createUserClient(at, { cookie }).call(getUser, {}), '401 signed_out'] as const
  const useToken = [
    (at: AppProcess) => createTokenClient(at, token).call(listChildren, {}),
    '401 invalid_token',
  ] as const
  return { useSession, useToken, tokenId: id }
}

const endSessionsBy =
  (end: (call: Call) => Promise<unknown>): CreateAccess =>
  async (installation, app) => {
    const ana = await installation.member()
    const { useSession } = await createUsesOf(app, await installation.session(ana.userId))
    return { uses: [useSession], end: () => end(createUserClient(app, ana).call) }
  }

/** Creates access that ends, each in its own way. */
const endings: Readonly<Record<string, CreateAccess>> = {
  'a session is ended': endSessionsBy(async (call) => {
    const [other] = (await call(listSessions, {})).filter(({ current }) => !current)
    await call(endSession, { params: { id: other?.id ?? '' } })
  }),
  'all other sessions are ended': endSessionsBy((call) => call(endOtherSessions, {})),
  'an API token is revoked': async (installation, app) => {
    const ana = await installation.member()
    const { useToken, tokenId } = await createUsesOf(app, ana)
    const end = () => createUserClient(app, ana).call(revokeApiToken, { params: { id: tokenId } })
    return { uses: [useToken], end }
  },
  'a member is removed': async (installation, app) => {
    const ana = await installation.member()
    const luis = await installation.member({ familyId: ana.familyId })
    const { call } = createUserClient(app, ana)
    const { id: childId } = await createChild(call)
    const { useToken } = await createUsesOf(app, luis)
    const list: Use = (at) => createUserClient(at, luis).call(listActivities, { params: { childId }, query: {} })
    const end = () => call(removeMember, { params: { id: luis.userId } })
    return { uses: [[list, '404 not_found'], useToken], end }
  },
  'an operator disables an account': async (installation, app) => {
    const ana = await installation.member()
    const { useSession, useToken } = await createUsesOf(app, ana)
    const end = () => runCommand(installation, 'user', 'disable', `${ana.userId}@example.org`)
    return { uses: [useSession, useToken], end }
  },
  'a password is changed': async (_, app) => {
    const { phone, email, recoveryCodes } = await signUpWithSecondFactor(app)
    const body = { email, password, rememberDevice: true }
    const { cookies } = createBrowser(app)
    await createBrowser(app, cookies).call(signIn, { body: { ...body, code: recoveryCodes[0] } })
    const other = createBrowser(app)
    await other.call(signIn, { body: { ...body, code: recoveryCodes[1] } })
    const newPassword = 'lanterns in July'
    const useSession: Use = (at) => createBrowser(at, new Map(other.cookies)).call(getUser, {})
    const useRememberedDevice: Use = (at) => createBrowser(at, new Map(cookies)).call(signIn, { body })
    const end = async () => {
      await phone.call(changePassword, { body: { currentPassword: password, newPassword } })
      body.password = newPassword
    }
    const uses = [
      [useSession, '401 signed_out'],
      [useRememberedDevice, '401 second_factor_required'],
    ] as const
    return { uses, end }
  },
}

test('what one process ends the other rejects at the next request [ACC-30, ACC-43, FAC-7, FAM-25, RUN-20, RUN-30, TOK-5]', async ({
  task,
}) => {
  const { installation, apps } = await startTwoProcesses()
  const [first, second] = apps
  const wrong: unknown[] = []
  const endOnce = async ([what, create]: [string, CreateAccess], app: AppProcess, other: AppProcess) => {
    const { uses, end } = await create(installation, app)
    const before = await describeOutcomes(uses.map(([use]) => use(other)))
    await end()
    const after = await describeOutcomes(uses.map(([use]) => use(other)))
    const isRight = uses.every(([, rejection], n) => before[n] === 'done' && after[n] === rejection)
    if (!isRight) wrong.push([what, before, after])
  }
  const rounds = sampleSize(1, 20)
  const all = Object.entries(endings)
  for (let n = 0; n < rounds; n++) {
    await Promise.all(all.flatMap((one) => [endOnce(one, first, second), endOnce(one, second, first)]))
  }
  const count = 2 * rounds * all.length
  reportCheck({ task }, { check: 'T18', what: 'ways to end access at the other process', count, wrong: wrong.length })
  expect(wrong).toEqual([])
})
