import { expect, type Page } from '@playwright/test'
import { expectMessage, locateDialog } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'

/** Adds an authenticator to a page, like the one of a phone: it keeps passkeys and verifies its user. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.use({ allowedConsoleErrors: /net::ERR_FAILED/ })

test('a passkey is added, named, used and removed [PSK-1, PSK-9]', async ({ page, api, t }) => {
  const { user } = await signUpFamily(api, ['Mia'])
  await addAuthenticator(page)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await expectMessage(page, t, t('passkeys.added', { name: 'Chrome on Linux' }))

  await page.getByRole('button', { name: t('passkeys.menu', { name: 'Chrome on Linux' }) }).click()
  await page.getByRole('menuitem', { name: t('passkeys.rename') }).click()
  const rename = locateDialog(page, t('passkeys.renameTitle'))
  await rename.getByLabel(t('passkeys.name')).fill('Phone')
  await rename.getByRole('button', { name: t('passkeys.save') }).click()
  await expectMessage(page, t, t('passkeys.renamed'))

  await test.step('a second one for the same device is refused', async () => {
    await page.getByRole('button', { name: t('passkeys.add') }).click()
    await expectMessage(page, t, t('accountErrors.passkey_known'))
  })

  await test.step('it signs in by the button', async () => {
    // Without suggestions, which the authenticator would accept before the click.
    await page.route('**/api/auth/passkeys/request', (route) => route.abort(), { times: 1 })
    await page.context().clearCookies()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/passkeys/request'))
    await page.goto('/sign-in?to=/settings/you')
    await failed
    await page.getByRole('button', { name: t('auth.signIn.passkey') }).click()
    await expect(page.getByText(user.email)).toBeVisible()
  })

  await test.step('it signs in as a suggestion of the browser', async () => {
    await page.context().clearCookies()
    await page.goto('/sign-in?to=/settings/you')
    await expect(page.getByText(user.email)).toBeVisible()
  })

  await page.goto('/settings/security')
  await page.getByRole('button', { name: t('passkeys.menu', { name: 'Phone' }) }).click()
  await page.getByRole('menuitem', { name: t('passkeys.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('passkeys.remove') })
    .click()
  await expectMessage(page, t, t('passkeys.removed', { name: 'Phone' }))
})
