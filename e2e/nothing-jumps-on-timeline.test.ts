import { expect, type Page } from '@playwright/test'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { checkIn, listHabits } from '#shared/habits/contract.ts'
import { editSkill, listSkills } from '#shared/skills/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { locateActRow, locateClosedActRow, locateMessage, waitUntilUnfolded } from './actions.ts'
import { award } from './family.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { formatNumber, type Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const single = 'Fed the cat'
const groupTitles = ['Laid out the clothes', 'Packed the bag', 'Watered the tree'] as const
const [, oneOfGroup] = groupTitles

/** Notes three things of the first child and one of the second together, as a sentence does. */
const createGroup = async (api: Call, [mia, leo]: readonly [Child, Child]): Promise<void> => {
  const actGroup = crypto.randomUUID()
  const record = (childId: string, title: string) =>
    api(recordBehavior, { body: { childId, type: 'reward', title, points: 10 } }, { actGroup })
  for (const title of groupTitles) await record(mia.id, title)
  await record(leo.id, single)
}

/** Opens the row of the group, which is folded at first, and waits until it has unfolded. */
const openGroup = async (page: Page, t: Translator): Promise<void> => {
  await page
    .locator('[data-group]')
    .getByRole('button', { name: new RegExp(t('activities.group', { count: 3 })), expanded: false })
    .click()
  await waitUntilUnfolded(page)
}

/** Restores what was just undone, by the button of the message: it stands in its place again. */
const restore = async (page: Page, t: Translator, title: string): Promise<void> => {
  const button = locateMessage(page, t).getByRole('button', { name: t('acts.redo'), exact: true })
  await expectNothingJumps(page, () => button.click(), untilSaid(page, t, t('acts.redone', { title })))
  await expect(page.getByRole('button', { name: t('activities.undoRow', { title }) })).toBeVisible()
}

const undoAct = async (page: Page, t: Translator, title: string): Promise<void> => {
  const button = page.getByRole('button', { name: t('activities.undoRow', { title }) })
  await expectNothingJumps(page, () => button.click(), untilSaid(page, t, t('acts.undone', { title })))
  await expect(button).toBeHidden()
}

/** Undoes and restores the newest act whose row has a text. */
const undoAndRestore = async (page: Page, t: Translator, text: string): Promise<void> => {
  const row = page.locator('[data-act]').filter({ hasText: text }).first()
  await row.getByRole('button', { expanded: false }).click()
  await waitUntilUnfolded(page)
  const message = locateMessage(page, t)
  const redo = message.getByRole('button', { name: t('acts.redo'), exact: true })
  const undo = row.getByRole('button', { name: t('activities.undoRow', { title: '' }) })
  await expectNothingJumps(page, () => undo.click(), { until: () => expect(redo).toBeVisible() })
  await expectNothingJumps(page, () => redo.click(), {
    until: () => expect(message).toContainText(t('acts.redone', { title: '' })),
  })
  await expect(undo).toBeVisible()
}

/** Checks in a habit and records a score. */
const createActs = async (api: Call, { id: childId }: Child): Promise<void> => {
  const [habit] = await api(listHabits, { params: { childId } })
  const [skill] = await api(listSkills, { params: { childId } })
  if (!habit || !skill) throw new Error('The child has a habit and a skill.')
  await api(editSkill, { params: { id: skill.id }, body: { currentBest: 37.5 } })
  await api(checkIn, { params: { habitId: habit.id }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
}

const undoGroup = async (page: Page, t: Translator): Promise<void> => {
  const button = page.getByRole('button', { name: t('activities.undoGroup'), exact: true })
  await expectNothingJumps(page, () => button.click(), untilSaid(page, t, t('activities.groupUndone')))
  await expect(button).toBeHidden()
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('desktop')) {
    test.describe(
      `nothing jumps on the timeline in ${language} on a ${device} when [DLG-14, ACT-46]`,
      fullRunOnly,
      () => {
        test.use({ language, viewport })
        test.beforeEach(({ page }) => watchPage(page))

        test('an act is undone and restored', async ({ page, api, t }) => {
          const [mia] = await createFullFamily(api)
          await award(api, mia, single, 10)
          await openSettled(page, `/${language}/timeline`)
          await locateClosedActRow(page, single).click()
          await waitUntilUnfolded(page)
          await test.step('undone', () => undoAct(page, t, single))
          await test.step('restored', () => restore(page, t, single))
          await expect(locateActRow(page, single).last()).toBeAttached()
        })

        test('acts of other kinds are undone and restored', async ({ page, api, t }) => {
          const [mia] = await createFullFamily(api)
          await createActs(api, mia)
          await openSettled(page, `/${language}/timeline`)
          for (const [kind, text] of Object.entries({
            'a score': formatNumber(language, 37.5),
            'a check-in': '+2',
            'a redemption': '−20',
            'a moment': 'Water the plant',
          }))
            await test.step(kind, () => undoAndRestore(page, t, text))
        })

        test('one act of a group, then all of it, is undone', async ({ page, api, t }) => {
          await createGroup(api, await createFullFamily(api))
          await openSettled(page, `/${language}/timeline`)
          await openGroup(page, t)
          await test.step('one is undone', () => undoAct(page, t, oneOfGroup))
          await test.step('it is restored', () => restore(page, t, oneOfGroup))
          await test.step('all of it is undone', () => undoGroup(page, t))
        })
      },
    )
  }
}
