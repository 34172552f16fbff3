import { beforeEach, describe, expect, test } from 'vitest'
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
import { FamilyCard } from './family-card.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { NameForm, PasswordForm } from './account-forms.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsScreen } from './settings-screen.tsx'

beforeEach(() => chooseLanguage('en'))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const { family } = userFixture()

test('time zone and first day of the week are saved when they are chosen [FAM-35, NAV-20]', async () => {
  const server = createFakeServer()
  server.respondWith(editFamily, family)
  await renderWithProviders(<FamilyCard family={family} />)
  await page.getByRole('combobox', { name: 'Time zone' }).selectOptions('Asia/Shanghai')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Sunday' })).toBeChecked()
  await page.getByRole('radiogroup', { name: 'Week starts on' }).getByRole('radio', { name: 'Monday' }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ timeZone: 'Asia/Shanghai' }, { weekStart: 'monday' }])
})

test('a time zone is shown by its city, time and offset, that of the device first [NAV-21]', async () => {
  createFakeServer()
  await renderWithProviders(<FamilyCard family={{ ...family, timeZone: 'Asia/Kathmandu' }} />)
  const zones = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zones).toBeVisible()
  const [chosen] = (zones.element() as HTMLSelectElement).selectedOptions
  expect(chosen?.label).toMatch(/^Kathmandu · \d{1,2}:\d\d( [ap]m)? GMT\+5:45$/)
  const groups = [...zones.element().querySelectorAll('optgroup')]
  expect(groups[0]?.label).toBe('This device')
  expect(groups.map(({ label }) => label)).toContain('Asia')
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
    { id: 'session-1', current: true, userAgent: null, method: 'passkey', ...used },
    { id: 'session-2', current: false, userAgent: firefox, method: 'password', ...used },
  ])
  server.respondWith(endSession, undefined)
  await renderWithProviders(<SessionsCard />)
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('this device, in use nowsigned in with a passkey')
  await expect.element(page.getByText(/\b20 Nov 2026\b.*\d:\d\d/)).toBeVisible()
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
  const server = createFakeServer()
  server.respondWith(editFamily, family)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const other = here === 'Asia/Kathmandu' ? 'Europe/Madrid' : 'Asia/Kathmandu'
  await renderWithProviders(<FamilyCard family={{ ...family, timeZone: other }} />)
  await page.getByRole('button', { name: /^Use this device’s time zone/ }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ timeZone: here }])
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
  const user = userFixture({ hasPassword: false })
  await renderWithProviders(<SettingsScreen user={user} />, { path: '/settings/you' })
  await expect.element(page.getByRole('heading', { name: 'Name and email', exact: true })).toBeVisible()
  expect(page.getByLabelText('New password').query()).toBeNull()
  await renderWithProviders(<SettingsScreen user={user} />, { path: '/settings/security' })
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Two-step sign-in' }).query()).toBeNull()
})

const partLinks = () => page.getByRole('navigation', { name: 'Settings' }).getByRole('link')

describe('in a narrow window', () => {
  test('the settings list children and members first, then their six parts with an address of its own each [NAV-19]', async () => {
    createFakeServer()
    const { currentPath } = await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings' })
    expect(partLinks().all()).toHaveLength(7)
    expect(partLinks().elements()[0]).toHaveAccessibleName(/^Children and members/)
    expect(partLinks().elements()[0]).toHaveAttribute('href', expect.stringContaining('/profile#for-parents') as string)
    await partLinks().filter({ hasText: 'Display and sound' }).click()
    await expect.poll(currentPath).toBe('/settings/everyday')
    await expect.element(page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    expect(partLinks().all()).toEqual([])
  })
})

describe('in a wide window', () => {
  beforeEach(() => page.viewport(1280, 800))

  test('the list stands beside the first part or the one of the path [NAV-19]', async () => {
    createFakeServer()
    await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings' })
    await expect.element(page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
    await partLinks().filter({ hasText: 'Family' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect.element(partLinks().filter({ hasText: 'Family' })).toHaveAttribute('aria-current', 'page')
  })

  test('language, theme and motion are chosen at once; shortcuts only where a keyboard is likely [NAV-11, NAV-20, KEY-5]', async () => {
    createFakeServer()
    await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings/everyday' })
    await expect.element(page.getByRole('radiogroup', { name: 'Language' })).toBeVisible()
    await page.getByRole('radio', { name: 'Dark' }).click()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await page.getByRole('radio', { name: 'Automatic' }).click()
    await page.getByRole('switch', { name: /Reduce motion/ }).click()
    expect(document.documentElement.dataset['motion']).toBe('less')
    await page.getByRole('switch', { name: /Reduce motion/ }).click()
    const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches
    expect(page.getByRole('switch', { name: /Keyboard shortcuts/ }).all()).toHaveLength(hasMouse ? 1 : 0)
  })
})

test.each([
  ['/settings/family', ['Name', 'Time zone', 'Week starts on', 'Pictures from other sites']],
  ['/settings/you', ['Your name', 'New password']],
])('%s contains its fields [NAV-11]', async (path, labels) => {
  createFakeServer()
  await renderWithProviders(<SettingsScreen user={userFixture()} />, { path })
  for (const label of labels) await expect.element(page.getByLabelText(label).first()).toBeVisible()
})

test('sessions and the account are in the settings [NAV-11]', async () => {
  createFakeServer().respondWith(listSessions, [])
  await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings/security' })
  await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings/you' })
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the switch for pictures saves at once and opens a new document [NAV-20, RWD-12]', async () => {
  const navigations = preventNavigations()
  const server = createFakeServer()
  server.respondWith(editFamily, { ...family, pictures: true })
  await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings/family' })
  await page.getByRole('switch', { name: /Pictures from other sites/ }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ pictures: true }])
  // Pictures from other sites need the CSP of a new document.
  await expect.poll(() => navigations.map(({ type }) => type)).toEqual(['reload'])
})
