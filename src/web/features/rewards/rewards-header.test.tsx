import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

test('one row has the title, the way to promises, a menu of kinds and a button that adds [RWD-18]', async () => {
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

test('promises have a title of their own and one way back, which has the focus, and to whose chip the focus returns [RWD-18]', async () => {
  await renderRewards({ promises: [promise] })
  const chip = page.getByRole('button', { name: 'Promises, 1 to give' })
  const rewards = page.getByRole('list', { name: 'Rewards' })
  const headings = () => page.getByRole('heading', { level: 1 }).elements()
  await expect.element(rewards).toBeVisible()
  await chip.click()
  await expect.element(page.getByRole('list', { name: 'To give' })).toBeVisible()
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Promises'])
  expect(rewards.query()).toBeNull()
  for (const name of [/^Promises/, /^Type/, 'Add']) expect(page.getByRole('button', { name }).query()).toBeNull()
  const back = page.getByRole('button', { name: 'All rewards' })
  await expect.element(back).toHaveFocus()
  await back.click()
  await expect.element(rewards).toBeVisible()
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Rewards'])
  await expect.element(chip).toHaveFocus()
})

test('without promises the way to them is as wide, and leads to what was redeemed [RWD-18]', async () => {
  const { client } = await renderRewards({ promises: [promise] })
  const chip = page.getByRole('button', { name: /^Promises/ })
  await expect.element(chip).toHaveAccessibleName('Promises, 1 to give')
  const { width } = chip.element().getBoundingClientRect()
  client.setQueryData(read(listRedemptions, { query: { childId: mia.id } }).queryKey, [])
  await expect.element(chip).toHaveAccessibleName('Promises')
  expect(chip.element().getBoundingClientRect().width).toBeCloseTo(width, 0)
  await chip.click()
  await expect.element(page.getByText('Nothing redeemed yet.', { exact: false })).toBeVisible()
})
