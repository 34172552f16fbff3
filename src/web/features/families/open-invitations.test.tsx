import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listInvitations, revokeInvitation } from '#shared/families/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { OpenInvitations } from './open-invitations.tsx'

const { id, family } = userFixture()
const invitation = {
  id: '01a00000-0000-7000-8000-000000000001',
  by: id,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
}

test('open invitations are listed and can be withdrawn [FAM-33, FAM-34]', async () => {
  const server = createFakeServer()
  server.respondWith(listInvitations, [invitation])
  server.respondWith(revokeInvitation, () => {
    server.respondWith(listInvitations, [])
    return undefined
  })
  await renderWithProviders(<OpenInvitations members={family.members} />)
  await expect.element(page.getByText('By Ana, valid until 27 November')).toBeVisible()
  await page.getByRole('button', { name: /^Withdraw the invitation by Ana/ }).click()
  await expect.element(page.getByText('By Ana, valid until 27 November')).not.toBeInTheDocument()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe(
    `/api/family/invitations/${invitation.id}`,
  )
})

test('without open invitations nothing is shown', async () => {
  const server = createFakeServer()
  server.respondWith(listInvitations, [])
  await renderWithProviders(<OpenInvitations members={family.members} />)
  await expect.poll(() => server.requests.length).toBe(1)
  expect(page.getByRole('heading').query()).toBeNull()
})

test('when the open invitations cannot be loaded, this is said, and they can be loaded again [FAM-33]', async () => {
  const server = createFakeServer()
  server.rejectWith(listInvitations, 'internal')
  await renderWithProviders(<OpenInvitations members={family.members} />)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible()
  server.respondWith(listInvitations, [invitation])
  await retry.click()
  await expect.element(page.getByText('By Ana, valid until 27 November')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})
