import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changePassword, getUser } from '#shared/auth/contract.ts'
import { confirmPassword, getRecentSignIn } from '#shared/sessions/contract.ts'
import { invite, removeMember } from '#shared/families/contract.ts'
import { InviteDialog } from '#web/features/families/invite-dialog.tsx'
import { RemoveMemberDialog } from '#web/features/families/remove-member-dialog.tsx'
import { PasswordForm } from '#web/features/settings/account-forms.tsx'
import { ExportLink } from '#web/ledger/export-link.tsx'
import { pollMs } from '#web/lib/check-recent-sign-in.ts'
import { passTime } from '#web/testing/clock.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { preventNavigations } from '#web/testing/prevent-navigations.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { RecentSignInPrompt } from './recent-sign-in-prompt.tsx'

const doNothing = () => undefined
const luis = { id: '01a00000-0000-7000-8000-000000000009', name: 'Luis' }
const invitation = {
  id: luis.id,
  token: 'one',
  url: 'https://jar.example.org/invite/one',
  expiresAt: '2026-11-27T10:00:00.000Z',
}
const later = () => new Date(Date.now() + 600_000).toISOString()

/** Creates a server that rejects guarded requests until the password is confirmed. */
const createGuardedServer = (
  methods: { password?: boolean; needsCode?: boolean; provider?: string } = { password: true },
) => {
  const server = createFakeServer()
  const { password = false, needsCode = false, provider } = methods
  const ways = {
    hasPassword: password,
    needsCode,
    passkey: null,
    provider: provider === undefined ? null : { id: 'oidc', name: provider },
  }
  const allow = () => {
    server.respondWith(getRecentSignIn, { until: later(), ...ways })
    server.respondWith(invite, invitation)
    server.respondWith(removeMember, undefined)
    server.respondWith(changePassword, undefined)
  }
  server.respondWith(getUser, userFixture())
  server.respondWith(getRecentSignIn, { until: null, ...ways })
  for (const guarded of [invite, removeMember, changePassword]) server.rejectWith(guarded, 'recent_sign_in_required')
  server.respondWith(confirmPassword, () => {
    allow()
    return undefined
  })
  return { ...server, allow }
}

const dialog = page.getByRole('dialog', { name: 'Is it you?' })
const passwordField = dialog.getByLabelText('Password', { exact: true })
const continueButton = dialog.getByRole('button', { name: 'Continue', exact: true })

const renderInvitation = () =>
  renderWithProviders(
    <>
      <InviteDialog open onOpenChange={doNothing} />
      <RecentSignInPrompt />
    </>,
  )

test('a request that needs a recent sign-in asks for the password and then goes on [ACC-52]', async () => {
  const server = createGuardedServer()
  await renderInvitation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await passwordField.fill('fireflies in June')
  await continueButton.click()
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(invitation.url)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.writtenBodies()).toEqual([undefined, { password: 'fireflies in June' }, undefined])
})

test('an act keeps its id when it is sent again after the confirmation [ACC-52]', async () => {
  const server = createGuardedServer()
  await renderWithProviders(
    <>
      <RemoveMemberDialog member={luis} open onOpenChange={doNothing} />
      <RecentSignInPrompt />
    </>,
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await passwordField.fill('fireflies in June')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.requests.filter(({ method }) => method === 'DELETE').length).toBe(2)
  const [first, second] = server.requests.filter(({ method }) => method === 'DELETE').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('a wrong password is an error of its field; nothing is sent again', async () => {
  const server = createGuardedServer()
  server.rejectWith(confirmPassword, 'wrong_credentials')
  await renderInvitation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await passwordField.fill('was it this one')
  await continueButton.click()
  await expect.element(dialog.getByText('This is not your password.')).toBeVisible()
  await expect.element(passwordField).toHaveFocus()
  expect(server.requests.filter(({ path }) => path === '/api/family/invitations')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an account with a second factor is asked for a code too; a wrong one is an error of its field [ACC-52, FAC-11]', async () => {
  const server = createGuardedServer({ password: true, needsCode: true })
  server.rejectWith(confirmPassword, 'second_factor_wrong')
  await renderInvitation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const code = dialog.getByLabelText('Code', { exact: true })
  await passwordField.fill('fireflies in June')
  await continueButton.click()
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible()
  await code.fill('123456')
  await continueButton.click()
  await expect.element(dialog.getByText('This code is not right, or it has been used.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveValue('123456')
  expect(server.writtenBodies()).toEqual([undefined, { password: 'fireflies in June', code: '123456' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('changing the password asks for a code only, not for the password again [ACC-52]', async () => {
  const server = createGuardedServer({ password: true, needsCode: true })
  await renderWithProviders(
    <>
      <PasswordForm email="ana@example.org" />
      <RecentSignInPrompt />
    </>,
  )
  const change = { currentPassword: 'fireflies in June', newPassword: 'lanterns in July' }
  await page.getByLabelText('Current password').fill(change.currentPassword)
  await page.getByLabelText('New password').fill(change.newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabelText('Code', { exact: true }).fill('123456')
  expect(passwordField.query()).toBeNull()
  await continueButton.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.writtenBodies())
    .toEqual([change, { password: change.currentPassword, code: '123456' }, change])
})

test('Escape closes the question only: what was begun stays, without an error [ACC-52]', async () => {
  createGuardedServer()
  await renderInvitation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await passwordField.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeEnabled()
  expect(page.getByText('No link was made').query()).toBeNull()
})

test('an account of a provider confirms in another window, while this one waits [ACC-52, OID-12]', async () => {
  const server = createGuardedServer({ provider: 'Example ID' })
  await renderInvitation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = dialog.getByRole('link', { name: 'Continue with Example ID' })
  await expect.element(link).toHaveAttribute('href', '/api/auth/recent-sign-in/oidc')
  await expect.element(link).toHaveAttribute('target', '_blank')
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  await expect.element(dialog.getByText(/it goes on here by itself/)).toBeVisible()
  server.allow()
  await passTime(pollMs)
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(invitation.url)
})

test('a download is asked about before it starts [ACC-52]', async () => {
  const server = createGuardedServer()
  await renderWithProviders(
    <>
      <ExportLink />
      <RecentSignInPrompt />
    </>,
  )
  const navigations = preventNavigations()
  await page.getByRole('link', { name: 'Download everything' }).click()
  await passwordField.fill('fireflies in June')
  expect(navigations).toEqual([])
  await continueButton.click()
  await expect.poll(() => navigations.length).toBe(1)
  expect(server.writtenBodies()).toEqual([{ password: 'fireflies in June' }])
})
