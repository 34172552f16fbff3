import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { getSignInOptions, getUser, signUp } from '#shared/auth/contract.ts'
import { acceptInvitation, getInvitation } from '#shared/families/contract.ts'
import { userFixture, signInOptionsFixture } from '#web/testing/fixtures.ts'
import { preventNavigations } from '#web/testing/prevent-navigations.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { InviteScreen } from './invite-screen.tsx'

const token = 'abcdefghijklmnopqrstuvwxyz'

const renderInvite = async (prepare: (server: ReturnType<typeof createFakeServer>) => void = () => undefined) => {
  const server = createFakeServer()
  server.rejectWith(getUser, 'signed_out')
  server.respondWith(getSignInOptions, signInOptionsFixture({ signUp: false }))
  server.respondWith(getInvitation, { family: 'Ruiz', invitedBy: 'Ana', expiresAt: '2026-11-27T08:00:00.000Z' })
  prepare(server)
  const { currentPath } = await renderWithProviders(<Route path="/invite/:token" component={InviteScreen} />, {
    path: `/invite/${token}`,
  })
  return { server, currentPath }
}

test('an invitation allows sign-up where sign-up is closed', async () => {
  const { server, currentPath } = await renderInvite(({ respondWith }) =>
    respondWith(signUp, userFixture({ name: 'Ben' })),
  )
  await expect.element(page.getByRole('heading', { name: 'Ana invites you to the family “Ruiz”' })).toBeVisible()
  await expect.element(page.getByText(/\b27 November\b/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(currentPath).toBe('/')
  expect(server.writtenBodies()).toMatchObject([{ name: 'Ben', invitation: token }])
})

test('an existing account joins by signing in', async () => {
  await renderInvite()
  await page.getByRole('tab', { name: 'I have an account' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in and join' })).toBeVisible()
})

test('a signed-in user joins with one click', async () => {
  const { currentPath } = await renderInvite((server) => {
    server.respondWith(getUser, userFixture({ name: 'Ben' }))
    server.respondWith(acceptInvitation, {
      id: 'f',
      name: 'Ruiz',
      timeZone: 'Europe/Madrid',
      weekStart: 'sunday',
      pictures: false,
      usesModel: false,
    })
  })
  await page.getByRole('button', { name: 'Join the family' }).click()
  await expect.element(page.getByText('Welcome to the family “Ruiz”')).toBeVisible()
  await expect.poll(currentPath).toBe('/')
})

test('a user whose family has children cannot join and sees why [FAM-8]', async () => {
  await renderInvite((server) => {
    server.respondWith(getUser, userFixture({ name: 'Ben' }))
    server.rejectWith(acceptInvitation, 'already_in_family')
  })
  await page.getByRole('button', { name: 'Join the family' }).click()
  await expect
    .element(page.getByText(/^Your account already belongs to a family with children\./).first())
    .toBeVisible()
})

test('a used invitation shows that it is invalid', async () => {
  await renderInvite(({ rejectWith }) => rejectWith(getInvitation, 'invitation_used'))
  await expect.element(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
})

test('joining a family with external pictures loads a new document [RWD-12]', async () => {
  const navigations = preventNavigations()
  await renderInvite((server) => {
    const { family } = userFixture()
    server.respondWith(signUp, userFixture({ name: 'Ben', family: { ...family, pictures: true } }))
  })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(() => navigations).toHaveLength(1)
})

test('a failed session request shows an error and can be retried', async () => {
  const { server } = await renderInvite(({ rejectWith }) => rejectWith(getUser, 'unavailable'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.respondWith(getUser, userFixture({ name: 'Ben' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Join the family' })).toBeVisible()
})
