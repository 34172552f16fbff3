import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { PromisesButton } from './promises-button.tsx'

const mia = childFixture()
const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo' })

test('a button counts what is to give, for screen readers to each child, and opens a dialog in which it can be given [HOM-28]', async () => {
  const server = createFakeServer()
  server.respondWith(listRedemptions, [promise])
  await renderWithProviders(<PromisesButton form="low" user={userFixture()} family={[mia, leo]} />)
  const button = page.getByRole('button', { name: 'Promises 1 promise to Mia 1 promise to Leo' })
  await expect.element(button.getByText('2', { exact: true })).toBeVisible()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Promises' })
  await expect.element(dialog.getByRole('heading', { name: 'Promised to Mia' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Promised to Leo' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'I gave it: Story book' }).elements()).toHaveLength(2)
})

test('no button where nothing is to give [HOM-28]', async () => {
  const server = createFakeServer()
  server.respondWith(listRedemptions, [])
  await renderWithProviders(<PromisesButton form="low" user={userFixture()} family={[mia, leo]} />)
  await expect.poll(() => server.requests.length).toBeGreaterThanOrEqual(2)
  expect(page.getByRole('button').query()).toBeNull()
})
