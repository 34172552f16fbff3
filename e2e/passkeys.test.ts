import { expect, type CDPSession, type Page } from '@playwright/test'
import { expectToast, locateDialog } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'

/** Adds an authenticator to a page, like the one of a phone: it keeps passkeys and verifies its user. */
const addAuthenticator = async (page: Page): Promise<{ session: CDPSession; authenticatorId: string }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
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
  return { session, authenticatorId }
}

/** Lets the authenticator answer requests at once, or leaves them waiting for a touch. */
const setPresence = ({ session, authenticatorId }: Awaited<ReturnType<typeof addAuthenticator>>, enabled: boolean) =>
  session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

test('a passkey is added, named, used and removed [PSK-1, PSK-9] @both-databases', async ({ page, api, t }) => {
  const { user } = await signUpFamily(api, ['Mia'])
  const authenticator = await addAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await expectToast(page, t, t('passkeys.added', { name: 'Chrome on Linux' }))

  await page.getByRole('button', { name: t('passkeys.menu', { name: 'Chrome on Linux' }) }).click()
  await page.getByRole('menuitem', { name: t('passkeys.rename') }).click()
  const rename = locateDialog(page, t('passkeys.renameTitle'))
  await rename.getByLabel(t('passkeys.name')).fill('Phone')
  await rename.getByRole('button', { name: t('passkeys.save') }).click()
  await expectToast(page, t, t('passkeys.renamed'))

  await test.step('a second one for the same device is refused', async () => {
    await page.getByRole('button', { name: t('passkeys.add') }).click()
    await expectToast(page, t, t('accountErrors.passkey_known'))
  })

  await test.step('it signs in by the button', async () => {
    await setPresence(authenticator, false)
    await page.context().clearCookies()
    await page.goto('/sign-in?to=/settings')
    const button = page.getByRole('button', { name: t('auth.signIn.passkey') })
    await expect(button).toBeVisible()
    await setPresence(authenticator, true)
    await button.click()
    await expect(page.getByText(user.email)).toBeVisible()
  })

  await test.step('it signs in as a suggestion of the browser', async () => {
    await page.context().clearCookies()
    await page.goto('/sign-in?to=/settings')
    await expect(page.getByText(user.email)).toBeVisible()
  })

  await page.getByRole('button', { name: t('passkeys.menu', { name: 'Phone' }) }).click()
  await page.getByRole('menuitem', { name: t('passkeys.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('passkeys.remove') })
    .click()
  await expectToast(page, t, t('passkeys.removed', { name: 'Phone' }))
})
