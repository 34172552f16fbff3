import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { createReward, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const createRewards = (count: number) =>
  Array.from({ length: count }, (_, nth) => createReward(nth, { title: `Reward ${nth}`, pointsCost: 10 + nth }))

const renderAt = async (width: number, options: Parameters<typeof renderRewards>[0]) => {
  await page.viewport(width, 900)
  await renderRewards(options)
}

test.each([
  [320, [1, 3, 5]],
  [414, [1, 3, 5]],
  [620, [1, 2, 4, 5]],
  [800, [1, 2, 3, 5]],
])('at %i px a place to add a reward fills up the last row, and never starts one [RWD-49]', async (width, expected) => {
  const filled: number[] = []
  for (const count of [1, 2, 3, 4, 5]) {
    await cleanup()
    // The dearest one stands above the cards.
    await renderAt(width, { rewards: createRewards(count + 1) })
    const cards = page.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
    await expect.element(cards.first()).toBeVisible()
    const add = page.getByRole('button', { name: 'Add a reward' })
    const items = cards.elements().map((card) => card.getBoundingClientRect().top)
    if (!add.query()) continue
    filled.push(count)
    expect(items.at(-1)).toBe(items.at(-2))
  }
  expect(filled).toEqual(expected)
})

test.each([320, 360, 390, 800])(
  'at %i px promised rewards are one row that unfolds to rows of one height whose status stands below the title [RWD-48, RWD-49]',
  async (width) => {
    const titles = ['Snack choice', 'Later bedtime', 'Breakfast picnic on the floor']
    const rewards = titles.map((title, nth) => createReward(nth, { title, pointsCost: 10 }))
    const promises = rewards.map(({ id, title }, nth) => ({
      ...promise,
      id: `${promise.id.slice(0, -1)}${nth}`,
      rewardId: id,
      title,
    }))
    await renderAt(width, { rewards, promises })
    const fold = page.getByRole('button', { name: '3 promised' })
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    const rows = page.getByRole('list', { name: 'Promised rewards' }).getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(3)
    expect(new Set(rows.elements().map((row) => Math.round(row.getBoundingClientRect().height))).size).toBe(1)
    for (const title of titles) {
      const words = page.getByRole('heading', { name: title }).element().getBoundingClientRect()
      const status = page.getByRole('button', { name: new RegExp(`^Promised: ${title}`) }).element()
      const { left, top, width: room, height } = status.getBoundingClientRect()
      expect(left).toBeCloseTo(words.left)
      expect(top).toBeGreaterThan(words.top)
      expect(Math.min(room, height)).toBeGreaterThanOrEqual(44)
      expect(words.height).toBeLessThan(title.startsWith('Breakfast') ? 52 : 27)
    }
  },
)

test('the row of what is promised shows the newest four and how many more there are [RWD-45]', async () => {
  const rewards = createRewards(6)
  const promises = rewards
    .slice(0, 5)
    .toReversed()
    .map(({ id, title }, nth) => ({ ...promise, id: `${promise.id.slice(0, -1)}${nth}`, rewardId: id, title }))
  await renderAt(390, { rewards, promises })
  const fold = page.getByRole('button', { name: '5 promised', exact: true })
  await expect.element(fold).toBeVisible()
  expect(fold.element().textContent).toBe('5 promised+1')
  await fold.click()
  const rows = page.getByRole('list', { name: 'Promised rewards' }).getByRole('listitem')
  const titles = () => rows.all().map((row) => row.getByRole('heading').element().textContent)
  await expect.poll(titles).toEqual(['Reward 4', 'Reward 3', 'Reward 2', 'Reward 1', 'Reward 0'])
})
