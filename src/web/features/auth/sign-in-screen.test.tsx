import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { getSignInOptions, getUser, signIn } from '#shared/auth/contract.ts'
import { aUser, someSignInOptions } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const begin = async (path = '/sign-in', options = someSignInOptions()) => {
  const server = standInServer()
  server.refuses(getUser, 'signed_out')
  server.answers(getSignInOptions, options)
  server.answers(signIn, aUser())
  const { visited } = await show(<Route path="/sign-in" component={SignInScreen} />, { path })
  return { server, visited }
}

const email = page.getByRole('textbox', { name: 'E-mail address' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in' })

const enter = async () => {
  await email.fill('ana@example.org')
  await password.fill('a little light in june')
  await submit.click()
}

test('signing in leads home', async () => {
  const { server, visited } = await begin()
  await enter()
  await expect.poll(visited).toBe('/')
  expect(server.written()).toEqual([{ email: 'ana@example.org', password: 'a little light in june' }])
})

test('signing in leads back to where the parent was [ACC-34]', async () => {
  const { visited } = await begin('/sign-in?to=/es/rewards')
  await enter()
  await expect.poll(visited).toBe('/rewards')
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'signing in never leads to %s [ACC-34]',
  async (elsewhere) => {
    const { visited } = await begin(`/sign-in?to=${encodeURIComponent(elsewhere)}`)
    await enter()
    await expect.poll(visited).toBe('/')
  },
)

test('a wrong pair is told beside the password, and the address stays', async () => {
  const { server } = await begin()
  server.refuses(signIn, 'wrong_credentials')
  await enter()
  await expect.element(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(email).toHaveValue('ana@example.org')
})

test('empty fields are told and the first has the focus', async () => {
  const { server } = await begin()
  await submit.click()
  await expect.element(page.getByText('Please fill this in.').first()).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(server.written()).toEqual([])
})

test('what went wrong on the way here is said', async () => {
  await begin('/sign-in?error=sign_up_closed')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There is no account for you here yet, and new ones are closed. Someone of the family can invite you.',
    )
})

test('the provider is a plain link that knows the way back [OID-6]', async () => {
  const provider = { id: 'oidc', name: 'Family cloud' }
  await begin('/sign-in?to=/rewards', someSignInOptions({ provider, localAccounts: false }))
  const link = page.getByRole('link', { name: 'Sign in with Family cloud' })
  await expect.element(link).toHaveAttribute('href', '/api/login?provider=oidc&to=%2Frewards')
  await expect.element(submit).not.toBeInTheDocument()
})

test('the way to an account is not offered where sign-up is closed', async () => {
  await begin('/sign-in', someSignInOptions({ signUp: false }))
  await expect.element(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
})

test('the agreement is said, with both texts to read [ACC-31]', async () => {
  await begin()
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await expect.element(page.getByRole('link', { name: /^privacy/ })).toHaveAttribute('href', '/privacy')
})
