import { expect, type Page, type Route } from '@playwright/test'
import { listRewards, redeemReward, type Reward } from '#shared/rewards/contract.ts'
import { locateDialog } from './actions.ts'
import type { View } from './open-view.ts'

const longTitle = 'An afternoon at the museum of transport with both grandmothers'

/** Answers the list of rewards with one that has a long title, which the child can pay. */
const answerWithLongTitle = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  const [first, ...others] = (await response.json()) as Reward[]
  await route.fulfill({ response, json: [{ ...first, title: longTitle, preset: null, pointsCost: 1 }, ...others] })
}

/** Answers a redemption without one, so that the family stays as it is. */
const answerRedemption = async (route: Route): Promise<void> => {
  const { childId, rewardId, pointsSpent } = route.request().postDataJSON() as Record<string, unknown>
  const now = new Date().toISOString()
  const promise = { id: crypto.randomUUID(), childId, rewardId, title: longTitle, preset: null, category: 'outing' }
  const state = { pointsSpent, redeemedAt: now, redeemedBy: crypto.randomUUID(), givenAt: null, returnedAt: null }
  await route.fulfill({ status: 201, json: { ...promise, ...state, actId: crypto.randomUUID(), balance: 12 } })
}

const answerOnce = (page: Page, path: string, answer: (route: Route) => Promise<void>) =>
  page.route((url) => url.pathname === path, answer, { times: 1 })

/** The scene of a redemption, of a reward with a long title. */
export const redeemView: View = {
  name: 'a redeemed reward',
  path: '/rewards',
  open: async (page, t) => {
    await answerOnce(page, listRewards.path, answerWithLongTitle)
    await answerOnce(page, redeemReward.path, answerRedemption)
    await page.reload()
    await page
      .getByRole('button', { name: t('rewards.redeemName', { title: longTitle, name: 'Mia', points: 1 }) })
      .first()
      .click()
    const scene = locateDialog(page, longTitle)
    await expect(scene.getByRole('button', { name: t('rewards.goOn') })).toBeVisible()
    await expect(scene.getByText(t('rewards.redeemed', { name: 'Mia', title: longTitle }))).toBeVisible()
  },
}
