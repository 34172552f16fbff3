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

const begin = async (prepare: (server: ReturnType<typeof standInServer>) => void = () => undefined) => {
  const server = standInServer()
  server.refuses(getUser, 'signed_out')
  server.answers(getSignInOptions, someSignInOptions({ signUp: false }))
  server.answers(getInvitation, { family: 'Ruiz', invitedBy: 'Ana', expiresAt: '2026-11-27T08:00:00.000Z' })
  prepare(server)
  const { visited } = await show(<Route path="/invite/:token" component={InviteScreen} />, { path: `/invite/${token}` })
  return { server, visited }
}

test('an invitation lets a new account in, also where sign-up is closed', async () => {
  const { server, visited } = await begin(({ answers }) => answers(signUp, aUser({ name: 'Ben' })))
  await expect.element(page.getByRole('heading', { name: 'Ana invites you to the family “Ruiz”' })).toBeVisible()
  await expect.element(page.getByText(/\b27 November\b/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(visited).toBe('/')
  expect(server.written()).toMatchObject([{ name: 'Ben', invitation: token }])
})

test('who has an account joins by signing in', async () => {
  await begin()
  await page.getByRole('tab', { name: 'I have an account' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in and join' })).toBeVisible()
})

test('who is signed in joins with one press', async () => {
  const { visited } = await begin((server) => {
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

test('a family with children of its own is told why it cannot join [FAM-8]', async () => {
  await begin((server) => {
    server.answers(getUser, aUser({ name: 'Ben' }))
    server.refuses(acceptInvitation, 'already_in_family')
  })
  await page.getByRole('button', { name: 'Join the family' }).click()
  await expect
    .element(page.getByText(/^Your account belongs to a family with children already\./).first())
    .toBeVisible()
})

test('an invitation that is used up says so', async () => {
  await begin(({ refuses }) => refuses(getInvitation, 'invitation_used'))
  await expect.element(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
})

test('whoever joins a family that shows pictures from other sites loads the page anew [RWD-12]', async () => {
  const left = preventNavigations()
  await begin((server) => {
    const { family } = aUser()
    server.answers(signUp, aUser({ name: 'Ben', family: { ...family, pictures: true } }))
  })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a little light in june')
  await page.getByRole('button', { name: 'Create an account and join' }).click()
  await expect.poll(() => left).toHaveLength(1)
})

test('when nobody knows who is signed in, it says why and can be asked again', async () => {
  const { server } = await begin(({ refuses }) => refuses(getUser, 'unavailable'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  server.answers(getUser, aUser({ name: 'Ben' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Join the family' })).toBeVisible()
})
