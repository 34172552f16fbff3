import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { getSignInOptions, getUser, signUp } from '#shared/auth/contract.ts'
import { acceptInvitation, getInvitation } from '#shared/families/contract.ts'
import { aUser, someSignInOptions } from '#web/testing/people.ts'
import { preventNavigations } from '#web/testing/navigations.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { InviteScreen } from './invite-screen.tsx'

const token = 'abcdefghijklmnopqrstuvwxyz'

const renderInvite = async (prepare: (server: ReturnType<typeof standInServer>) => void = () => undefined) => {
  const server = standInServer()
  server.refuses(getUser, 'signed_out')
  server.answers(getSignInOptions, someSignInOptions({ signUp: false }))
  server.answers(getInvitation, { family: 'Ruiz', invitedBy: 'Ana', expiresAt: '2026-11-27T08:00:00.000Z' })
  prepare(server)
  const { visited } = await show(<Route path="/invite/:token" component={InviteScreen} />, { path: `/invite/${token}` })
  return { server, visited }
}

test('an invitation allows sign-up where sign-up is closed', async () => {
  const { server, visited } = await renderInvite(({ answers }) => answers(signUp, aUser({ name: 'Ben' })))
  await expect.element(page.getByRole('heading', { name: 'Ana invites you to the family “Ruiz”' })).toBeVisible()
  await expect.element(page.getByText(/\b27 November\b/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(visited).toBe('/')
  expect(server.written()).toMatchObject([{ name: 'Ben', invitation: token }])
})

test('an existing account joins by signing in', async () => {
  await renderInvite()
  await page.getByRole('tab', { name: 'I have an account' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in and join' })).toBeVisible()
})

test('a signed-in user joins with one click', async () => {
  const { visited } = await renderInvite((server) => {
    server.answers(getUser, aUser({ name: 'Ben' }))
    server.answers(acceptInvitation, {
      id: 'f',
      name: 'Ruiz',
      timeZone: 'Europe/Madrid',
      pictures: false,
      usesModel: false,
    })
  })
  await page.getByRole('button', { name: 'Join the family' }).click()
  await expect.element(page.getByText('Welcome to the family “Ruiz”')).toBeVisible()
  await expect.poll(visited).toBe('/')
})

test('a user whose family has children cannot join and sees why [FAM-8]', async () => {
  await renderInvite((server) => {
    server.answers(getUser, aUser({ name: 'Ben' }))
    server.refuses(acceptInvitation, 'already_in_family')
  })
  await page.getByRole('button', { name: 'Join the family' }).click()
  await expect
    .element(page.getByText(/^Your account belongs to a family with children already\./).first())
    .toBeVisible()
})

test('a used invitation shows that it is invalid', async () => {
  await renderInvite(({ refuses }) => refuses(getInvitation, 'invitation_used'))
  await expect.element(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
})

test('joining a family with external pictures loads a new document [RWD-12]', async () => {
  const navigations = preventNavigations()
  await renderInvite((server) => {
    const { family } = aUser()
    server.answers(signUp, aUser({ name: 'Ben', family: { ...family, pictures: true } }))
  })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(() => navigations).toHaveLength(1)
})

test('a failed session request shows an error and can be retried', async () => {
  const { server } = await renderInvite(({ refuses }) => refuses(getUser, 'unavailable'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.answers(getUser, aUser({ name: 'Ben' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Join the family' })).toBeVisible()
})
