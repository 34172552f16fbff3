import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changePassword, deleteUser, editUser } from '#shared/auth/contract.ts'
import { endSession, listSessions } from '#shared/sessions/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { getHealth } from '#shared/health/contract.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { preventNavigations } from '#web/testing/prevent-navigations.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { FamilyForm } from './family-form.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { NameForm, PasswordForm } from './account-forms.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const { family } = userFixture()

test('name, time zone and first day of the week are saved together [FAM-35]', async () => {
  const server = createFakeServer()
  server.respondWith(editFamily, { ...family, name: 'Casa' })
  await renderWithProviders(<FamilyForm family={family} />)
  await page.getByRole('textbox', { name: 'Your family’s name' }).fill('Casa')
  await page.getByRole('combobox', { name: 'Time zone' }).selectOptions('Asia/Shanghai')
  await expect.element(page.getByRole('radio', { name: 'Sunday' })).toBeChecked()
  await page.getByRole('radiogroup', { name: 'Week starts on' }).getByRole('radio', { name: 'Monday' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ name: 'Casa', timeZone: 'Asia/Shanghai', weekStart: 'monday' }])
})

test('an empty name is an error of its field and not sent', async () => {
  const server = createFakeServer()
  server.respondWith(editUser, userFixture())
  await renderWithProviders(<NameForm name="Ana" email="ana@example.org" emailVerified />)
  await page.getByRole('textbox', { name: 'Your name' }).fill(' ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('a wrong current password is an error of its field; both values stay', async () => {
  const server = createFakeServer()
  server.rejectWith(changePassword, 'wrong_credentials')
  await renderWithProviders(<PasswordForm email="ana@example.org" />)
  const before = page.getByLabelText('Current password')
  const next = page.getByLabelText('New password')
  await before.fill('was it this one')
  await next.fill('brighter than before')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('This is not your password.')).toBeVisible()
  await expect.element(before).toHaveFocus()
  await expect.element(next).toHaveValue('brighter than before')
})

test('another session can be ended, the current one cannot', async () => {
  const server = createFakeServer()
  const used = { createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: '2026-11-20T08:00:00.000Z' }
  server.respondWith(listSessions, [
    { id: 'session-1', current: true, userAgent: null, method: null, ...used },
    { id: 'session-2', current: false, userAgent: firefox, method: 'password', ...used },
  ])
  server.respondWith(endSession, undefined)
  await renderWithProviders(<SessionsCard />)
  await expect.element(page.getByText('this device')).toBeVisible()
  await expect.element(page.getByText(/\b20 Nov 2026\b/)).toBeVisible()
  await page.getByRole('button', { name: /Sign out there: Firefox on Linux/ }).click()
  await expect.element(page.getByText('Signed out there', { exact: true })).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe('/api/auth/sessions/session-2')
})

test('deleting the account says what is deleted, and asks first [DLG-12]', async () => {
  const server = createFakeServer()
  server.rejectWith(deleteUser, 'unavailable')
  await renderWithProviders(<DeleteAccountSection isLastMember />)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(page.getByText(/With your account go all children/)).toBeVisible()
  expect(server.requests).toEqual([])
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await expect.element(page.getByText('The account was not deleted').first()).toBeVisible()
  expect(server.requests).toMatchObject([{ method: 'DELETE', path: '/api/auth/user' }])
})

test('saving the name shows a toast [DLG-10]', async () => {
  const server = createFakeServer()
  server.respondWith(editUser, userFixture({ name: 'Anita' }))
  await renderWithProviders(<NameForm name="Ana" email="ana@example.org" emailVerified />)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anita')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Profile updated', { exact: true })).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ name: 'Anita' }])
})

test('the time zone of the device is offered where it differs [OID-5]', async () => {
  createFakeServer()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const other = here === 'Asia/Kathmandu' ? 'Europe/Madrid' : 'Asia/Kathmandu'
  await renderWithProviders(<FamilyForm family={{ ...family, timeZone: other }} />)
  await page.getByRole('button', { name: /^Use the one of this device/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(here)
  expect(page.getByRole('button', { name: /^Use the one of this device/ }).query()).toBeNull()
})

test('a failed backup is shown only to the owner, with the day of the last good one', async () => {
  await chooseLanguage('en')
  const server = createFakeServer()
  server.respondWith(listSessions, [])
  const backup = { lastGoodAt: '2026-11-18T03:00:00.000Z', age: 180_000, failedAt: '2026-11-20T03:00:00.000Z' }
  server.respondWith(getHealth, { status: 'ok', version: '1', backup })
  const { rerenderWith } = await renderWithProviders(<SettingsScreen user={userFixture()} />)
  await expect.element(page.getByText(/last good one is from 18 November/)).toBeVisible()
  server.respondWith(getHealth, { status: 'ok', version: '1', backup: { ...backup, lastGoodAt: null } })
  const members = [{ id: userFixture().id, name: 'Ana', role: 'caregiver' }] as const
  await rerenderWith(<SettingsScreen user={userFixture({ family: { members: [...members] } })} />)
  await expect.element(page.getByText(/backup/i)).not.toBeInTheDocument()
})

test('a successful backup is not mentioned', async () => {
  await chooseLanguage('en')
  const server = createFakeServer()
  server.respondWith(listSessions, [])
  const backup = { lastGoodAt: '2026-11-20T03:00:00.000Z', age: 60, failedAt: null }
  server.respondWith(getHealth, { status: 'ok', version: '1', backup })
  await renderWithProviders(<SettingsScreen user={userFixture()} />)
  await expect.poll(() => server.requests.some(({ path }) => path === '/api/health')).toBe(true)
  expect(page.getByText(/backup/i).query()).toBeNull()
})

test('without a password there is no form to change it, and no second factor [ACC-64]', async () => {
  await chooseLanguage('en')
  createFakeServer().respondWith(listSessions, [])
  await renderWithProviders(<SettingsScreen user={userFixture({ hasPassword: false })} />)
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  expect(page.getByLabelText('New password').query()).toBeNull()
  expect(page.getByRole('heading', { name: 'Second step when signing in' }).query()).toBeNull()
})

test('contains language, theme, motion, family, pictures, name, password, sessions and account [NAV-11, RWD-12]', async () => {
  const navigations = preventNavigations()
  await chooseLanguage('en')
  const server = createFakeServer()
  server.respondWith(listSessions, [])
  server.respondWith(editFamily, { ...family, pictures: true })
  await renderWithProviders(<SettingsScreen user={userFixture()} />)
  for (const group of ['Language', 'Theme']) {
    await expect.element(page.getByRole('radiogroup', { name: group })).toBeVisible()
  }
  for (const field of ['Your family’s name', 'Your name']) {
    await expect.element(page.getByRole('textbox', { name: field })).toBeVisible()
  }
  await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible()
  await expect.element(page.getByLabelText('New password')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await page.getByRole('radio', { name: 'Automatic' }).click()
  await page.getByRole('switch', { name: /Reduce motion/ }).click()
  expect(document.documentElement.dataset['motion']).toBe('less')
  await page.getByRole('switch', { name: /Reduce motion/ }).click()
  await page.getByRole('switch', { name: /Pictures from other sites/ }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ pictures: true }])
  // Pictures from other sites need the CSP of a new document.
  await expect.poll(() => navigations.map(({ type }) => type)).toEqual(['reload'])
})
