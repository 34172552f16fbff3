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

test('the way to promises glows once after one is added, and without motion is marked [RWD-18]', async () => {
  const { client } = await renderRewards({ promises: [promise] })
  const { queryKey } = read(listRedemptions, { query: { childId: mia.id } })
  const chip = page.getByRole('button', { name: /^Promises/ })
  const glow = () => document.querySelector('[data-glow]')
  await expect.element(chip).toHaveAccessibleName('Promises, 1 to give')
  expect(glow()).toBeNull()
  const { width } = chip.element().getBoundingClientRect()
  const second = { ...promise, id: promise.id.replace(/1$/, '2') }
  client.setQueryData(queryKey, [second, promise])
  await expect.poll(glow).not.toBeNull()
  expect(chip.element().getBoundingClientRect().width).toBeCloseTo(width, 0)
  await expect.poll(glow).toBeNull()
  document.documentElement.dataset['motion'] = 'less'
  client.setQueryData(queryKey, [{ ...promise, id: promise.id.replace(/1$/, '3') }, second, promise])
  await expect.poll(glow).not.toBeNull()
  expect(glow()?.getAnimations()).toEqual([])
})

test('the buttons beside the title have one shape [RWD-18]', async () => {
  await renderRewards({ promises: [promise] })
  await expect.element(page.getByRole('button', { name: 'Promises, 1 to give' })).toBeVisible()
  const radii = [/^Promises/, 'Type', 'Add'].map(
    (name) => getComputedStyle(page.getByRole('button', { name, exact: true }).element()).borderRadius,
  )
  expect(new Set(radii).size).toBe(1)
})
