import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { showMessage } from '#web/ui/message.ts'
import { createReward, mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

const renderOnPhone = async (width: number, options: Parameters<typeof renderRewards>[0] = {}) => {
  await page.viewport(width, 844)
  await renderRewards(options)
  await document.fonts.ready
}

test('in a row titles of one line and two have one height, with room above and below [RWD-22]', async () => {
  const rewards = ['Toy car', 'A whole evening of board games'].map((title, n) =>
    createReward(n, { title, pointsCost: 5 }),
  )
  await renderOnPhone(390, { rewards: [...rewards, createReward(9)] })
  await expect.element(page.getByRole('heading', { name: 'Toy car' })).toBeVisible()
  const blocks = page
    .getByRole('heading', { level: 2 })
    .elements()
    .filter((title) => title.closest('li'))
    .map((title) => [boxOf(title), boxOf(title.parentElement)] as const)
  const lines = blocks.map(([title]) => Math.round(title.height / 22))
  expect(new Set(lines)).toEqual(new Set([1, 2]))
  expect(new Set(blocks.map(([, block]) => block.height)).size).toBe(1)
  for (const [title, block] of blocks) {
    expect(title.top - block.top).toBeGreaterThanOrEqual(8)
    expect(block.bottom - title.bottom).toBeGreaterThanOrEqual(8)
  }
})

test('the price stands beside the button, above the word for points, and no picture is covered by it [RWD-22]', async () => {
  await renderOnPhone(390)
  const card = page.getByRole('listitem').filter({ hasText: 'Story book' })
  const price = card.getByText('80', { exact: true })
  await expect.element(price).toBeVisible()
  const title = boxOf(card.getByRole('heading').element())
  const tag = boxOf(price.element().closest('p'))
  const redeem = boxOf(card.getByRole('button', { name: /^Redeem/ }).element())
  expect(tag.top).toBeGreaterThan(title.bottom)
  expect(tag.right).toBeLessThan(redeem.left)
  expect(tag.top + tag.bottom).toBeCloseTo(redeem.top + redeem.bottom, 0)
  await expect.element(card.getByText('points', { exact: true })).toBeVisible()
  expect(card.getByRole('button', { name: /^Redeem/ }).element().textContent).toBe('Redeem')
})

test.each([
  [390, 844],
  [768, 1024],
  [1280, 800],
])(
  'at %i px what can be redeemed, what cannot and the dearest have feet of one height [RWD-22]',
  async (width, height) => {
    await page.viewport(width, height)
    const costs = [40, 60, 110, 400, 9_999, 1_000_000]
    const rewards = costs.map((pointsCost, n) => createReward(n, { title: 'Trip', pointsCost }))
    await renderRewards({ rewards })
    const cards = page.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
    await expect.poll(() => cards.elements().length).toBeGreaterThanOrEqual(5)
    const feet = cards
      .elements()
      .filter((card) => card.matches('[data-reward]'))
      .map((card) => [boxOf(card), boxOf(card.lastElementChild)] as const)
    expect(new Set(feet.map(([, foot]) => foot.height)).size).toBe(1)
    for (const [card, foot] of feet) expect(foot.bottom).toBeCloseTo(card.bottom, 0)
  },
)

test('a wish that is reached has all lights lit and a golden button in a panel of the same height [RWD-45, RWD-46, RWD-48]', async () => {
  const rewards = [createReward(1, { title: 'Board game night', pointsCost: 120 })]
  const { client } = await renderRewards({ rewards, child: { ...mia, points: 109 } })
  await page.viewport(390, 844)
  const height = () => boxOf(document.querySelector('section[data-reward]')).height
  await expect.element(page.getByText('109 of 120')).toBeVisible()
  const before = height()
  expect(before).toBeLessThanOrEqual(176)
  await cleanup()
  client.clear()
  await renderRewards({ rewards, child: { ...mia, points: 120 }, lowestToday: 90 })
  await expect.element(page.getByRole('region', { name: 'Ready for Mia' })).toBeVisible()
  expect(document.querySelectorAll('section[data-reward] [data-light="1"]')).toHaveLength(12)
  await expect.element(page.getByRole('button', { name: 'Redeem Board game night for Mia, 120 points' })).toBeVisible()
  expect(height()).toBe(before)
})

test.each([
  [390, 844],
  [768, 1024],
  [1280, 800],
])(
  'at %i px a message covers neither the title, nor what stands beside it, nor the next wish [RWD-18, DLG-6]',
  async (width, height) => {
    await page.viewport(width, height)
    await renderRewards({ promises: [promise] })
    await expect.element(page.getByText('Next for Mia')).toBeVisible()
    const text = 'Promised to Mia: one more chapter of the book'
    showMessage({ title: text, action: { label: 'Undo', onClick: () => undefined } })
    await expect.element(page.getByText(text)).toBeVisible()
    const message = boxOf(page.getByText(text).element().closest('[data-message]'))
    for (const name of [/^Promises/, /^Type/, 'Add'])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
    expect(boxOf(document.querySelector('section[data-reward]')).bottom).toBeLessThan(message.top)
  },
)

test('of what takes more than a year no days are said [RWD-41]', async () => {
  const rewards = [400, 1600, 1_000_000].map((pointsCost, n) => createReward(n, { title: 'Trip', pointsCost }))
  await renderOnPhone(390, { rewards, lowestToday: 0 })
  await expect.element(page.getByText(/about\s75\sdays/)).toBeVisible()
  await expect.element(page.getByText('999,900 more')).toBeVisible()
  expect(page.getByText(/about\s.*\sdays/).elements()).toHaveLength(1)
})

test('where the points cover all rewards the dearest stands above, in the panel of a wish [RWD-45]', async () => {
  const rewards = [30, 90, 60].map((pointsCost, n) => createReward(n, { title: `Trip for ${pointsCost}`, pointsCost }))
  await renderOnPhone(390, { rewards })
  const next = page.getByRole('region', { name: 'Ready for Mia' })
  await expect.element(next.getByRole('heading', { name: 'Trip for 90' })).toBeVisible()
  await expect.element(next.getByRole('button', { name: 'Redeem Trip for 90 for Mia, 90 points' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Trip for 90' }).elements()).toHaveLength(1)
})

test('the title stands at one height above the rewards and above promises, and the page stays where it is [RWD-18]', async () => {
  await renderOnPhone(390, { promises: [promise] })
  const next = page.getByRole('region', { name: 'Next for Mia' })
  await expect.element(next).toBeVisible()
  scrollTo(0, 60)
  onTestFinished(() => scrollTo(0, 0))
  const titleTop = () => boxOf(page.getByRole('heading', { level: 1 }).element()).top
  const before = titleTop()
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByRole('list', { name: 'To give' })).toBeVisible()
  expect(next.query()).toBeNull()
  expect(titleTop()).toBe(before)
  await page.getByRole('button', { name: 'All rewards' }).click()
  await expect.element(next).toBeVisible()
  expect(titleTop()).toBe(before)
})
