import { expect, type Page } from '@playwright/test'
import { chooseSkill, locateDialog, locateMessage } from './actions.ts'
import { test } from './fixtures.ts'
import { editBy, listForms, written, type Form } from './forms.ts'
import { createFullFamily, openSettled, untilSaid, titles, untilUndo, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

/** Fills in the fields of an open form and saves it; expects that nothing jumps from then on. */
const fillAndSave = async (
  page: Page,
  t: Translator,
  { dialog, save, says }: Form,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const form = locateDialog(page, dialog)
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name, exact: true }).fill(text)
  const button = form.getByRole('button', { name: save, exact: true })
  await expectNothingJumps(page, () => button.click(), { until: () => expect(form).toBeHidden(), says })
  await expect(locateMessage(page, t)).toContainText(says)
}

/** Returns the story that adds one of the child's things by its form, and changes another one. */
const addAndChange =
  (things: 'habits' | 'skills' | 'rewards') =>
  async (page: Page, t: Translator): Promise<void> => {
    const { field, add, added, menu, edit, changed, folded, more } = listForms(t)[things]
    await test.step('one is added', async () => {
      await page.getByRole('button', { name: add, exact: true }).first().click()
      await fillAndSave(page, t, added, { [field]: written, ...more })
    })
    await test.step('one is changed', async () => {
      if (folded) await page.getByRole('button', { name: folded, expanded: false }).click()
      if (things === 'skills') await chooseSkill(page, titles[0])
      await editBy(page, menu, edit)
      await fillAndSave(page, t, changed, { [field]: written })
    })
  }

const changeMoment = async (page: Page, t: Translator): Promise<void> => {
  await editBy(page, new RegExp(t('moments.more', { day: '.+' })), t('moments.edit'))
  const form = locateDialog(page, t('moments.editTitle'))
  await form.getByRole('textbox', { name: t('moments.story') }).fill('Read two')
  const save = form.getByRole('button', { name: t('moments.submit'), exact: true })
  await expectNothingJumps(page, () => save.click(), untilUndo(page, t))
}

const writeChildren = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('children.manage') }).click()
  await test.step('a child is changed', async () => {
    await page.getByRole('button', { name: t('children.edit', { name: 'Leo' }), exact: true }).click()
    const form = locateDialog(page, t('children.editTitle', { name: 'Leo' }))
    await form.getByRole('textbox', { name: t('children.name'), exact: true }).fill('Leonie')
    const save = form.getByRole('button', { name: t('common.save'), exact: true })
    await expectNothingJumps(page, () => save.click(), untilSaid(page, t, t('children.saved', { name: 'Leonie' })))
  })
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('desktop')) {
    test.describe(`nothing jumps in ${language} on a ${device} after a form [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFullFamily(api)
      })

      for (const [path, act] of Object.entries({
        habits: addAndChange('habits'),
        skills: addAndChange('skills'),
        rewards: addAndChange('rewards'),
        moments: changeMoment,
        profile: writeChildren,
      }))
        test(`of ${path}`, async ({ page, t }) => {
          await openSettled(page, `/${language}/${path}`)
          await act(page, t)
        })
    })
  }
}
