import { expect } from '@playwright/test'
import { expectMessage, locateDialog } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import { tabAndPress, tabAndType } from './keyboard.ts'
import { sampleLanguages } from './sampling.ts'

/** Awards a point as a program does that knows only the token. Returns the status. */
const awardWithToken = async (token: string, childId: string, baseUrl = ''): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ childId, type: 'reward', title: 'Fed the cat', points: 1 })
  return (await fetch(new URL('/api/behaviors', baseUrl), { method: 'POST', headers, body })).status
}

for (const language of sampleLanguages('es')) {
  test.describe(language, () => {
    test.use({ language, viewport: language === 'en' ? { width: 1280, height: 800 } : { width: 390, height: 844 } })

    test('an access key is made with the keyboard, used by a program, named and removed [TOK-1, TOK-2, TOK-6, TOK-8]', async ({
      page,
      api,
      t,
      baseURL,
    }) => {
      const { user, children } = await signUpFamily(api, ['Mia', 'Leo'], language)
      const [mia, leo] = children.map(({ id }) => id)
      await page.goto(`/${language}/settings/apps`)
      await tabAndPress(page, page.getByRole('button', { name: t('tokens.create') }))
      const dialog = locateDialog(page, t('tokens.createTitle'))
      await tabAndType(page, dialog.getByLabel(t('tokens.name'), { exact: true }), 'Kitchen button')
      await tabAndPress(page, dialog.getByRole('switch', { name: t('tokens.scope.read') }), 'Space')
      await tabAndPress(page, dialog.getByRole('switch', { name: 'Mia' }), 'Space')
      await tabAndPress(page, dialog.getByRole('button', { name: t('tokens.submit') }))
      const secret = dialog.getByLabel(t('tokens.secret'), { exact: true })
      await expect(secret).toBeFocused()
      const token = await secret.inputValue()
      await tabAndPress(page, dialog.getByRole('button', { name: t('tokens.done') }))
      await expect(dialog).toBeHidden()

      expect(await awardWithToken(token, mia ?? '', baseURL)).toBe(201)
      expect(await awardWithToken(token, leo ?? '', baseURL)).toBe(404)
      await page.goto(`/${language}/timeline`)
      await expect(
        page.getByText(t('activities.through', { agent: 'Kitchen button', name: user.name })).first(),
      ).toBeVisible()

      await page.goto(`/${language}/settings/apps`)
      await expect(page.getByText(token)).toHaveCount(0)
      await tabAndPress(page, page.getByRole('button', { name: t('tokens.revokeNamed', { name: 'Kitchen button' }) }))
      await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: t('tokens.revoke') }))
      await expectMessage(page, t, t('tokens.revoked', { name: 'Kitchen button' }))
      await expect(page.getByText('Kitchen button', { exact: true })).toHaveCount(0)
      expect(await awardWithToken(token, mia ?? '', baseURL)).toBe(401)
    })
  })
}
