import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions, requestPasswordReset, resetPassword } from '#shared/auth/contract.ts'
import { signInOptionsFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

const renderScreen = async (path: string, mail = true) => {
  const server = createFakeServer()
  server.respondWith(getSignInOptions, signInOptionsFixture({ mail }))
  server.respondWith(requestPasswordReset, undefined)
  server.respondWith(resetPassword, undefined)
  await renderWithProviders(<ResetPasswordScreen />, { path })
  return server
}

test('requesting a link has the same result for every address', async () => {
  const server = await renderScreen('/reset-password')
  await page.getByRole('textbox', { name: 'Email address' }).fill('Nobody@Example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus()
  await expect.element(page.getByText('If there is an account for nobody@example.org', { exact: false })).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ email: 'nobody@example.org' }])
})

test('without mail it explains who can create a link', async () => {
  await renderScreen('/reset-password', false)
  await expect.element(page.getByRole('heading', { name: 'Ask for a link' })).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('a link sets a new password', async () => {
  const server = await renderScreen('/reset-password?token=once')
  await page.getByLabelText('New password', { exact: true }).fill('brighter than before')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your new password is saved' })).toHaveFocus()
  expect(server.writtenBodies()).toEqual([{ token: 'once', newPassword: 'brighter than before' }])
})

test('an invalid link shows an error and keeps the typed password', async () => {
  const server = await renderScreen('/reset-password?token=once')
  server.rejectWith(resetPassword, 'link_invalid')
  await page.getByLabelText('New password', { exact: true }).fill('brighter than before')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect
    .element(page.getByText('This link has been used, has expired or is for another account.').first())
    .toBeVisible()
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue('brighter than before')
})

test('a password that is easy to guess is an error of its field', async () => {
  const server = await renderScreen('/reset-password?token=once')
  server.rejectWith(resetPassword, 'invalid_input', [{ path: 'newPassword', code: 'password_guessable' }])
  await page.getByLabelText('New password', { exact: true }).fill('password1')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect.element(page.getByText(/^This is easy to guess/)).toBeVisible()
})
