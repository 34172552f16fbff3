import { expect, test } from 'vitest'
import { deleteUser, getUser } from '#shared/auth/contract.ts'
import { acceptInvitation, removeMember } from '#shared/families/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
} from '#shared/webhooks/contract.ts'
import { toIso } from '#server/ids.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { createInvitationToken } from '#server/testing/accounts.ts'
import { countRepetitions, waitForBlocked } from '#server/testing/blocked-transactions.ts'
import { award, describeOutcome } from '#server/testing/factories.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { createAppWithWebhook, createWebhook } from '#server/testing/webhooks.ts'
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
    const { app, ana, ben, id, child } = await createFamily()
    await app.database.transact((tx) => tx.deleteFrom('children').where('id', '=', child.id).execute())
    const token = await createInvitationToken((await app.member({ name: 'Eva' })).call)
    const body = { url: 'https://hooks.example/jar', events: ['act.recorded' as const] }
    await Promise.allSettled([
      ana.call(acceptInvitation, { params: { token } }),
      ana.call(addWebhook, { body }),
      ana.call(editWebhook, { params: { id }, body: { active: true } }),
    ])
    expect((await ben.call(listWebhooks, {})).filter(({ off }) => off === null)).toEqual([])
  }
})

test('who stops being the owner while a request waits changes no webhooks [OUT-19]', async () => {
  const { app, ana, ben, id } = await createFamily()
  const sent: Promise<string>[] = []
  await app.database.transact(async (tx) => {
    await lockUser(tx, ana.userId, app.clock.now())
    const requests = [ana.call(rotateWebhookSecret, { params: { id } }), ana.call(deleteWebhook, { params: { id } })]
    sent.push(...requests.map(describeOutcome))
    await waitForBlocked(app, 2)
    for (const [{ userId }, role] of [
      [ana, 'caregiver'],
      [ben, 'owner'],
    ] as const)
      await tx.updateTable('members').set({ role }).where('user_id', '=', userId).execute()
  })
  expect(await Promise.all(sent)).toEqual(['403 owner_only', '403 owner_only'])
  expect(await ben.call(listWebhooks, {})).toMatchObject([{ id, off: null }])
})

test('when the owner leaves, what was off by nobody’s decision gets that note, too [OUT-19]', async () => {
  const { app, ana, ben } = await createFamily()
  const reasons = ['failing', 'secret_lost', 'too_many_waiting', 'owner'] as const
  for (const off_reason of reasons) {
    const { id } = await createWebhook(ana.call)
    await app.database.transact((tx) => tx.updateTable('webhooks').set({ off_reason }).where('id', '=', id).execute())
  }
  await ana.call(deleteUser, {})
  const off = (await ben.call(listWebhooks, {})).map((webhook) => webhook.off)
  expect(off).toEqual(['owner_left', 'owner_left', 'owner_left', 'owner_left', 'owner'])
})

test('webhooks that are off because an owner left get no second event when the next one leaves [OUT-19]', async () => {
  const { app, ana, ben } = await createFamily()
  const eva = await app.member({ name: 'Eva', familyId: ana.familyId })
  await ana.call(deleteUser, {})
  await ben.call(deleteUser, {})
  const kinds = (await eva.call(listSecurityEvents, { query: {} })).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'webhook_changed')).toHaveLength(1)
})

test('the longest-standing caregiver who is not disabled becomes the owner [FAM-26]', async () => {
  const { app, ana, ben } = await createFamily()
  app.clock.forward({ minutes: 1 })
  const cleo = await app.member({ name: 'Cleo', familyId: ana.familyId })
  const disabled_at = toIso(app.clock.now())
  await app.database.transact((tx) =>
    tx.updateTable('users').set({ disabled_at }).where('id', '=', ben.userId).execute(),
  )
  await ana.call(deleteUser, {})
  const { members } = (await cleo.call(getUser, {})).family
  expect(members).toMatchObject([
    { name: 'Cleo', role: 'owner' },
    { name: 'Ben', role: 'caregiver' },
  ])
})

/** Lets a member delete the account while `send` waits for the same user, in the order that the database chooses. */
const leaveDuring = async (app: TestApp, leaving: TestClient & { userId: string }, send: () => Promise<unknown>) => {
  const sent: Promise<string>[] = []
  await app.database.transact(async (tx) => {
    await lockUser(tx, leaving.userId, app.clock.now())
    sent.push(describeOutcome(leaving.call(deleteUser, {})))
    await waitForBlocked(app, 1)
    sent.push(describeOutcome(send()))
    await waitForBlocked(app, 2)
  })
  expect((await Promise.all(sent))[0]).toBe('done')
}

test('members who leave while the owner changes webhooks or removes them run into no deadlock [FAM-29]', async () => {
  const { counts, wrapDatabase } = countRepetitions()
  const app = await createTestApp({ wrapDatabase })
  for (let round = 0; round < 4; round++) {
    const ana = await app.member()
    const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
    const { id } = await createWebhook(ana.call)
    await leaveDuring(app, ben, () => ana.call(removeMember, { params: { id: ben.userId } }))
    await leaveDuring(app, ana, () => ana.call(editWebhook, { params: { id }, body: { active: true } }))
  }
  expect(counts.repeated).toBe(0)
})

test('two owners who accept each other’s invitations run into no deadlock [FAM-29]', async () => {
  const { counts, wrapDatabase } = countRepetitions()
  const app = await createTestApp({ wrapDatabase })
  for (let round = 0; round < 4; round++) {
    const [ana, eva] = [await app.member(), await app.member({ name: 'Eva' })]
    const accept = async (guest: TestClient, host: TestClient) => {
      const token = await createInvitationToken(host.call)
      return () => guest.call(acceptInvitation, { params: { token } })
    }
    const accepts = [await accept(ana, eva), await accept(eva, ana)]
    const sent: Promise<string>[] = []
    await app.database.transact(async (tx) => {
      for (const { userId } of [ana, eva]) await lockUser(tx, userId, app.clock.now())
      sent.push(...accepts.map((send) => describeOutcome(send())))
      await waitForBlocked(app, 2)
    })
    await Promise.all(sent)
  }
  expect(counts.repeated).toBe(0)
})
