import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listSessions } from '#shared/auth/contract.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { aUser } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsScreen } from './settings-screen.tsx'

test('the settings link to the export', async () => {
  await chooseLanguage('en')
  standInServer().answers(listSessions, [])
  await show(<SettingsScreen user={aUser()} />)
  await expect.element(page.getByRole('heading', { name: 'Everything in one file' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Download everything' })
  await expect.element(link).toHaveAttribute('href', '/api/family/export')
})

test.each([true, false])('deleting the account offers the export, last member: %s', async (isLastMember) => {
  standInServer()
  await show(<DeleteAccount hasPassword isLastMember={isLastMember} />)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByRole('link', { name: 'Download everything' })).toBeVisible()
})
