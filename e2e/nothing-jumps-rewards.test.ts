import { expect, type Page } from '@playwright/test'
import { locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, titles, undo, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const [, title] = titles
const price = 20

const unfoldPromised = (page: Page, t: Translator): Promise<void> => {
  const folded = t('rewards.promisedCount', { count: titles.length, hasMore: 'false' })
  return page.getByRole('button', { name: folded, expanded: false }).click()
}

/** Opens the sheet of a promised reward. */
const openPromised = async (page: Page, t: Translator): Promise<void> => {
  await unfoldPromised(page, t)
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(locateDialog(page, title)).toBeVisible()
}

/** Redeems what is promised once more and goes on; nothing jumps until its ticket is there, nor when it has gone. */
const redeemOnceMore = async (page: Page, t: Translator): Promise<void> => {
  const again = page.getByRole('button', { name: t('rewards.againName', { title, name: 'Mia', points: price }) })
  const says = t('rewards.redeemed', { name: 'Mia', title })
  const undoInScene = locateDialog(page, title).getByRole('button', { name: t('common.undo'), exact: true })
  await expectNothingJumps(page, () => again.click(), { until: () => expect(undoInScene).toBeVisible(), says })
  const goOn = page.getByRole('button', { name: t('rewards.goOn') })
  await expectNothingJumps(page, () => goOn.click(), { until: () => expect(goOn).toBeHidden() })
}

const copyAndUndo = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('rewards.menu', { title }) }).click()
  const item = page.getByRole('menuitem', { name: t('rewards.alsoFor', { name: 'Leo' }) })
  const says = t('rewards.addedFor', { name: 'Leo', title })
  await expectNothingJumps(page, () => item.click(), untilSaid(page, t, says))
  await undo(page, t, t('rewards.deleted', { title }))
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in ${language} on a ${device} when a reward [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFullFamily(api)
      })

      test('is redeemed once more', async ({ page, t }) => {
        await openSettled(page, `/${language}/rewards`)
        await openPromised(page, t)
        await redeemOnceMore(page, t)
      })

      test('is copied to another child', async ({ page, t }) => {
        await openSettled(page, `/${language}/rewards`)
        await unfoldPromised(page, t)
        await copyAndUndo(page, t)
      })
    })
  }
}
