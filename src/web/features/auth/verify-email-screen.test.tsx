import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { verifyEmail } from '#shared/auth/contract.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { VerifyEmailScreen } from './verify-email-screen.tsx'

const path = '/verify-email?token=one-time-link'

test('the page of a mailed link verifies the address by its button only [ACC-58]', async () => {
  const server = createFakeServer()
  server.respondWith(verifyEmail, undefined)
  await renderWithProviders(<VerifyEmailScreen user={userFixture()} />, { path })
  expect(server.requests).toEqual([])
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect.element(page.getByText('Your address is confirmed.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ token: 'one-time-link' }])
})

test('a link that is used up is an error', async () => {
  createFakeServer().rejectWith(verifyEmail, 'link_invalid')
  await renderWithProviders(<VerifyEmailScreen user={userFixture()} />, { path })
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect.element(page.getByText('The address was not confirmed').first()).toBeVisible()
})
