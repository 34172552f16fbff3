import { expect, type Page } from '@playwright/test'
import { addReward } from '#shared/rewards/contract.ts'
import { dayMs } from '#shared/time/duration.ts'
import { award, signUpFamily } from './family.ts'
import { locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly } from './sampling.ts'

/** Redeems a reward and goes on from its ticket; expects that nothing jumps from the tap until two seconds after the ticket has closed. */
const redeemAndGoOn = async (page: Page, t: Translator, title: string, points: number): Promise<void> => {
  const scene = locateDialog(page, title)
  const act = async () => {
    await page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points }) }).click()
    await expect(scene.getByText(t('rewards.redeemed', { name: 'Mia', title }))).toBeVisible()
    // Early taps were meant for what lies below the scene, and are ignored.
    await expect(async () => {
      if (await scene.isVisible()) await scene.getByRole('button', { name: t('rewards.goOn') }).click({ timeout: 500 })
      await expect(scene).toBeHidden({ timeout: 500 })
    }).toPass()
  }
  await expectNothingJumps(page, act, { until: () => expect(scene).toBeHidden() })
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test(
    `nothing jumps when the next wish, then another reward, is redeemed on a ${device} [DLG-14, RWD-45]`,
    fullRunOnly,
    async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia'])
      const [mia] = children
      if (!mia) throw new Error('The family has a child.')
      const title = 'A day at the lake'
      await api(addReward, { body: { childId: mia.id, title, pointsCost: 400, category: 'activity' } })
      const yesterday = new Date(Date.now() - dayMs).toISOString()
      for (let nth = 0; nth < 4; nth += 1) await award(api, mia, 'Laid the table', 90, yesterday)
      await watchPage(page)
      await page.setViewportSize(viewport)
      await page.goto('/en')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await award(api, mia, 'Laid the table', 90)
      await page.goto('/en/rewards')
      await expect(page.locator('section[data-reward] h2')).toHaveText(title)
      await page.waitForLoadState('networkidle')
      await test.step('the next wish', () => redeemAndGoOn(page, t, title, 400))
      await expect(page.locator('section[data-reward] h2')).toHaveText(t('titles.rewards.screen_time'))
      await test.step('another reward', () => redeemAndGoOn(page, t, t('titles.rewards.stickers'), 50))
      await test.step('the panel of the next wish has the height that it has after a reload', async () => {
        const next = page.locator('section[data-reward]')
        const height = () => next.evaluate((panel) => panel.getBoundingClientRect().height)
        const before = await height()
        await page.reload()
        await expect(next.locator('h2')).toHaveText(t('titles.rewards.snack_choice'))
        expect(await height()).toBe(before)
      })
    },
  )
}
