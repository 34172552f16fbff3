import { expect, test } from 'vitest'
import {
  acceptInvitation,
  getInvitation,
  invite,
  listInvitations,
  revokeInvitation,
} from '#shared/families/contract.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createFamilyOfTwo = async () => {
  const app = await createTestApp()
  const ana = await app.member({ name: 'Ana' })
  return { app, ana, ben: await app.member({ name: 'Ben', familyId: ana.familyId }) }
}

test('every member sees the open invitations, newest first and without their links [FAM-33]', async () => {
  const { app, ana, ben } = await createFamilyOfTwo()
  const first = await ana.call(invite, {})
  app.clock.forward({ minutes: 1 })
  const second = await ben.call(invite, {})
  expect(await ben.call(listInvitations, {})).toEqual([
    { id: second.id, by: ben.userId, createdAt: '2026-11-20T10:01:00.000Z', expiresAt: '2026-11-27T10:01:00.000Z' },
    { id: first.id, by: ana.userId, createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-27T10:00:00.000Z' },
  ])
  await (await app.member()).call(acceptInvitation, { params: { token: first.token } })
  expect((await ana.call(listInvitations, {})).map(({ id }) => id)).toEqual([second.id])
  app.clock.forward({ days: 7 })
  expect(await ana.call(listInvitations, {})).toEqual([])
})

test('a revoked invitation no longer works [FAM-34]', async () => {
  const { app, ana, ben } = await createFamilyOfTwo()
  const { id, token } = await ana.call(invite, {})
  await ben.call(revokeInvitation, { params: { id } })
  expect(await ana.call(listInvitations, {})).toEqual([])
  const stranger = await app.member()
  const tries = [
    stranger.call(getInvitation, { params: { token } }),
    stranger.call(acceptInvitation, { params: { token } }),
    ana.call(revokeInvitation, { params: { id } }),
  ]
  expect(await describeOutcomes(tries)).toEqual(['404 not_found', '409 invitation_used', '404 not_found'])
})

test('an accepted invitation cannot be revoked, nor one of another family [FAM-34]', async () => {
  const { app, ana } = await createFamilyOfTwo()
  const [accepted, open] = [await ana.call(invite, {}), await ana.call(invite, {})]
  const eva = await app.member()
  const revokeBoth = () =>
    describeOutcomes([accepted, open].map(({ id }) => eva.call(revokeInvitation, { params: { id } })))
  expect(await revokeBoth()).toEqual(['404 not_found', '404 not_found'])
  await eva.call(acceptInvitation, { params: { token: accepted.token } })
  expect(await revokeBoth()).toEqual(['404 not_found', 'done'])
})
