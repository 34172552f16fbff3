import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { deletePasskey, editPasskey, listPasskeys, type Passkey } from '#shared/passkeys/contract.ts'
import { signInOptionsFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { PasskeysCard } from './passkeys-card.tsx'

const phone: Passkey = {
  id: '01d00000-0000-7000-8000-000000000001',
  name: 'Phone',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
  isBackedUp: true,
}
const securityKey: Passkey = {
  ...phone,
  id: phone.id.replace(/1$/, '2'),
  name: 'Key',
  lastUsedAt: null,
  isBackedUp: false,
}

const renderCard = async (passkeyHost: string | null, passkeys: Passkey[] = []) => {
  const server = createFakeServer()
  server.respondWith(getSignInOptions, signInOptionsFixture({ passkeyHost }))
  server.respondWith(listPasskeys, passkeys)
  await renderWithProviders(<PasskeysCard />)
  return server
}

const addButton = page.getByRole('button', { name: 'Add a passkey' })

test('without https the card says that passkeys need it [PSK-7]', async () => {
  await renderCard(null)
  await expect.element(page.getByText('Passkeys only work where the address begins with https.')).toBeVisible()
  expect(addButton.query()).toBeNull()
})

test('at another address of this server the card names the right one [PSK-7]', async () => {
  await renderCard('jar.example.org')
  await expect.element(page.getByText(/only work at jar\.example\.org/)).toBeVisible()
  expect(addButton.query()).toBeNull()
})

test('each passkey shows its last use and whether it exists on one device only', async () => {
  await renderCard(location.hostname, [phone, securityKey])
  await expect.element(page.getByText('last used 20 Nov 2026', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('added 1 Nov 2026, not used yet; only on this one device', { exact: true }))
    .toBeVisible()
  await expect.element(addButton).toBeVisible()
})

test('a rejected name stays in its field', async () => {
  const server = await renderCard(location.hostname, [phone])
  server.rejectWith(editPasskey, 'unavailable')
  await page.getByRole('button', { name: 'Change the passkey Phone' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Old phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The name was not saved').first()).toBeVisible()
  await expect.element(name).toHaveValue('Old phone')
  expect(server.writtenBodies()).toEqual([{ name: 'Old phone' }])
})

test('a passkey is removed after confirmation', async () => {
  const server = await renderCard(location.hostname, [phone])
  server.respondWith(deletePasskey, undefined)
  await page.getByRole('button', { name: 'Change the passkey Phone' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  server.respondWith(listPasskeys, [])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Passkey removed: Phone')).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/auth/passkeys/${phone.id}`)
})
