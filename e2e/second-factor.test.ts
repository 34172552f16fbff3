import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { computeTotpCode } from '#server/testing/second-factor.ts'
import { locateDialog, signIn } from './actions.ts'
import { signUpFamily } from './family.ts'
import { status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

test.use({ allowedConsoleErrors: status4xxPattern })

/** Sets the second factor up in the settings; returns its secret, and the recovery codes of the downloaded file. */
const setUp = async (page: Page, t: Translator) => {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: t('secondFactor.setUp'), exact: true }).click()
  const dialog = locateDialog(page, t('secondFactor.setUpTitle'))
  await dialog.getByRole('button', { name: t('secondFactor.next') }).click()
  await expect(dialog.getByRole('img', { name: t('secondFactor.qrCode') })).toBeVisible()
  const secret = (await dialog.locator('.font-mono').innerText()).replaceAll(/\s/g, '')
  const code = dialog.getByLabel(t('secondFactor.code'))
  await code.fill('000000')
  await dialog.getByRole('button', { name: t('secondFactor.confirm') }).click()
  await expect(dialog.getByText(t('accountErrors.second_factor_wrong'))).toBeVisible()
  await expect(code).toHaveValue('000000')
  await code.fill(computeTotpCode(secret, Date.now()))
  await dialog.getByRole('button', { name: t('secondFactor.confirm') }).click()
  const codes = locateDialog(page, t('secondFactor.codesTitle'))
  const downloading = page.waitForEvent('download')
  await codes.getByRole('link', { name: t('secondFactor.download') }).click()
  const text = readFileSync(await (await downloading).path(), 'utf8')
  await codes.getByRole('button', { name: t('secondFactor.done') }).click()
  return { secret, recoveryCodes: text.match(/^(?:\w{4}-){5}\w{4}$/gm) ?? [] }
}

test('a second factor is set up, asked for at sign-in, and forgotten by a remembered device [FAC-1, FAC-5, FAC-6]', async ({
  page,
  api,
  t,
}) => {
  const { account } = await signUpFamily(api, ['Mia'])
  const { secret, recoveryCodes } = await setUp(page, t)
  expect(recoveryCodes).toHaveLength(10)
  await expect(page.getByText(t('secondFactor.newCodes'))).toBeVisible()

  const openSignIn = async () => {
    await page.goto('/sign-in?to=/settings/you')
    await signIn(page, t, account)
  }
  const code = page.getByLabel(t('auth.secondFactor.code'), { exact: true })
  const submit = page.locator('form').getByRole('button', { name: t('auth.signIn.submit') })

  await test.step('a wrong code stays in its field; the right one signs in', async () => {
    await page.context().clearCookies()
    await openSignIn()
    await expect(code).toBeFocused()
    await code.fill('12345')
    await submit.click()
    await expect(page.getByText(t('accountErrors.second_factor_wrong'))).toBeVisible()
    await expect(code).toHaveValue('12345')
    await code.fill(computeTotpCode(secret, Date.now(), 1))
    await submit.click()
    await expect(page.getByText(account.email)).toBeVisible()
  })

  await test.step('a remembered device is not asked again', async () => {
    await page.context().clearCookies()
    await openSignIn()
    await code.fill(recoveryCodes[0] ?? '')
    await page.getByRole('switch', { name: t('auth.secondFactor.remember', { days: '30' }) }).click()
    await submit.click()
    await expect(page.getByText(account.email)).toBeVisible()
    await page.context().clearCookies({ name: 'glowjar.session' })
    await openSignIn()
    await expect(page.getByText(account.email)).toBeVisible()
  })
})
