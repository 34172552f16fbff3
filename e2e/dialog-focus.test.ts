import { expect, type Locator, type Page } from '@playwright/test'
import { signUpFamily } from './family.ts'
import { locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import type { Translator } from './messages.ts'

interface FormDialog {
  path: string
  open: (t: Translator) => string
  title: (t: Translator) => string
  firstField: (dialog: Locator, t: Translator) => Locator
}

const dialogs: readonly FormDialog[] = [
  {
    path: '/rewards',
    open: (t) => t('rewards.add'),
    title: (t) => t('rewards.form.addTitle', { name: 'Mia' }),
    firstField: (dialog, t) => dialog.getByLabel(t('rewards.form.name'), { exact: true }),
  },
  {
    path: '/behaviors',
    open: (t) => t('behaviors.own'),
    title: (t) => t('behaviors.own'),
    firstField: (dialog, t) => dialog.getByLabel(t('behaviors.sheet.name'), { exact: true }),
  },
  {
    path: '/profile',
    open: (t) => t('children.add'),
    title: (t) => t('children.addNextTitle'),
    firstField: (dialog, t) => dialog.getByLabel(t('children.name'), { exact: true }),
  },
]

const openDialog = async (page: Page, t: Translator, { path, open, title }: FormDialog): Promise<Locator> => {
  await page.goto(`/en${path}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: open(t), exact: true })
    .click()
  const dialog = locateDialog(page, title(t))
  await expect(dialog).toBeVisible()
  return dialog
}

test('a dialog opens with the focus in its first field [DLG-16]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  for (const one of dialogs) {
    await test.step(one.path, async () => {
      const dialog = await openDialog(page, t, one)
      await expect(one.firstField(dialog, t)).toBeFocused()
    })
  }
})

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a dialog opens with the focus on itself, so that no keyboard covers it [DLG-16]', async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    for (const one of dialogs) {
      await test.step(one.path, async () => {
        await expect(await openDialog(page, t, one)).toBeFocused()
      })
    }
  })
})
