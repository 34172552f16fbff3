import { expect, test } from 'vitest'
import { resetPassword, signIn, signUp } from '#shared/auth/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { createPasskeyRequest, signInWithPasskey } from '#shared/passkeys/contract.ts'
import { newId } from '#server/ids.ts'
import { createInvitationToken, createSignUpBody, password } from '#server/testing/accounts.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { addNewPasskey } from '#server/testing/passkeys.ts'
import { createUserClient, type AppProcess, type Installation, type SignedInUser } from './app-process.ts'
import { createBrowser, signUpWithSecondFactor } from './browser.ts'
import { createResetToken } from './commands.ts'
import { startTwoProcesses } from './two-processes.ts'

const baseUrl = 'http://localhost:3000'

/** A request that succeeds once. */
interface OneTimeRequest {
  /** Sends it to a process, each time from another browser. */
  send: (to: AppProcess) => Promise<unknown>
  /** What it gets every other time. */
  rejection: string
}

const signInWithCode = (body: { email: string; code: string | undefined }): OneTimeRequest => ({
  send: (to) => createBrowser(to).call(signIn, { body: { ...body, password } }),
  rejection: '401 second_factor_wrong',
})

/** What works once. */
const oneTimeRequests: Readonly<
  Record<string, (installation: Installation, app: AppProcess) => Promise<OneTimeRequest>>
> = {
  'a code of a second factor': async (_, app) => {
    const { email, nextCode } = await signUpWithSecondFactor(app)
    return signInWithCode({ email, code: nextCode })
  },
  'a recovery code': async (_, app) => {
    const { email, recoveryCodes } = await signUpWithSecondFactor(app)
    return signInWithCode({ email, code: recoveryCodes[0] })
  },
  'the response to a challenge for a passkey': async (installation, app) => {
    const { call } = createUserClient(app, await installation.member())
    const { authenticator } = await addNewPasskey(call)
    const response = authenticator.respond(await call(createPasskeyRequest, {}))
    const send = (to: AppProcess) => createBrowser(to).call(signInWithPasskey, { body: { response } })
    return { send, rejection: '401 passkey_rejected' }
  },
  'a link for a new password': async (installation, app) => {
    const email = `${newId(Date.now())}@example.org`
    await createBrowser(app).call(signUp, { body: createSignUpBody(email) })
    const body = { token: await createResetToken(installation, email), newPassword: 'lanterns in July' }
    return { send: (to) => createBrowser(to).call(resetPassword, { body }), rejection: '409 link_invalid' }
  },
  'an invitation': async (installation, app) => {
    const token = await createInvitationToken(createUserClient(app, await installation.member()).call)
    const guests: SignedInUser[] = []
    for (let n = 0; n < 4; n++) guests.push(await installation.member())
    const send = async (to: AppProcess) => {
      const guest = guests.pop() ?? { cookie: '' }
      return createUserClient(to, guest).call(acceptInvitation, { params: { token } })
    }
    return { send, rejection: '409 invitation_used' }
  },
}

test('what works once works once at two processes concurrently [ACC-45, FAC-3, FAC-5, FAM-24, PSK-5, RUN-30]', async ({
  task,
}) => {
  const { installation, apps } = await startTwoProcesses({ BASE_URL: baseUrl })
  const [first, second] = apps
  const rounds = sampleSize(1, 40)
  const wrong: unknown[] = []
  for (let n = 0; n < rounds; n++) {
    for (const [what, create] of Object.entries(oneTimeRequests)) {
      const { send, rejection } = await create(installation, n % 2 === 0 ? first : second)
      const outcomes = await describeOutcomes([first, second, first, second].map(send))
      const expected = [...Array<string>(3).fill(rejection), 'done']
      if (outcomes.toSorted().join() !== expected.join()) wrong.push([what, outcomes])
    }
  }
  const count = rounds * Object.keys(oneTimeRequests).length
  reportCheck({ task }, { check: 'T6', what: 'codes and links at two processes at once', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(await installation.findDataFaults()).toEqual([])
})
