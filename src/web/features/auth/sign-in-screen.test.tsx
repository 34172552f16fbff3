import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from 'wouter'
import { getSignInOptions, getUser, signIn } from '#shared/auth/contract.ts'
import { createPasskeyRequest } from '#shared/passkeys/contract.ts'
import { userFixture, signInOptionsFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const renderScreen = async (path = '/sign-in', options = signInOptionsFixture()) => {
  const server = createFakeServer()
  server.rejectWith(getUser, 'signed_out')
  server.respondWith(getSignInOptions, options)
  server.respondWith(signIn, userFixture())
  const { currentPath } = await renderWithProviders(<Route path="/sign-in" component={SignInScreen} />, { path })
  return { server, currentPath }
}

const email = page.getByRole('textbox', { name: 'Email address' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in' })

const signInAsAna = async () => {
  await email.fill('ana@example.org')
  await password.fill('a little light in june')
  await submit.click()
}

test('navigates home after signing in', async () => {
  const { server, currentPath } = await renderScreen()
  await signInAsAna()
  await expect.poll(currentPath).toBe('/')
  expect(server.writtenBodies()).toEqual([{ email: 'ana@example.org', password: 'a little light in june' }])
})

test('navigates to `?to=` after signing in [ACC-34]', async () => {
  const { currentPath } = await renderScreen('/sign-in?to=/es/rewards')
  await signInAsAna()
  await expect.poll(currentPath).toBe('/rewards')
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'never navigates to %s [ACC-34]',
  async (url) => {
    const { currentPath } = await renderScreen(`/sign-in?to=${encodeURIComponent(url)}`)
    await signInAsAna()
    await expect.poll(currentPath).toBe('/')
  },
)

test('wrong credentials are an error of the password field; the address stays', async () => {
  const { server } = await renderScreen()
  server.rejectWith(signIn, 'wrong_credentials')
  await signInAsAna()
  await expect.element(page.getByText('The email address or the password is not right.')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(email).toHaveValue('ana@example.org')
  expect(page.getByText('Not signed in').query()).toBeNull()
})

test('a forgotten password is helped below its field, before the other ways to sign in', async () => {
  await renderScreen('/sign-in', signInOptionsFixture({ passkeyHost: location.hostname }))
  const forgot = page.getByRole('link', { name: 'Forgot your password?' })
  await expect.element(forgot).toBeVisible()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const tops = [password, forgot, submit, passkeyButton].map((locator) => topOf(locator.element()))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

const passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' })

test('passkeys are offered only at the host name at which they work [PSK-7, PSK-9]', async () => {
  await renderScreen('/sign-in', signInOptionsFixture({ passkeyHost: 'jar.example.org' }))
  await expect.element(submit).toBeVisible()
  expect(passkeyButton.query()).toBeNull()
  await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn')
})

test('where passkeys are not available any more, the sign-in page says so after the button only', async () => {
  const { server } = await renderScreen('/sign-in', signInOptionsFixture({ passkeyHost: location.hostname }))
  server.rejectWith(createPasskeyRequest, 'passkeys_need_https')
  await expect.element(passkeyButton).toBeVisible()
  expect(page.getByText('Not signed in').query()).toBeNull()
  await passkeyButton.click()
  await expect.element(page.getByText('Passkeys only work where the address begins with https.').first()).toBeVisible()
  // At first, by the button, and then suggestions again.
  const isOfPasskeys = ({ path }: { path: string }) => path === createPasskeyRequest.path
  await expect.poll(() => server.requests.filter(isOfPasskeys)).toHaveLength(3)
})

const code = page.getByLabelText('Code', { exact: true })

test('an account with a second factor is asked for a code; a wrong one stays in its field [FAC-2]', async () => {
  const { server, currentPath } = await renderScreen()
  server.rejectWith(signIn, 'second_factor_required')
  await signInAsAna()
  await expect.element(code).toHaveFocus()
  expect(page.getByText('Not signed in').query()).toBeNull()
  await submit.click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  server.rejectWith(signIn, 'second_factor_wrong')
  await code.fill('000000')
  await submit.click()
  await expect.element(page.getByText('This code is not right, or it has been used.')).toBeVisible()
  await expect.element(code).toHaveValue('000000')
  server.respondWith(signIn, userFixture())
  await code.fill('123456')
  await page.getByRole('switch', { name: 'Remember this device for 30 days' }).click()
  await submit.click()
  await expect.poll(currentPath).toBe('/')
  const credentials = { email: 'ana@example.org', password: 'a little light in june' }
  expect(server.writtenBodies()).toEqual([
    credentials,
    { ...credentials, code: '000000', rememberDevice: false },
    { ...credentials, code: '123456', rememberDevice: true },
  ])
})

test('from the code one can go back; address and password stay', async () => {
  const { server } = await renderScreen()
  server.rejectWith(signIn, 'second_factor_required')
  await signInAsAna()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(email).toHaveValue('ana@example.org')
  await expect.element(password).toHaveValue('a little light in june')
})

test('empty fields show errors and the first has the focus', async () => {
  const { server } = await renderScreen()
  await submit.click()
  await expect.element(page.getByText('Please fill this in.').first()).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('shows the error of an earlier attempt', async () => {
  await renderScreen('/sign-in?error=sign_up_closed')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'There is no account for you here yet, and new ones are closed. Someone in your family can invite you.',
    )
})

test('the provider link carries the target path [OID-6]', async () => {
  const provider = { id: 'oidc', name: 'Family cloud' }
  await renderScreen('/sign-in?to=/rewards', signInOptionsFixture({ provider, localAccounts: false }))
  const link = page.getByRole('link', { name: 'Sign in with Family cloud' })
  await expect.element(link).toHaveAttribute('href', '/api/login?provider=oidc&to=%2Frewards')
  await expect.element(submit).not.toBeInTheDocument()
})

test('no link to sign-up where it is closed', async () => {
  await renderScreen('/sign-in', signInOptionsFixture({ signUp: false }))
  await expect.element(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
})

test('the agreement links to terms and privacy [ACC-31]', async () => {
  await renderScreen()
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await expect.element(page.getByRole('link', { name: /^privacy/ })).toHaveAttribute('href', '/privacy')
})
