import { expect, type Locator, type Page } from '@playwright/test'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { addChild } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { locateBehaviorTile, locateDialog, selectChild } from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const own = 'Fed the cat'

/** Makes a behaviour of the family's own the first tile of the first child. */
const createOwnTile = async (api: Call): Promise<void> => {
  const [{ id: childId }] = await createFullFamily(api)
  const list = await api(getQuickList, { params: { childId } })
  await api(putQuickList, { params: { childId }, body: [{ title: own, points: 10 }, ...list.slice(0, 5)] })
}

const openTiles = async (page: Page, t: Translator): Promise<Locator> => {
  await page.getByRole('button', { name: t('behaviors.list.title'), exact: true }).click()
  const dialog = locateDialog(page, t('behaviors.list.title'))
  await expect(dialog).toBeVisible()
  return dialog
}

const saveTiles = async (page: Page, t: Translator, dialog: Locator): Promise<void> => {
  const save = dialog.getByRole('button', { name: t('behaviors.list.save') })
  const { until, says } = untilSaid(page, t, t('behaviors.list.saved'))
  await expectNothingJumps(page, () => save.click(), {
    until: async () => {
      await expect(dialog).toBeHidden()
      await until()
    },
    says,
  })
}

/** Adds a tile, moves another one down, takes it away, adds it back, and saves the list. */
const arrangeTiles = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.behaviors.tidy_toys')
  const dialog = await openTiles(page, t)
  const order = dialog.getByRole('list', { name: t('behaviors.list.title') }).getByRole('listitem')
  const nth = async () => (await order.allInnerTexts()).findIndex((text) => text.startsWith(title))
  const before = await nth()
  const press = (name: 'down' | 'remove' | 'addOne', until: () => Promise<unknown>, of = title) =>
    test.step(`${name} ${of}`, () => {
      const button = dialog.getByRole('button', { name: t(`behaviors.list.${name}`, { title: of }), exact: true })
      return expectNothingJumps(page, () => button.click(), { until })
    })
  await press('addOne', () => expect(order).toHaveCount(7), t('titles.behaviors.study_well'))
  await press('down', () => expect.poll(nth).toBe(before + 1))
  await press('remove', () => expect.poll(nth).toBe(-1))
  await press('addOne', () => expect.poll(nth).toBe(6))
  await saveTiles(page, t, dialog)
  await expect(page.locator('[data-tile]').last()).toContainText(title)
}

/** Gives a tile of the family's own another name and more points, and saves the list. */
const editTile = async (page: Page, t: Translator): Promise<void> => {
  const dialog = await openTiles(page, t)
  await dialog.getByRole('button', { name: t('behaviors.list.edit', { title: own, points: 10 }) }).click()
  const form = locateDialog(page, t('behaviors.list.editTitle'))
  const title = 'Fed the cat and the rabbit'
  await form.getByRole('textbox', { name: t('behaviors.sheet.name') }).fill(title)
  const done = form.getByRole('button', { name: t('common.done'), exact: true })
  const edited = dialog.getByRole('button', { name: t('behaviors.list.edit', { title, points: 10 }) })
  await expectNothingJumps(page, () => done.click(), {
    until: async () => {
      await expect(form).toBeHidden()
      await expect(edited).toBeVisible()
    },
  })
  await saveTiles(page, t, dialog)
  await expect(locateBehaviorTile(page, t, title, 10, 'Mia')).toBeVisible()
}

/** Gives a tile of the family's own another picture, and saves the list. */
const changePicture = async (page: Page, t: Translator): Promise<void> => {
  const dialog = await openTiles(page, t)
  await dialog.getByRole('button', { name: t('behaviors.list.picture', { title: own }) }).click()
  const pictures = locateDialog(page, t('pictures.choose'))
  const picture = pictures.getByRole('radio', { name: t('pictures.names.bike'), exact: true })
  await expect(picture).toBeVisible()
  await expectNothingJumps(page, () => picture.click({ force: true }), { until: () => expect(pictures).toBeHidden() })
  await saveTiles(page, t, dialog)
}

/** Adds a habit by a tap on an idea, and undoes that by a key: the only habit before it keeps its size. */
const addSecondHabit = async (page: Page, t: Translator): Promise<void> => {
  const title = t('habits.samples.teeth.title')
  const card = page.locator('[data-habit]').first()
  // The page may scroll to show what was added.
  const readShape = async () => ({ ...(await card.boundingBox()), y: 0 })
  const before = await readShape()
  const idea = page.getByRole('button', { name: title })
  await expectNothingJumps(page, () => idea.click(), untilSaid(page, t, t('habits.added', { title })))
  expect(await readShape()).toEqual(before)
  const { until } = untilSaid(page, t, t('habits.deleted', { title }))
  await expectNothingJumps(page, () => page.keyboard.press('z'), { until })
  expect(await readShape()).toEqual(before)
}

/** Adds a skill by a tap on an idea; the row of the idea says it, the message is only announced. */
const addIdea = async (page: Page, t: Translator, key: 'swimming' | 'jump_rope'): Promise<void> => {
  const title = t(`skills.examples.${key}.title`)
  const idea = page.locator('[data-idea]').filter({ hasText: title })
  const { until, says } = untilSaid(page, t, t('skills.added', { title }))
  await expectNothingJumps(page, () => idea.click(), { until, says })
  await expect(page.locator('[data-skill]').filter({ hasText: title }).first()).toBeAttached()
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('desktop')) {
    test.describe(`nothing jumps in ${language} on a ${device} [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createOwnTile(api)
      })

      test('when tiles are arranged', async ({ page, t }) => {
        await openSettled(page, `/${language}/behaviors`)
        await arrangeTiles(page, t)
      })

      test('when a tile is changed', async ({ page, t }) => {
        await openSettled(page, `/${language}/behaviors`)
        await editTile(page, t)
      })

      test('when a tile gets another picture', async ({ page, t }) => {
        await openSettled(page, `/${language}/behaviors`)
        await changePicture(page, t)
      })

      test('when a second habit is added to the only one', async ({ page, api, t }) => {
        const { id: childId } = await api(addChild, { body: { name: 'Noah' } })
        await api(addHabit, { body: { childId, title: 'Read a page', difficulty: 'easy' } })
        await openSettled(page, `/${language}/habits`)
        await selectChild(page, t, 'Noah')
        await page.waitForLoadState('networkidle')
        await addSecondHabit(page, t)
      })

      test('when an idea for a skill is added', async ({ page, t }) => {
        await openSettled(page, `/${language}/skills`)
        await test.step('below others', () => addIdea(page, t, 'swimming'))
        await selectChild(page, t, 'Leo')
        await test.step('as the first one', () => addIdea(page, t, 'swimming'))
        await test.step('as the second one', () => addIdea(page, t, 'jump_rope'))
      })
    })
  }
}
