import { expect, type Page } from '@playwright/test'
import { editChild } from '#shared/children/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { signUpFamily } from './family.ts'
import { locateDialog, selectChild } from './actions.ts'
import { test } from './fixtures.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

/** A dialog that belongs to one child, and its first field. */
interface ChildDialog {
  path: string
  open: (t: Translator) => string
  title: (t: Translator, name: string) => string
  field: (t: Translator) => string
}

const childDialogs: readonly ChildDialog[] = [
  {
    path: '/behaviors',
    open: (t) => t('behaviors.own'),
    title: (t) => t('behaviors.own'),
    field: (t) => t('behaviors.sheet.name'),
  },
  {
    path: '/habits',
    open: (t) => t('habits.add'),
    title: (t, name) => t('habits.form.addTitle', { name }),
    field: (t) => t('habits.form.name'),
  },
  {
    path: '/skills',
    open: (t) => t('skills.addFirst'),
    title: (t) => t('skills.form.addTitle'),
    field: (t) => t('skills.form.name'),
  },
  {
    path: '/rewards',
    open: (t) => t('rewards.add'),
    title: (t, name) => t('rewards.form.addTitle', { name }),
    field: (t) => t('rewards.form.name'),
  },
]

const openChildDialog = async (page: Page, t: Translator, { open, title, field }: ChildDialog, name: string) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: open(t), exact: true })
    .click()
  const sheet = locateDialog(page, title(t, name))
  await expect(sheet).toBeVisible()
  return { sheet, field: sheet.getByRole('textbox', { name: field(t) }) }
}

/** Fills in a dialog for one child; expects it to keep that when it is closed, and to be empty for another child. */
const switchChildren = async (page: Page, t: Translator, childDialog: ChildDialog): Promise<void> => {
  const first = await openChildDialog(page, t, childDialog, 'Mia')
  await first.field.fill('For Mia')
  await page.keyboard.press('Escape')
  await expect(first.sheet).toBeHidden()
  const again = await openChildDialog(page, t, childDialog, 'Mia')
  await expect(again.field).toHaveValue('For Mia')
  await page.keyboard.press('Escape')
  await selectChild(page, t, 'Noah')
  const other = await openChildDialog(page, t, childDialog, 'Noah')
  await expect(other.field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(other.sheet).toBeHidden()
  await selectChild(page, t, 'Mia')
}

const switchMoments = async (page: Page, t: Translator): Promise<void> => {
  const story = page.getByRole('textbox', { name: t('moments.story') })
  await story.fill('Mia found a snail.')
  await selectChild(page, t, 'Noah')
  await expect(page.getByRole('heading', { name: t('moments.howWas', { name: 'Noah' }) })).toBeVisible()
  await expect(story).toHaveValue('')
  await selectChild(page, t, 'Mia')
  await expect(story).toHaveValue('Mia found a snail.')
}

for (const language of sampleLanguages('zh')) {
  test.describe(`switching children in ${language}`, () => {
    test.use({ language })

    test('each dialog has what was typed for the selected child [DLG-2]', fullRunOnly, async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Noah'])
      for (const { id: childId } of children) {
        await api(addHabit, { body: { childId, title: 'Read a page', difficulty: 'easy' } })
      }
      for (const childDialog of childDialogs) {
        await test.step(childDialog.path, async () => {
          await page.goto(`/${language}${childDialog.path}`)
          await switchChildren(page, t, childDialog)
        })
      }
      await test.step('rest days', async () => {
        await page.goto(`/${language}/habits`)
        await selectChild(page, t, 'Noah')
        await page.getByRole('button', { name: t('habits.rest.all', { name: 'Noah' }) }).click()
        await expect(locateDialog(page, t('habits.rest.title'))).toContainText('Noah')
        await page.keyboard.press('Escape')
        await selectChild(page, t, 'Mia')
      })
      await test.step('a draft of a moment is kept for its child', async () => {
        await page.goto(`/${language}/moments`)
        await switchMoments(page, t)
      })
    })

    test('the child form shows the values of the selected child, and keeps what is typed [DLG-2]', async ({
      page,
      api,
      t,
    }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Noah'])
      const [mia] = children
      await page.goto(`/${language}/profile`)
      await page.getByRole('button', { name: t('children.manage') }).click()
      const name = page.getByRole('dialog').getByRole('textbox', { name: t('children.name') })
      for (const child of ['Noah', 'Mia']) {
        await page.getByRole('button', { name: t('children.edit', { name: child }) }).click()
        await expect(locateDialog(page, t('children.editTitle', { name: child }))).toBeVisible()
        await expect(name).toHaveValue(child)
        if (child === 'Noah') await page.keyboard.press('Escape')
      }
      // Another member renames the child; the poll, every five seconds, shows it.
      await api(editChild, { params: { id: mia?.id ?? '' }, body: { name: 'Mia Luz' } })
      await expect(name).toHaveValue('Mia Luz')
      await expect(locateDialog(page, t('children.editTitle', { name: 'Mia Luz' }))).toBeVisible()
      await name.fill('Mi')
      await api(editChild, { params: { id: mia?.id ?? '' }, body: { name: 'Mia Sol' } })
      await expect(locateDialog(page, t('children.editTitle', { name: 'Mia Sol' }))).toBeVisible()
      await expect(name).toHaveValue('Mi')
    })
  })
}

test('the points stand at one place on all screens, and the selected child has its name beside its picture [CHD-31, NAV-2]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Alexandrina-Wilhelmina', 'Leo'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/habits')
  const points = page.locator('main [data-jar]').first()
  await expect(points).toBeVisible()
  const atModule = await points.boundingBox()
  await page.goto('/en/rewards')
  await expect(points).toBeVisible()
  expect(await points.boundingBox()).toEqual(atModule)
  for (const path of ['/rewards', '/', '/profile']) {
    await page.goto(`/en${path}`)
    const row = page.getByRole('group', { name: t('shell.chooseChild') })
    const selected = row.locator('[aria-current]')
    await expect(selected.getByText('Alexandrina-Wilhelmina', { exact: true })).toBeVisible()
    const box = await selected.boundingBox()
    expect(box?.height).toBeLessThan(60)
    await expect(row.getByRole('button', { name: 'Leo' })).toBeInViewport({ ratio: 1 })
  }
})
