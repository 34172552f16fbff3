import { expect, type Page } from '@playwright/test'
import { locateDialog, locateMessage } from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, titles, untilSaid, untilUndo, viewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { sampleLanguages } from './sampling.ts'

const [title] = titles
const added = 'Feed the hamster'

interface Form {
  /** The title of its dialog. */
  dialog: string
  /** The label of the field that is filled in. */
  field: string
  /** The label of the button that saves. */
  save: string
  /** What is said then. */
  says: string
}

/** Fills in an open form and saves it; expects that nothing jumps from then on. */
const fillAndSave = async (page: Page, t: Translator, { dialog, field, save, says }: Form): Promise<void> => {
  const form = locateDialog(page, dialog)
  await form.getByRole('textbox', { name: field, exact: true }).fill(added)
  const button = form.getByRole('button', { name: save, exact: true })
  await expectNothingJumps(page, () => button.click(), {
    until: () => expect(form).toBeHidden(),
    says,
  })
  await expect(locateMessage(page, t)).toContainText(says)
}

const addBy = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const editBy = async (page: Page, menu: string | RegExp, item: string): Promise<void> => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const writeHabits = async (page: Page, t: Translator): Promise<void> => {
  const form = { field: t('habits.form.name') }
  await test.step('a habit is added', async () => {
    await addBy(page, t('habits.add'))
    const dialog = t('habits.form.addTitle', { name: 'Mia' })
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('habits.form.submit'),
      says: t('habits.added', { title: added }),
    })
  })
  await test.step('a habit is changed', async () => {
    await editBy(page, t('habits.menu.open', { title }), t('habits.menu.edit'))
    const dialog = t('habits.form.editTitle')
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('habits.form.save'),
      says: t('habits.saved', { title: added }),
    })
  })
}

const writeChallenges = async (page: Page, t: Translator): Promise<void> => {
  const form = { field: t('skills.form.name') }
  await test.step('a challenge is added', async () => {
    await addBy(page, t('skills.add'))
    const dialog = t('skills.form.addTitle')
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('skills.form.submit'),
      says: t('skills.added', { title: added }),
    })
  })
  await test.step('a challenge is changed', async () => {
    await editBy(page, t('skills.more', { title }), t('skills.edit'))
    const dialog = t('skills.form.editTitle')
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('skills.form.save'),
      says: t('skills.saved', { title: added }),
    })
  })
}

const writeRewards = async (page: Page, t: Translator): Promise<void> => {
  const form = { field: t('rewards.form.name') }
  await test.step('a reward is added', async () => {
    await addBy(page, t('rewards.add'))
    const dialog = t('rewards.form.addTitle', { name: 'Mia' })
    await locateDialog(page, dialog)
      .getByRole('textbox', { name: t('rewards.form.cost'), exact: true })
      .fill('30')
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('rewards.form.submit'),
      says: t('rewards.added', { title: added }),
    })
  })
  await test.step('a reward is changed', async () => {
    await editBy(page, t('rewards.menu', { title }), t('rewards.edit'))
    const dialog = t('rewards.form.editTitle')
    await fillAndSave(page, t, {
      ...form,
      dialog,
      save: t('rewards.form.save'),
      says: t('rewards.saved', { title: added }),
    })
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
  for (const [device, viewport] of Object.entries(viewports)) {
    test.describe(`nothing jumps in ${language} on a ${device} after a form [DLG-14]`, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFullFamily(api)
      })

      for (const [path, act] of Object.entries({
        habits: writeHabits,
        skills: writeChallenges,
        rewards: writeRewards,
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
