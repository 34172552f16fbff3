import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listRedemptions, redeemReward } from '#shared/rewards/contract.ts'
import { createReward, findWish, renderHomeWithRewards } from '#web/testing/render-home-with-rewards.tsx'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'

beforeEach(() => setTimeOfDay('16:00'))

const openHomeAgain = async (points: number) => {
  await cleanup()
  await renderHomeWithRewards(points)
}

test('the next wish is the cheapest reward that is not covered, with what is missing and for how long [HOM-18, RWD-41]', async () => {
  const { showPoints } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more · about 7 days')
  await expect.element(findWish()).toHaveAttribute('href', '/rewards')
  await expect.poll(() => findWish().element().querySelectorAll('[data-light]').length).toBe(6)
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Ready to redeem')
})

test('a wish that is reached stands above the rewards, too, and an undo shows the nearest one again [HOM-18, RWD-45]', async () => {
  const { showPoints, showRewards } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more · about 7 days')
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Ready to redeem')
  await showPoints(12)
  await expect.element(findWish()).toHaveTextContent('Story8 more · about 2 days')
  await showPoints(25)
  await expect.element(findWish()).toHaveAccessibleName('Story Ready to redeem')
  await showRewards(25)
  await expect.element(page.getByRole('button', { name: /^Redeem Story/ })).toBeVisible()
  expect(document.querySelector('section[data-reward]')?.textContent).toContain('Story')
})

test('a reached wish is still shown when home is opened again, and for a week [HOM-18, RWD-45]', async () => {
  await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more · about 7 days')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Ready to redeem')
  vi.setSystemTime('2026-11-27T14:00:00Z')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Ready to redeem')
  vi.setSystemTime('2026-11-27T15:30:00Z')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveTextContent('Museum25 more · about 7 days')
})

test('a wish that is redeemed and the next one change places, no other reward moves, and an undo brings it back [RWD-45]', async () => {
  const { client, server, showPoints, showRewards } = await renderHomeWithRewards(65)
  await expect.element(findWish()).toHaveTextContent('Museum25 more · about 7 days')
  await showPoints(95)
  await showRewards(95)
  const museum = { ...promise, rewardId: createReward(1, '', 0).id, title: 'Museum', pointsSpent: 90 }
  server.respondWith(redeemReward, { ...museum, balance: 5 })
  server.respondWith(listRedemptions, [museum])
  const findTitles = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((title) => title.textContent)
  expect(findTitles()).toEqual(['Museum', 'Story', 'Picnic'])
  await page.getByRole('button', { name: /^Redeem Museum/ }).click()
  await expect.element(page.getByRole('button', { name: 'Tap to continue' })).toHaveFocus()
  await showRewards(5)
  expect(document.querySelector('section[data-reward]')?.textContent).toContain('Museum')
  await userEvent.keyboard('{Escape}')
  await expect.poll(findTitles).toEqual(['Story', 'Museum', 'Picnic'])
  server.respondWith(listRedemptions, [])
  await client.invalidateQueries()
  await showRewards(95)
  await expect.poll(findTitles).toEqual(['Museum', 'Story', 'Picnic'])
})

test.each(['rewards', 'home'] as const)(
  'a wish that %s showed only since a redemption is not reached by its undo [HOM-18, RWD-45]',
  async (place) => {
    const { client, server, showPoints, showRewards } = await renderHomeWithRewards(95)
    const findNext = () => document.querySelector('section[data-reward] h2, [data-wish]')?.textContent
    await showRewards(95)
    await expect.element(page.getByRole('button', { name: /^Redeem Museum/ })).toBeVisible()
    expect(findNext()).toBeUndefined()
    server.respondWith(listRedemptions, [{ ...promise, rewardId: createReward(3, '', 0).id, title: 'Story' }])
    await client.invalidateQueries()
    await (place === 'home' ? showPoints(75) : showRewards(75))
    await expect.poll(findNext).toContain('Museum')
    server.respondWith(listRedemptions, [])
    await client.invalidateQueries()
    await showRewards(95)
    await expect.poll(findNext).toBeUndefined()
    await openHomeAgain(95)
    await expect.poll(findNext).toContain('choose')
    expect(findNext()).not.toContain('Museum')
  },
)
