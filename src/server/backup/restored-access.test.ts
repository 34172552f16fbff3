import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getUser, resetPassword, signIn } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { acceptInvitation, getInvitation } from '#shared/families/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import { userCommand } from '#server/cli/user.ts'
import { insertJob } from '#server/jobs/store.ts'
import { hasHadAccount, markAccountDeleted } from '#server/ledger/account-mark.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { newId, toIso } from '#server/ids.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { captureCliOutput } from '#server/testing/cli-import.ts'
import { backUp, createDataFolder, creationTime, restore } from '#server/testing/data-folder.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createAppOnDatabase, createClientWithCookies } from '#server/testing/version-1-fixture.ts'

const email = 'ana@example.org'

/**
 * Creates an installation with a session, an API token, a password link, an open invitation and an accepted one, and
 * restores its backup into another folder. Returns the outcome of using each of them there.
 */
const useLinksAfterRestore = async (options: { keepsSessions?: boolean }) => {
  const data = await createDataFolder()
  const secret = readOrCreateSecret(data.folder)
  const app = await createAppOnDatabase({ folder: data.folder }, secret)
  const ana = await signUpVisitor(app, email)
  const ben = await signUpVisitor(app, 'ben@example.org', 'Ben')
  await ben.call(acceptInvitation, { params: { token: await createInvitationToken(ana.call) } })
  const invitation = await createInvitationToken(ana.call)
  const lines = await captureCliOutput(userCommand, app, 'reset', 'ben@example.org')
  const resetToken = new URL(lines.at(-1) ?? '').searchParams.get('token') ?? ''
  const { token } = await app.token(ana)
  const { folder } = await backUp(data)

  const dataDir = path.join(data.folder, 'restored')
  mkdirSync(dataDir)
  copyFileSync(path.join(data.folder, 'secret.key'), path.join(dataDir, 'secret.key'))
  await restore({ ...data, config: { ...data.config, dataDir } }, folder, options)
  const restored = await createAppOnDatabase({ folder: dataDir }, secret)
  const [[name = '', value = ''] = []] = ana.cookies
  const stranger = restored.visitor()
  const withToken = createClient((url, init) =>
    stranger.send(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  )
  const outcomes = await describeOutcomes([
    createClientWithCookies(restored, `${name}=${value}`).call(getUser, {}),
    withToken.call(listChildren, {}),
    stranger.call(getInvitation, { params: { token: invitation } }),
    stranger.call(resetPassword, { body: { token: resetToken, newPassword: 'lanterns in July' } }),
    restored.visitor().call(signIn, { body: { email, password } }),
  ])
  const invitations = await restored.database.db.selectFrom('invitations').select('accepted_at').execute()
  return { outcomes, accepted: invitations.filter((one) => one.accepted_at !== null).length }
}

test('a restore ends sessions, API tokens, password links and open invitations; passwords stay [RUN-23, TOK-7]', async () => {
  const { outcomes, accepted } = await useLinksAfterRestore({})
  expect(outcomes).toEqual(['401 signed_out', '401 invalid_token', '404 not_found', '409 link_invalid', 'done'])
  expect(accepted).toBe(1)
})

test('a restore with --keep-sessions keeps them [RUN-24]', async () => {
  const { outcomes } = await useLinksAfterRestore({ keepsSessions: true })
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('a restore drops the mails that waited, also with --keep-sessions; other jobs stay [RUN-32]', async () => {
  const data = await createDataFolder()
  const { familyId, userId } = await data.addMember('Ben')
  const dueAt = new Date(creationTime).toISOString()
  const webhookJob = { familyId, userId: null, kind: 'webhook', key: 'x', payload: '{}', dueAt } as const
  await data.withDatabase(({ transact }) =>
    transact(async (tx) => {
      await createMailQueue(true).enqueue(tx, { kind: 'emailVerification', userId }, creationTime)
      await insertJob(tx, webhookJob, dueAt)
    }),
  )
  const { folder } = await backUp(data)
  await restore(data, folder, { keepsSessions: true })
  const kinds = await data.withDatabase(({ db }) => db.selectFrom('jobs').select('kind').execute())
  expect(kinds).toEqual([{ kind: 'webhook' }])
})

test('a restore keeps challenges that were answered, so that nobody answers them again [RUN-23]', async () => {
  const data = await createDataFolder()
  const answered = { id: newId(creationTime), identifier: 'passkey-challenge:x', value: '' }
  const times = { created_at: toIso(creationTime), expires_at: toIso(creationTime + hourMs) }
  await data.withDatabase(({ transact }) =>
    transact((tx) =>
      tx
        .insertInto('verifications')
        .values({ ...answered, ...times })
        .execute(),
    ),
  )
  const { folder } = await backUp(data)
  await restore(data, folder)
  const rows = await data.withDatabase(({ db }) => db.selectFrom('verifications').select('identifier').execute())
  expect(rows).toEqual([{ identifier: answered.identifier }])
})

test('a restore of a backup that was made after the last account was deleted leaves sign-up closed [RUN-8, RUN-23]', async () => {
  const data = await createDataFolder()
  await data.withDatabase(({ transact }) =>
    transact(async (tx) => {
      await tx.deleteFrom('users').execute()
      await markAccountDeleted(tx, creationTime)
    }),
  )
  const { folder } = await backUp(data)
  await restore(data, folder)
  expect(await data.userNames()).toEqual([])
  expect(await data.withDatabase(({ db }) => hasHadAccount(db))).toBe(true)
})
