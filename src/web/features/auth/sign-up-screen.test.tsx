import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions, getUser, signUp } from '#shared/auth/contract.ts'
import { userFixture, signInOptionsFixture } from '#web/testing/fixtures.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

const renderScreen = async (options = signInOptionsFixture()) => {
  const server = createFakeServer()
  server.rejectWith(getUser, 'signed_out')
  server.respondWith(getSignInOptions, options)
  server.respondWith(signUp, userFixture())
  const { currentPath } = await renderWithProviders(<SignUpScreen />, { path: '/sign-up' })
  return { server, currentPath }
}

const name = page.getByRole('textbox', { name: 'Your name' })
const email = page.getByRole('textbox', { name: 'Email address' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Create account' })

const fill = async () => {
  await name.fill('Ana')
  await email.fill(' Ana@Example.org ')
  await password.fill(' spaces count ')
}

test('sends language and time zone of the browser', async () => {
  const { server, currentPath } = await renderScreen()
  await fill()
  await submit.click()
  await expect.poll(currentPath).toBe('/')
  expect(server.writtenBodies()).toEqual([
    {
      name: 'Ana',
      email: 'ana@example.org',
      password: ' spaces count ',
      language: 'en',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ])
})

test('invalid fields show errors and the first has the focus', async () => {
  const { server } = await renderScreen()
  await submit.click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await expect.element(page.getByText('Please enter an email address, such as ana@example.org.')).toBeVisible()
  await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('a taken address is an error of its field; all fields keep their values', async () => {
  const { server } = await renderScreen()
  server.rejectWith(signUp, 'email_taken')
  await fill()
  await submit.click()
  await expect.element(page.getByText('There is already an account with this email address.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expect.element(page.getByText('The account was not created')).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Ana')
  await expect.element(password).toHaveValue(' spaces count ')
})

test('a taken address leads to the sign-in, which knows it [ACC-68]', async () => {
  const { server, currentPath } = await renderScreen()
  server.rejectWith(signUp, 'email_taken')
  await fill()
  await submit.click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await expect.poll(currentPath).toBe('/sign-in')
  expect(readSessionValue('draft.sign-in')).toMatchObject({ email: expect.stringContaining('Example.org') as string })
})

test('the password is never stored in the session storage', async () => {
  await renderScreen()
  await fill()
  expect(JSON.stringify(sessionStorage)).toContain('Ana')
  expect(JSON.stringify(sessionStorage)).not.toContain('spaces count')
})

test('shows the operator where sign-up is closed', async () => {
  await renderScreen(
    signInOptionsFixture({ signUp: false, operator: { name: 'Casa Ruiz', contact: 'ana@example.org' } }),
  )
  await expect.element(page.getByRole('heading', { name: 'New accounts are closed here' })).toBeVisible()
  await expect.element(page.getByText('Run by Casa Ruiz')).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})

test('what is below the form appears with it, so that it does not move', async () => {
  const server = createFakeServer()
  server.rejectWith(getUser, 'signed_out')
  server.rejectWith(getSignInOptions, 'unavailable')
  await renderWithProviders(<SignUpScreen />, { path: '/sign-up' })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText(/^Already have an account/).query()).toBeNull()
  server.respondWith(getSignInOptions, signInOptionsFixture())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(submit).toBeVisible()
  await expect.element(page.getByText(/^Already have an account/)).toBeVisible()
})
