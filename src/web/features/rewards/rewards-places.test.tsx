import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showMessage } from '#web/ui/message.ts'
import { createReward, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

const renderOnPhone = async (width: number, options: Parameters<typeof renderRewards>[0] = {}) => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(414, 896))
  await renderRewards(options)
  await document.fonts.ready
}

test('the title of a card has one height for one line and two, and room above and below [RWD-22]', async () => {
  const rewards = ['Toy car', 'A whole evening of board games'].map((title, n) =>
    createReward(n, { title, pointsCost: 5 }),
  )
  await renderOnPhone(390, { rewards })
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

test('the price on a card is a number without a light, which stands for ten points elsewhere [RWD-22]', async () => {
  await renderOnPhone(390)
  const card = page.getByRole('listitem').filter({ hasText: 'Story book' })
  await expect.element(card.getByText('80', { exact: true })).toBeVisible()
  expect(
    card
      .getByRole('button', { name: /^Redeem/ })
      .element()
      .parentElement?.querySelectorAll('svg'),
  ).toHaveLength(0)
})

test('a message of two lines stands at the edge of the cards, and leaves room below [DLG-7]', async () => {
  await renderOnPhone(390)
  await expect.element(page.getByText('Next for Mia')).toBeVisible()
  showMessage({ title: 'Promised: one more chapter of the book', action: { label: 'Undo', onClick: () => undefined } })
  const message = page.getByText('Promised: one more chapter of the book')
  await expect.element(message).toBeVisible()
  const { left, bottom } = boxOf(message.element().closest('[data-message]'))
  const chips = boxOf(page.getByRole('radiogroup', { name: 'Show' }).element())
  expect(boxOf(message.element()).height).toBe(40)
  expect(left).toBe(boxOf(document.querySelector('section[data-reward]')).left)
  expect(left).toBe(chips.left)
  expect(chips.top - bottom).toBeGreaterThanOrEqual(8)
})

test('the next wish is not shown beside what was redeemed, and the choices keep their places [RWD-18]', async () => {
  await renderOnPhone(390, { promises: [promise] })
  const next = page.getByRole('region', { name: 'Next for Mia' })
  await expect.element(next).toBeVisible()
  scrollTo(0, 60)
  onTestFinished(() => scrollTo(0, 0))
  const redeemed = page.getByRole('radio', { name: /^Promises/ })
  const before = boxOf(redeemed.element())
  await redeemed.click()
  await expect.element(page.getByRole('list', { name: 'To give' })).toBeVisible()
  expect(next.query()).toBeNull()
  expect(boxOf(redeemed.element())).toEqual(before)
  await page.getByRole('radio', { name: 'All' }).click()
  await expect.element(next).toBeVisible()
  expect(boxOf(redeemed.element())).toEqual(before)
})
