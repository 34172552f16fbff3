import { expect, test } from 'vitest'
import { deleteUser, editUser, getUser } from '#shared/auth/contract.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { acceptInvitation, invite, removeMember, revokeInvitation } from '#shared/families/contract.ts'
import { createApiToken, revokeApiToken } from '#shared/tokens/contract.ts'
import { addWebhook, deleteWebhook, editWebhook, rotateWebhookSecret } from '#shared/webhooks/contract.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { silentMailer } from '#server/testing/silent-mailer.ts'
import type { Named } from './family-notice.ts'
import type { Mailer } from './mailer.ts'
import { createMailQueue } from './queue.ts'

const describePerson = (one: Named | null) => `${one?.name ?? ''}${one?.isRecipient ? ' (you)' : ''}`

const verifyAddresses = ({ database, clock }: TestApp) =>
  database.transact((tx) =>
    tx
      .updateTable('users')
      .set({ email_verified_at: new Date(clock.now()).toISOString() })
      .execute(),
  )

/** Creates an app with mail and a family of Ana and Luis, who reads Spanish. `takeSent` lists the mails since the last call. */
const createFamilyWithMail = async () => {
  const sent: string[] = []
  const familyEvent: Mailer['familyEvent'] = async ({ name, language }, { kind, by, subject }) =>
    void sent.push([name, language, kind, describePerson(by), describePerson(subject)].join(' | '))
  const app = await createTestApp({ services: { mailer: { ...silentMailer, familyEvent } } })
  const ana = await app.member({ name: 'Ana' })
  const luis = await app.member({ name: 'Luis', familyId: ana.familyId })
  await luis.call(editUser, { body: { language: 'es' } })
  await verifyAddresses(app)
  const takeSent = async () => {
    await app.runDueJobs()
    return sent.splice(0).toSorted()
  }
  return { app, ana, luis, takeSent }
}

test('each member gets a mail, in their language, about what a member has done [ACC-66]', async () => {
  const { ana, luis, takeSent } = await createFamilyWithMail()
  const expectMails = async (kind: string, subject = '') => {
    const mails = [`Ana | en | ${kind} | Ana (you) | ${subject}`, `Luis | es | ${kind} | Ana | ${subject}`]
    expect(await takeSent()).toEqual(mails)
  }
  const { id: invitationId } = await ana.call(invite, {})
  await expectMails('invitation_created')
  await ana.call(revokeInvitation, { params: { id: invitationId } })
  await expectMails('invitation_revoked')
  const body = { name: 'Phone', scopes: ['read' as const], childIds: null, days: 30 }
  const token = await ana.call(createApiToken, { body })
  await expectMails('token_created', 'Phone')
  await ana.call(revokeApiToken, { params: { id: token.id } })
  await expectMails('token_revoked', 'Phone')
  await ana.call(exportFamily, {})
  await expectMails('exported')
  const { id } = await ana.call(addWebhook, { body: { url: 'https://example.org/hook', events: ['act.recorded'] } })
  await expectMails('webhook_added')
  await ana.call(editWebhook, { params: { id }, body: { active: false } })
  await expectMails('webhook_changed')
  await ana.call(rotateWebhookSecret, { params: { id } })
  await expectMails('webhook_secret_replaced')
  await ana.call(deleteWebhook, { params: { id } })
  await expectMails('webhook_deleted')
  await luis.call(exportFamily, {})
  expect(await takeSent()).toEqual(['Ana | en | exported | Luis | ', 'Luis | es | exported | Luis (you) | '])
})

test('whoever joins, is removed or leaves is told by mail like the members [ACC-66]', async () => {
  const { app, ana, luis, takeSent } = await createFamilyWithMail()
  const eva = await app.member({ name: 'Eva' })
  await verifyAddresses(app)
  const token = await createInvitationToken(ana.call)
  await takeSent()
  await eva.call(acceptInvitation, { params: { token } })
  expect(await takeSent()).toEqual([
    'Ana | en | member_joined | Eva | ',
    'Eva | en | member_joined | Eva (you) | ',
    'Luis | es | member_joined | Eva | ',
  ])
  await ana.call(removeMember, { params: { id: eva.userId } })
  expect(await takeSent()).toEqual([
    'Ana | en | member_removed | Ana (you) | Eva',
    'Eva | en | member_removed | Ana | Eva (you)',
    'Luis | es | member_removed | Ana | Eva',
  ])
  const ofBea = await createInvitationToken((await app.member({ name: 'Bea' })).call)
  await luis.call(acceptInvitation, { params: { token: ofBea } })
  expect(await takeSent()).toEqual([
    ' | en | invitation_created | Bea (you) | ',
    ' | en | member_joined | Luis | ',
    'Ana | en | member_left | Luis | ',
    'Luis | es | member_joined | Luis (you) | ',
    'Luis | es | member_left | Luis (you) | ',
  ])
})

test('a member who deletes the account gets no mail, the others do; those of a deleted family are dropped [ACC-66, RUN-33]', async () => {
  const { app, ana, luis, takeSent } = await createFamilyWithMail()
  await luis.call(deleteUser, {})
  expect(await takeSent()).toEqual(['Ana | en | member_left | Luis | '])
  await ana.call(invite, {})
  await app.database.transact((tx) => tx.deleteFrom('families').where('id', '=', ana.familyId).execute())
  expect(await takeSent()).toEqual([])
  expect(await app.database.db.selectFrom('jobs').select('key').execute()).toEqual([])
})

test('a new owner is told by mail of it, and that the webhooks were switched off [ACC-66, FAM-26]', async () => {
  const { ana, luis, takeSent } = await createFamilyWithMail()
  await ana.call(addWebhook, { body: { url: 'https://example.org/hook', events: ['act.recorded'] } })
  await takeSent()
  await ana.call(deleteUser, {})
  expect(await takeSent()).toEqual([
    'Luis | es | member_left | Ana | ',
    'Luis | es | owner_changed | Ana | Luis (you)',
    'Luis | es | webhook_changed | Ana | ',
  ])
  expect((await luis.call(getUser, {})).family.members).toMatchObject([{ role: 'owner' }])
})

test('what the operator does in a family is told by mail [ACC-66]', async () => {
  const { app, ana, luis, takeSent } = await createFamilyWithMail()
  const event = { familyId: ana.familyId, userId: null, kind: 'member_removed', subjectId: luis.userId } as const
  const record = createFamilyEventRecorder(createMailQueue(true))
  await app.database.transact((tx) => record(tx, event, app.clock.now()))
  expect(await takeSent()).toEqual([
    'Ana | en | member_removed |  | Luis',
    'Luis | es | member_removed |  | Luis (you)',
  ])
})

test('an event that is rolled back sends no mail [ACC-66, RUN-32]', async () => {
  const { app, ana, takeSent } = await createFamilyWithMail()
  const record = createFamilyEventRecorder(createMailQueue(true))
  const { familyId, userId } = ana
  const failing = app.database.transact(async (tx) => {
    await record(tx, { familyId, userId, kind: 'exported' }, app.clock.now())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await takeSent()).toEqual([])
})
