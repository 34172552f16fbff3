import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editUser } from '#shared/auth/contract.ts'
import { listSessions } from '#shared/sessions/contract.ts'
import { locales } from '#shared/locale/locale.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import { VersionNotice } from './version-notice.tsx'

test('the settings say which version is new, from their first frame on, in plain words [RUN-28]', async () => {
  await chooseLanguage('en')
  createFakeServer().respondWith(listSessions, [])
  const { rerenderWith } = await renderWithProviders(<SettingsScreen user={userFixture({ newVersion: '1.1.0' })} />)
  expect(page.getByText('Glowjar is now version 1.1.0.').query()).not.toBeNull()
  expect(page.getByText(/CHANGELOG|\.md/).query()).toBeNull()
  await rerenderWith(<SettingsScreen user={userFixture({ newVersion: null })} />)
  await expect.element(page.getByText(/is now version/)).not.toBeInTheDocument()
})

test('dismissing it tells the server which version was seen [RUN-28]', async () => {
  await chooseLanguage('en')
  const server = createFakeServer()
  server.respondWith(editUser, userFixture())
  await renderWithProviders(<VersionNotice version="1.1.0" />)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ seenVersion: '1.1.0' }])
})

test.each(locales)('it is there in the language %s', async (locale) => {
  createFakeServer()
  await renderWithProviders(<VersionNotice version="1.1.0" />, { locale })
  await expect.element(page.getByText(/Glowjar.*1\.1\.0/)).toBeVisible()
})
