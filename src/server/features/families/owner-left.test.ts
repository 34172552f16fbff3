import { expect, test } from 'vitest'
import { deleteUser } from '#shared/auth/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { addWebhook, editWebhook, listDeliveries, listWebhooks } from '#shared/webhooks/contract.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { award } from '#server/testing/factories.ts'
import { createAppWithWebhook } from '#server/testing/webhooks.ts'
import { leaveCurrentFamily } from './leave-family.ts'

/** Creates a family of Ana, who owns it and has a webhook for which a message waits, and Ben. */
const createFamily = async () => {
  const created = await createAppWithWebhook()
  const { app, ana, child } = created
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  await award(ben.call, child.id, 5)
  return { ...created, ben }
}

type Family = Awaited<ReturnType<typeof createFamily>>

const deleteAccount = async ({ ana }: Family) => {
  await ana.call(deleteUser, {})
  return ana.userId
}

const removeByOperator = async ({ app, ana }: Family) => {
  const record = createFamilyEventRecorder(createMailQueue(false))
  await app.database.transact((tx) => leaveCurrentFamily(tx, record, ana.userId, app.clock.now(), null))
  return null
}

const moveToOtherFamily = async ({ app, ana, child }: Family) => {
  await app.database.transact((tx) => tx.deleteFrom('children').where('id', '=', child.id).execute())
  const token = await createInvitationToken((await app.member({ name: 'Eva' })).call)
  await ana.call(acceptInvitation, { params: { token } })
  return ana.userId
}

test.each([
  ['deletes the account', deleteAccount, 'member_left'],
  ['is removed by the operator', removeByOperator, 'member_removed'],
  ['moves to another family', moveToOtherFamily, 'member_left'],
])(
  'when an owner %s, the webhooks are switched off and what waits is given up; the log says who owns the family [ACC-55, FAM-26, OUT-15, OUT-19]',
  async (_, leave, kind) => {
    const family = await createFamily()
    const { app, ben, id, received, runAllDueJobs } = family
    const by = await leave(family)
    await runAllDueJobs()
    expect(received).toEqual([])
    expect(await ben.call(listWebhooks, {})).toMatchObject([{ id, off: 'owner_left' }])
    expect(await ben.call(listDeliveries, { params: { id } })).toMatchObject([
      { attempts: 0, failedAt: '2026-11-20T10:00:00.000Z' },
    ])
    expect(await app.database.db.selectFrom('jobs').select('key').execute()).toEqual([])
    expect((await ben.call(listSecurityEvents, { query: {} })).slice(0, 3)).toMatchObject([
      { kind: 'webhook_changed', by, subjectId: id },
      { kind: 'owner_changed', by, subjectId: ben.userId },
      { kind, by },
    ])
  },
)

test('the new owner can switch on the webhooks of the one who left; those that were off stay so [OUT-19]', async () => {
  const { app, ana, ben, id, child, received, runAllDueJobs } = await createFamily()
  await ana.call(deleteUser, {})
  await ben.call(editWebhook, { params: { id }, body: { active: true } })
  await award(ben.call, child.id, 5)
  await runAllDueJobs()
  expect(received).toHaveLength(1)
  await ben.call(editWebhook, { params: { id }, body: { active: false } })
  const eva = await app.member({ name: 'Eva', familyId: ana.familyId })
  await ben.call(deleteUser, {})
  expect(await eva.call(listWebhooks, {})).toMatchObject([{ off: 'owner' }])
})

test('when a caregiver leaves, webhooks and owner stay [OUT-19]', async () => {
  const { ana, ben, findWebhook } = await createFamily()
  await ben.call(deleteUser, {})
  expect(await findWebhook()).toMatchObject({ off: null })
  const kinds = (await ana.call(listSecurityEvents, { query: {} })).map(({ kind }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['member_left', 'webhook_added'])
})

test('an owner who adds or switches on a webhook while leaving leaves none behind that is on [OUT-19]', async () => {
  for (let round = 0; round < 8; round++) {
    const { ana, ben, id } = await createFamily()
    const body = { url: 'https://hooks.example/jar', events: ['act.recorded' as const] }
    await Promise.allSettled([
      ana.call(deleteUser, {}),
      ana.call(addWebhook, { body }),
      ana.call(editWebhook, { params: { id }, body: { active: true } }),
    ])
    expect((await ben.call(listWebhooks, {})).filter(({ off }) => off === null)).toEqual([])
  }
})
