import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSignInOptions, getUser, signUp } from '#shared/auth/contract.ts'
import { aUser, someSignInOptions } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

const begin = async (options = someSignInOptions()) => {
  const server = standInServer()
  server.refuses(getUser, 'signed_out')
  server.answers(getSignInOptions, options)
  server.answers(signUp, aUser())
  const { visited } = await show(<SignUpScreen />, { path: '/sign-up' })
  return { server, visited }
}

const name = page.getByRole('textbox', { name: 'Your name' })
const email = page.getByRole('textbox', { name: 'E-mail address' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Start free' })

const fill = async () => {
  await name.fill('Ana')
  await email.fill(' Ana@Example.org ')
  await password.fill(' spaces count ')
}

test('language and time zone are sent without asking', async () => {
  const { server, visited } = await begin()
  await fill()
  await submit.click()
  await expect.poll(visited).toBe('/')
  expect(server.written()).toEqual([
    {
      name: 'Ana',
      email: 'ana@example.org',
      password: ' spaces count ',
      language: 'en',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ])
})

test('each field says what it wants and the first wrong one has the focus', async () => {
  const { server } = await begin()
  await submit.click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await expect.element(page.getByText('Please enter an e-mail address, such as ana@example.org.')).toBeVisible()
  await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  expect(server.written()).toEqual([])
})

test('a known address is told beside the address, and everything typed stays', async () => {
  const { server } = await begin()
  server.refuses(signUp, 'email_taken')
  await fill()
  await submit.click()
  await expect.element(page.getByText('There is an account with this e-mail address already.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expect.element(name).toHaveValue('Ana')
  await expect.element(password).toHaveValue(' spaces count ')
})

test('a password is never kept in the tab', async () => {
  await begin()
  await fill()
  expect(JSON.stringify(sessionStorage)).toContain('Ana')
  expect(JSON.stringify(sessionStorage)).not.toContain('spaces count')
})

test('where sign-up is closed, it says so kindly and names the operator', async () => {
  await begin(someSignInOptions({ signUp: false, operator: { name: 'Casa Ruiz', contact: 'ana@example.org' } }))
  await expect.element(page.getByRole('heading', { name: 'New accounts are closed here' })).toBeVisible()
  await expect.element(page.getByText('Run by Casa Ruiz')).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})
