import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listSessions } from '#shared/sessions/contract.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { SettingsScreen } from './settings-screen.tsx'

test('the settings link to the export', async () => {
  await chooseLanguage('en')
  createFakeServer().respondWith(listSessions, [])
  await renderWithProviders(<SettingsScreen user={userFixture()} />, { path: '/settings/data' })
  await expect.element(page.getByRole('heading', { name: 'Everything in one file' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Download everything' })
  await expect.element(link).toHaveAttribute('href', '/api/family/export')
})

test.each([true, false])('deleting the account offers the export, last member: %s', async (isLastMember) => {
  createFakeServer()
  await renderWithProviders(<DeleteAccountSection isLastMember={isLastMember} />)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByRole('link', { name: 'Download everything' })).toBeVisible()
})
