import { expect, type Locator, type Page } from '@playwright/test'
import { addChild } from '#shared/children/contract.ts'
import { locateChildSwitcher, locateDialog } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

/** Opens the form of a new child and types its name. */
const openForm = async (page: Page, t: Translator, title: 'addTitle' | 'addNextTitle', name: string) => {
  await page.getByRole('button', { name: t('children.add'), exact: true }).click()
  const form = locateDialog(page, t(`children.${title}`))
  await form.getByRole('textbox', { name: t('children.name'), exact: true }).fill(name)
  return form
}

const save = async (page: Page, t: Translator, form: Locator, name: string): Promise<void> => {
  const button = form.getByRole('button', { name: t('common.save'), exact: true })
  const { until } = untilSaid(page, t, t('children.added', { name }))
  await expectNothingJumps(page, () => button.click(), {
    until: async () => {
      await expect(form).toBeHidden()
      await until()
    },
  })
}

/** Saves a child in the form, which stays open for another one. */
const saveAndAddAnother = async (page: Page, t: Translator, form: Locator, name: string): Promise<void> => {
  const button = form.getByRole('button', { name: t('children.saveAndMore') })
  const added = form.getByText(t('children.added', { name }))
  await expectNothingJumps(page, () => button.click(), { until: () => expect(added).toBeVisible() })
}

const deleteChild = async (page: Page, t: Translator, name: string): Promise<void> => {
  await page.getByRole('button', { name: t('children.delete', { name }) }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: t('children.deleteConfirm') })
  await expectNothingJumps(page, () => confirm.click(), untilSaid(page, t, t('children.deleted', { name })))
}

/** Opens the dialog with the whole family by the picture of the selected child. */
const openFamily = async (page: Page, t: Translator, name: string): Promise<Locator> => {
  const picture = locateChildSwitcher(page, t).getByRole('button', { name: t('shell.childButton', { name }) })
  await expectNothingJumps(page, () => picture.click(), {
    until: () => expect(locateDialog(page, t('children.choose'))).toBeVisible(),
  })
  return locateDialog(page, t('children.choose'))
}

const sendFeedback = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('feedback.openHint') }).click()
  const form = locateDialog(page, t('feedback.title'))
  await form.getByRole('combobox', { name: t('feedback.type') }).selectOption(t('feedback.types.feature'))
  await form.getByRole('textbox', { name: t('feedback.subject') }).fill('A bus of fireflies')
  await form.getByRole('textbox', { name: t('feedback.message') }).fill('Ten signs and more.')
  const send = form.getByRole('button', { name: t('feedback.submit') })
  await expectNothingJumps(page, () => send.click(), untilSaid(page, t, t('feedback.sent')))
  await expect(form).toBeHidden()
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in ${language} on a ${device} when [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(({ page }) => watchPage(page))

      test('children are added', async ({ page, api, t }) => {
        await createFullFamily(api)
        await openSettled(page, `/${language}/profile`)
        const form = await openForm(page, t, 'addNextTitle', 'Noah')
        await test.step('one of several', () => saveAndAddAnother(page, t, form, 'Noah'))
        await form.getByRole('textbox', { name: t('children.name'), exact: true }).fill('Zoe')
        await test.step('the last one', () => save(page, t, form, 'Zoe'))
      })

      test('the first child is added', async ({ page, api, t }) => {
        await signUpFamily(api, [])
        await openSettled(page, `/${language}`)
        const form = await openForm(page, t, 'addTitle', 'Mia')
        await save(page, t, form, 'Mia')
      })

      test('children are deleted', async ({ page, api, t }) => {
        await createFullFamily(api)
        for (const name of ['Noah', 'Zoe']) await api(addChild, { body: { name } })
        await openSettled(page, `/${language}/profile`)
        await page.getByRole('button', { name: t('children.manage') }).click()
        await test.step('another one', () => deleteChild(page, t, 'Noah'))
        await test.step('the one on screen', () => deleteChild(page, t, 'Mia'))
        await test.step('the last but one', () => deleteChild(page, t, 'Zoe'))
        await expect(locateChildSwitcher(page, t)).toBeHidden()
      })

      test('a child is added, and others are deleted, where one is chosen', async ({ page, api, t }) => {
        await createFullFamily(api)
        await api(addChild, { body: { name: 'Zoe' } })
        await openSettled(page, `/${language}/moments`)
        await openFamily(page, t, 'Mia')
        const form = await openForm(page, t, 'addNextTitle', 'Noah')
        await test.step('added', () => save(page, t, form, 'Noah'))
        const family = await openFamily(page, t, 'Noah')
        await family.getByRole('button', { name: t('children.manage') }).click()
        await test.step('another one deleted', () => deleteChild(page, t, 'Leo'))
        await test.step('the one on screen deleted', () => deleteChild(page, t, 'Noah'))
      })

      test('feedback is sent', async ({ page, api, t }) => {
        await createFullFamily(api)
        await openSettled(page, `/${language}/profile`)
        await sendFeedback(page, t)
      })
    })
  }
}
