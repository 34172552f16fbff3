import { expect } from '@playwright/test'
import { signUpFamily } from './family.ts'
import { endFeast, expectPoints, goToBehaviors, locateDialog } from './actions.ts'
import { test } from './fixtures.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('keys award, undo and list the shortcuts, and can be switched off [KEY-1, KEY-2, KEY-3, KEY-5]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en')
  await goToBehaviors(page, t)
  await page.locator('[data-shortcuts]').waitFor({ state: 'attached' })
  const first = page.locator('[data-tile]').first()
  await expect(first).toBeVisible()
  const name = (await first.getAttribute('aria-label')) ?? ''
  const points = Number(/\d+/.exec(name)?.[0])

  await page.keyboard.press('1')
  await endFeast(page, t)
  await expectPoints(page, t, points)
  await expect(page.locator('[data-undo]')).toBeVisible()
  await page.keyboard.press('z')
  await expectPoints(page, t, 0)
  // What was undone is said above the Undo of the next award, if the server answers late.
  await expect(page.getByText(t('acts.undone', { title: '' }).trim())).toBeVisible()
  await test.step('the third tile by its key', async () => {
    const third = (await page.locator('[data-tile]').nth(2).getAttribute('aria-label')) ?? ''
    await page.keyboard.press('3')
    await expectPoints(page, t, Number(/\d+/.exec(third)?.[0]))
    await expect(page.locator('[data-undo]')).toBeVisible()
    await page.keyboard.press('z')
    await expectPoints(page, t, 0)
  })
  await page.keyboard.press('?')
  const list = locateDialog(page, t('shortcuts.title'))
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.goto('/en/settings/everyday')
  await page.getByRole('switch', { name: t('settings.shortcuts') }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: t('settings.shortcuts') })).not.toBeChecked()
  await expect(page.locator('[data-shortcuts]')).toHaveCount(0)
})

test('keys written into a field award nothing [KEY-4]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en/behaviors')
  await page.locator('[data-shortcuts]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const sheet = locateDialog(page, t('behaviors.own'))
  await sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }).fill('')
  await page.keyboard.type('1 z ?')
  await expect(sheet.getByLabel(t('behaviors.sheet.name'), { exact: true })).toHaveValue('1 z ?')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expectPoints(page, t, 0)
})
