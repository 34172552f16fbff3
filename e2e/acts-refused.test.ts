import { expect, type Page } from '@playwright/test'
import { listActivities } from '#shared/activities/contract.ts'
import { locateClosedActRow, locateDialog } from './actions.ts'
import { award } from './family.ts'
import { noNetworkPattern } from './fixtures.ts'
import { test } from './gate-fixture.ts'
import { createFullFamily, openSettled, titles } from './jumping-acts.ts'
import { watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { sampleFirst } from './sampling.ts'

test.use({
  allowedConsoleErrors: new RegExp(`${noNetworkPattern.source}|net::ERR_(?:FAILED|CONNECTION_REFUSED|EMPTY_RESPONSE)`),
})

type Step = (page: Page, t: Translator) => Promise<unknown>

interface Act {
  path: string
  /** What is opened while there is a connection. */
  prepare?: Step
  act: Step
}

const [, title] = titles

const openMenu =
  (menu: 'habits.menu.open' | 'skills.more' | 'rewards.menu', of: string = title): Step =>
  (page, t) =>
    page.getByRole('button', { name: t(menu, { title: of }) }).click()

const choose =
  (item: 'habits.menu.delete' | 'skills.delete' | 'rewards.delete'): Step =>
  (page, t) =>
    page.getByRole('menuitem', { name: t(item) }).click()

const acts: Record<string, Act> = {
  'an undo on the timeline': {
    path: 'timeline',
    prepare: (page) => locateClosedActRow(page, 'Fed the cat').click(),
    act: (page, t) => page.getByRole('button', { name: t('activities.undoRow', { title: 'Fed the cat' }) }).click(),
  },
  'an idea for a habit': {
    path: 'habits',
    act: (page, t) => page.getByRole('button', { name: t('habits.samples.teeth.title') }).click(),
  },
  'deleting a habit': { path: 'habits', prepare: openMenu('habits.menu.open'), act: choose('habits.menu.delete') },
  'deleting a skill': { path: 'skills', prepare: openMenu('skills.more'), act: choose('skills.delete') },
  'deleting a reward': {
    path: 'rewards',
    prepare: openMenu('rewards.menu', 'Stickers'),
    act: choose('rewards.delete'),
  },
  'giving what was promised': {
    path: 'rewards?promises',
    act: (page, t) => page.getByRole('button', { name: t('promises.givenName', { title }) }).click(),
  },
  'a surprise': {
    path: 'behaviors',
    act: (page, t) => page.getByRole('button', { name: t('behaviors.giftName', { points: 5, name: 'Mia' }) }).click(),
  },
  'arranging tiles': {
    path: 'behaviors',
    prepare: (page, t) => page.getByRole('button', { name: t('behaviors.list.title'), exact: true }).click(),
    act: (page, t) =>
      locateDialog(page, t('behaviors.list.title'))
        .getByRole('button', { name: t('behaviors.list.save') })
        .click(),
  },
  'the start of the week': {
    path: 'settings/family',
    act: (page, t) => page.getByText(t('settings.weekStarts.monday'), { exact: true }).click(),
  },
  'deleting a child': {
    path: 'profile',
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('children.manage') }).click()
      await page.getByRole('button', { name: t('children.delete', { name: 'Leo' }) }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    act: (page, t) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('children.deleteConfirm') })
        .click(),
  },
}

for (const [what, { path, prepare, act }] of sampleFirst(Object.entries(acts)))
  test(`where connections are refused, ${what} says that it was not saved yet [STT-9]`, async ({
    page,
    gate,
    api,
    t,
  }) => {
    const [mia] = await createFullFamily(api)
    await award(api, mia, 'Fed the cat', 10)
    const before = await api(listActivities, { params: { childId: mia.id }, query: {} })
    await watchPage(page)
    await openSettled(page, `/en/${path}`)
    await prepare?.(page, t)
    gate.close()
    const countSaid = () => page.evaluate(() => window.watch.said.length)
    const saidBefore = await countSaid()
    await act(page, t)
    await expect(page.locator('[data-message=failure]')).toBeVisible()
    await expect.poll(countSaid).toBeGreaterThan(saidBefore)
    // An open page would send the act again.
    await page.close()
    await gate.open()
    expect(await api(listActivities, { params: { childId: mia.id }, query: {} })).toHaveLength(before.length)
  })
