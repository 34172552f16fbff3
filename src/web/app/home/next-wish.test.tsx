import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listRedemptions, redeemReward } from '#shared/rewards/contract.ts'
import { getPace } from '#shared/stats/contract.ts'
import { createReward, findWish, renderHomeWithRewards, threeRewards } from '#web/testing/render-home-with-rewards.tsx'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'

beforeEach(() => setTimeOfDay('16:00'))

test('the next wish is the cheapest reward that is not covered, with what is missing and for how long [HOM-18, RWD-41]', async () => {
  const { showPoints } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toMatchTextContent(/^Picnic28 more · about 7 days/)
  await expect.element(findWish()).toHaveAttribute('href', '/rewards')
  await expect.poll(() => findWish().element().querySelectorAll('[data-light]').length).toBe(6)
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName(/^Picnic Ready to choose/)
})

test('a wish that is reached stands above the rewards, too, and an undo shows the nearest one again [HOM-18, RWD-45]', async () => {
  const { client, server, showPoints, showRewards } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toMatchTextContent(/^Picnic28 more · about 7 days/)
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName(/^Picnic Ready to choose/)
  await showPoints(12)
  server.respondWith(getPace, { pointsPerWeek: 28, lowestToday: 12 })
  await client.invalidateQueries()
  await expect.element(findWish()).toMatchTextContent(/^Story8 more · about 2 days/)
  await showPoints(25)
  await expect.element(findWish()).toHaveAccessibleName(/^Story Ready to choose/)
  await showRewards(25)
  await expect.element(page.getByRole('button', { name: /^Redeem Story/ })).toBeVisible()
  expect(document.querySelector('section[data-reward]')?.textContent).toContain('Story')
})

test('a wish that was reached today is still shown when home is opened, on any device [HOM-18, RWD-45]', async () => {
  await renderHomeWithRewards(65, threeRewards, 'en', 59)
  await expect.element(findWish()).toHaveAccessibleName(/^Picnic Ready to choose/)
  await cleanup()
  await renderHomeWithRewards(65, threeRewards, 'en', 60)
  await expect.element(findWish()).toMatchTextContent(/^Museum25 more · about 7 days/)
})

test('a wish that is redeemed and the next one change places behind the scene, no other reward moves, and an undo brings it back [RWD-45]', async () => {
  const { client, server, showPoints, showRewards } = await renderHomeWithRewards(65)
  await expect.element(findWish()).toMatchTextContent(/^Museum25 more · about 7 days/)
  await showPoints(95)
  await showRewards(95)
  const museum = { ...promise, rewardId: createReward(1, '', 0).id, title: 'Museum', pointsSpent: 90 }
  server.respondWith(redeemReward, { ...museum, balance: 5 })
  server.respondWith(getPace, { pointsPerWeek: 28, lowestToday: 5 })
  server.respondWith(listRedemptions, [museum])
  const findTitles = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((title) => title.textContent)
  expect(findTitles()).toEqual(['Museum', 'Story', 'Picnic'])
  await page.getByRole('button', { name: /^Redeem Museum/ }).click()
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await showRewards(5)
  await expect.poll(() => document.querySelector('section[data-reward]')?.textContent).toContain('Story')
  await userEvent.keyboard('{Escape}')
  await expect.poll(findTitles).toEqual(['Story', 'Museum', 'Picnic'])
  server.respondWith(listRedemptions, [])
  server.respondWith(getPace, { pointsPerWeek: 28, lowestToday: 65 })
  await showRewards(95)
  await client.invalidateQueries()
  await expect.poll(findTitles).toEqual(['Museum', 'Story', 'Picnic'])
})
