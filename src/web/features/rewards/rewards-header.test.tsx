import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

test('one row has the title, a toggle of promises, a menu of kinds and a button that adds [RWD-18]', async () => {
  await renderRewards({ promises: [promise] })
  const names = ['Promises, 1 to give', 'Type', 'Add']
  const title = page.getByRole('heading', { name: 'Rewards' })
  const buttons = names.map((name) => page.getByRole('button', { name, exact: true }))
  await expect.element(buttons[0] ?? title).toHaveAccessibleName('Promises, 1 to give')
  await expect.element(page.getByText('1', { exact: true })).toBeVisible()
  const boxes = [title, ...buttons].map((one) => one.element().getBoundingClientRect())
  expect(new Set(boxes.map(({ top, bottom }) => Math.round(top + bottom))).size).toBe(1)
  expect(boxes.map(({ left }) => left)).toEqual(boxes.map(({ left }) => left).toSorted((one, other) => one - other))
  expect(new Set(boxes.slice(1).map(({ height }) => height))).toEqual(new Set([48]))
})

test('the toggle shows what was redeemed, and what leads back stands above that [RWD-18, RWD-20]', async () => {
  await renderRewards({ promises: [promise] })
  const toggle = page.getByRole('button', { name: 'Promises, 1 to give' })
  const rewards = page.getByRole('list', { name: 'Rewards' })
  const promises = page.getByRole('list', { name: 'To give' })
  await expect.element(rewards).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect.element(promises).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(rewards.query()).toBeNull()
  await toggle.click()
  await expect.element(rewards).toBeVisible()
  await toggle.click()
  await page.getByRole('button', { name: 'All rewards' }).click()
  await expect.element(rewards).toBeVisible()
  await expect.element(toggle).toHaveFocus()
})

test('without promises the toggle is as wide, and leads to what was redeemed [RWD-18]', async () => {
  const { client } = await renderRewards({ promises: [promise] })
  const toggle = page.getByRole('button', { name: /^Promises/ })
  await expect.element(toggle).toHaveAccessibleName('Promises, 1 to give')
  const { width } = toggle.element().getBoundingClientRect()
  client.setQueryData(read(listRedemptions, { query: { childId: mia.id } }).queryKey, [])
  await expect.element(toggle).toHaveAccessibleName('Promises')
  expect(toggle.element().getBoundingClientRect().width).toBeCloseTo(width, 0)
  await toggle.click()
  await expect.element(page.getByText('Nothing redeemed yet.', { exact: false })).toBeVisible()
})
