import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions, requestEmailVerification } from '#shared/auth/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { signInOptionsFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { UnverifiedEmail } from './unverified-email.tsx'

test('where mail is set up, a link for an unverified address can be requested [ACC-58]', async () => {
  const server = createFakeServer()
  server.respondWith(getSignInOptions, signInOptionsFixture())
  server.respondWith(requestEmailVerification, undefined)
  await renderWithProviders(<UnverifiedEmail />)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.element(page.getByText('Check your email', { exact: true })).toBeVisible()
})

test('without mail nothing is asked for [ACC-58]', async () => {
  const server = createFakeServer()
  server.respondWith(getSignInOptions, signInOptionsFixture({ mail: false }))
  await renderWithProviders(<UnverifiedEmail />)
  await expect.poll(() => server.requests.length).toBe(1)
  expect(page.getByRole('button').query()).toBeNull()
})
