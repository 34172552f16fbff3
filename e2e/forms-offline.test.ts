import { expect, type Locator, type Page } from '@playwright/test'
import { locateDialog, locateMessage } from './actions.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import { editBy, listForms, written, type Form } from './forms.ts'
import { createFullFamily, openSettled, titles } from './jumping-acts.ts'
import type { Translator } from './messages.ts'
import { sampleFirst, sampleLanguages } from './sampling.ts'

const locateField = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

interface Fields {
  form: Locator
  fields: Readonly<Record<string, string>>
  save: () => Promise<void>
}

/** Fills in a form, saves it in vain without a network, expects that nothing typed is lost, and saves it when that is back. */
const saveAgain = async (page: Page, t: Translator, { form, fields, save }: Fields): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await locateField(form, name).fill(text)
  await page.context().setOffline(true)
  await save()
  const message = locateMessage(page, t)
  await expect(message.getByRole('alert')).toBeVisible()
  await expect(message.getByRole('button', { name: t('common.retry') })).toBeVisible()
  for (const [name, text] of Object.entries(fields)) await expect(locateField(form, name)).toHaveValue(text)
  await page.context().setOffline(false)
  await save()
}

/** Saves the form of a dialog, which closes then. */
const saveDialog = async (
  page: Page,
  t: Translator,
  { dialog, save }: Omit<Form, 'says'>,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const form = locateDialog(page, dialog)
  const button = form.getByRole('button', { name: new RegExp(`^${save}( \\d.*)?$`) })
  await saveAgain(page, t, { form, fields, save: () => button.click() })
  await expect(form).toBeHidden()
}

/** Returns the story that adds one of the child's things by its form, and changes another one. */
const addAndChange =
  (things: 'habits' | 'skills' | 'rewards') =>
  async (page: Page, t: Translator): Promise<void> => {
    const { field, add, added, menu, edit, changed, folded, more } = listForms(t)[things]
    await test.step('a new one', async () => {
      await page.getByRole('button', { name: add, exact: true }).first().click()
      await saveDialog(page, t, added, { [field]: written, ...more })
    })
    await test.step('a changed one', async () => {
      if (folded) await page.getByRole('button', { name: folded, expanded: false }).click()
      await editBy(page, menu, edit)
      await saveDialog(page, t, changed, { [field]: 'Feed both hamsters' })
    })
  }

const noteHard = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('behaviors.hard') }).click()
  await page.getByRole('button', { name: '−3', exact: true }).click()
  const form = { dialog: t('behaviors.hard'), save: t('behaviors.sheet.note') }
  await saveDialog(page, t, form, { [t('behaviors.sheet.name')]: 'Threw a shoe' })
}

const changeMoment = async (page: Page, t: Translator): Promise<void> => {
  await editBy(page, new RegExp(t('moments.more', { day: '.+' })), t('moments.edit'))
  const form = { dialog: t('moments.editTitle'), save: t('moments.submit') }
  await saveDialog(page, t, form, { [t('moments.story')]: 'Read two' })
}

const writeChildren = async (page: Page, t: Translator): Promise<void> => {
  const save = t('common.save')
  await page.getByRole('button', { name: t('children.manage') }).click()
  await page.getByRole('button', { name: t('children.edit', { name: 'Leo' }), exact: true }).click()
  await saveDialog(
    page,
    t,
    { dialog: t('children.editTitle', { name: 'Leo' }), save },
    { [t('children.name')]: 'Leonie' },
  )
  await page.getByRole('button', { name: t('children.add'), exact: true }).click()
  await saveDialog(page, t, { dialog: t('children.addNextTitle'), save }, { [t('children.name')]: 'Zoe' })
}

const renameFamily = async (page: Page, t: Translator): Promise<void> => {
  const form = page.getByRole('main')
  const field = t('settings.familyName')
  const save = () => locateField(form, field).press('Enter')
  await saveAgain(page, t, { form, fields: { [field]: 'The Lanterns' }, save })
  await expect(locateMessage(page, t).getByRole('alert')).toBeHidden()
  await page.reload()
  await expect(locateField(form, field)).toHaveValue('The Lanterns')
}

const restHabit = async (page: Page, t: Translator): Promise<void> => {
  await editBy(page, t('habits.menu.open', { title: titles[0] }), t('habits.menu.rest'))
  await saveDialog(page, t, { dialog: t('habits.rest.title'), save: t('habits.rest.save') }, {})
}

for (const language of sampleLanguages('en')) {
  test.describe(`without a network nothing typed is lost in ${language} [STT-9]`, () => {
    test.use({
      language,
      allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`),
    })
    test.beforeEach(({ api }) => createFullFamily(api))

    for (const [name, path, act] of sampleFirst([
      ['habits', 'habits', addAndChange('habits')],
      ['rest days', 'habits', restHabit],
      ['skills', 'skills', addAndChange('skills')],
      ['rewards', 'rewards', addAndChange('rewards')],
      ['something hard', 'behaviors', noteHard],
      ['moments', 'moments', changeMoment],
      ['children', 'profile', writeChildren],
      ['the name of the family', 'settings/family', renameFamily],
    ] as const))
      test(`in the form of ${name}`, async ({ page, t }) => {
        await openSettled(page, `/${language}/${path}`)
        await act(page, t)
      })
  })
}
