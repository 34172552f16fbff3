import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { createApiToken, listApiTokens, revokeApiToken, type ApiToken } from '#shared/tokens/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { TokensCard } from './tokens-card.tsx'

const { id: userId, family } = userFixture()
const mia = childFixture()
const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo' })

const tokenFixture = (overrides: Partial<ApiToken> = {}): ApiToken => ({
  id: '01d00000-0000-7000-8000-000000000001',
  name: 'Home Assistant',
  scopes: ['read', 'record'],
  childIds: null,
  createdBy: userId,
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...overrides,
})

const renderCard = async (tokens: ApiToken[]) => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia, leo])
  server.respondWith(listApiTokens, tokens)
  await renderWithProviders(<TokensCard family={family} />)
  return server
}

test('a new token is created from name, scopes, children and validity, and shown once [TOK-1, TOK-2]', async () => {
  const server = await renderCard([])
  server.respondWith(createApiToken, { ...tokenFixture(), token: 'gj_family_secret' })
  await page.getByRole('button', { name: 'New access key' }).click()
  await page.getByRole('textbox', { name: 'What is it for?' }).fill('Home Assistant')
  await page.getByRole('switch', { name: 'Arrange things' }).click()
  await page.getByRole('switch', { name: 'Leo' }).click()
  await page.getByRole('combobox', { name: 'How long is it valid?' }).selectOptions('90 days')
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Access key' })).toHaveValue('gj_family_secret')
  await expect.element(page.getByRole('textbox', { name: 'Access key' })).toHaveFocus()
  const body = { name: 'Home Assistant', scopes: ['read', 'record', 'manage'], childIds: [leo.id], days: 90 }
  expect(server.writtenBodies()).toEqual([body])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Access key' })).not.toBeInTheDocument()
})

test('a token without a name or scope is not sent', async () => {
  const server = await renderCard([])
  await page.getByRole('button', { name: 'New access key' }).click()
  await page.getByRole('switch', { name: 'Read' }).click()
  await page.getByRole('switch', { name: 'Add entries' }).click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await expect.element(page.getByText('Choose at least one.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('a token is listed with scopes, children, maker, last use and expiry, and can be removed [TOK-2]', async () => {
  const [lastUsedAt, expiresAt] = ['2026-11-20T08:00:00.000Z', '2099-01-02T12:00:00.000Z']
  const server = await renderCard([tokenFixture({ childIds: [leo.id], lastUsedAt, expiresAt })])
  server.respondWith(revokeApiToken, undefined)
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(
      'Home AssistantRead, add entries – only Leo · made by Ana · last used 20 Nov 2026 · until 2 Jan 2099Remove',
    )
  await page.getByRole('button', { name: 'Remove the key Home Assistant' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText('Home Assistant no longer has access', { exact: true })).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/tokens/${tokenFixture().id}`)
})
