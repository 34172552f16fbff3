import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invite, removeMember } from '#shared/families/contract.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { MembersCard } from './members-card.tsx'

const ana = { id: userFixture().id, name: 'Ana', role: 'owner' } as const
const ben = { id: '01b00000-0000-7000-8000-000000000002', name: 'Ben', role: 'caregiver' } as const

test('the owner removes a member after confirmation [DLG-12]', async () => {
  const server = createFakeServer()
  server.respondWith(removeMember, undefined)
  await renderWithProviders(<MembersCard user={userFixture({ family: { members: [ana, ben] } })} />)
  await expect.element(page.getByRole('button', { name: 'More: Ana' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More: Ben' }).click()
  await page.getByRole('menuitem', { name: 'Remove Ben' }).click()
  await expect.element(page.getByText(/What Ben noted stays/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Ben has been removed')).toBeVisible()
  expect(
    server.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual([`DELETE /api/family/members/${ben.id}`])
})

test('a caregiver cannot remove members', async () => {
  createFakeServer()
  await renderWithProviders(
    <MembersCard user={userFixture({ id: ben.id, name: 'Ben', family: { members: [ana, ben] } })} />,
  )
  await expect.element(page.getByText('Family organiser')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More: Ana' })).not.toBeInTheDocument()
})

test('an invitation link is created on demand and gone when the dialog closes [NAV-10]', async () => {
  const server = createFakeServer()
  const url = 'http://localhost:3000/invite/abcdefghijklmnopqrstuvwxyz'
  server.respondWith(invite, {
    id: 'i',
    url,
    token: 'abcdefghijklmnopqrstuvwxyz',
    expiresAt: '2026-11-27T08:00:00.000Z',
  })
  await renderWithProviders(<MembersCard user={userFixture()} />)
  await page.getByRole('button', { name: 'Invite a family member' }).click()
  expect(server.writtenBodies()).toEqual([])
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(url)
  await expect.element(page.getByText(/\bFriday 27 November\b/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Invite a family member' }).click()
  await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
})
