import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { book, mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'
import { showMessage } from '#web/ui/message.ts'
import { promisesPath } from './promises-path.ts'

test('an open redemption can be given, and that can be undone in its row [RWD-20, RWD-42]', async () => {
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByText('promised on 5 January', { exact: false })).toBeVisible()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }])
  await page.getByRole('button', { name: 'I gave it: Story book' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Given: Story book' })).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  const give = server.requests.find(({ path }) => path === `/api/redemptions/${promise.id}/given`)
  server.respondWith(listRedemptions, [promise])
  await expect.element(page.getByRole('button', { name: 'Undo: given, Story book' })).toHaveFocus()
  await expect.element(page.getByText('A promise kept')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Promised again: Story book')).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain(`/api/acts/${give?.key}/undo`)
  await expect.element(page.getByRole('button', { name: 'I gave it: Story book' })).toBeVisible()
})

test('begins with what was redeemed where a promise led to it [RWD-20, HOM-15]', async () => {
  await renderRewards({ promises: [promise], path: promisesPath })
  await expect.element(page.getByRole('button', { name: 'I gave it: Story book' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Promises' })).toBeVisible()
})

test('what is to give stands newest first, and one that is given or returned keeps its row until the next visit [RWD-43]', async () => {
  const other = { ...promise, id: '01e00000-0000-7000-8000-00000000000f', title: 'Zoo', preset: null }
  const { server } = await renderRewards({ promises: [promise, other] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  const rows = page.getByRole('list', { name: 'To give' }).getByRole('listitem')
  await expect.element(rows.nth(1)).toBeVisible()
  await expect.element(rows.nth(0).getByText('Story book')).toBeVisible()
  const tops = () => rows.elements().map((row) => row.getBoundingClientRect().top)
  const before = tops()
  server.respondWith(listRedemptions, [other])
  await page.getByRole('button', { name: 'More: Story book' }).click()
  await page.getByRole('menuitem', { name: 'Return 80 points to Mia' }).click()
  await expect.element(rows.nth(1).getByText('Zoo')).toBeVisible()
  await expect.element(rows.nth(0).getByText('points returned', { exact: false })).toBeVisible()
  await expect.element(rows.nth(0).getByText('Mia got 80 points back')).toBeVisible()
  expect(tops()).toEqual(before)
})

test('a return can be undone in its row, which is then open again [RWD-36, RWD-43]', async () => {
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  server.respondWith(listRedemptions, [])
  await page.getByRole('button', { name: 'More: Story book' }).click()
  await page.getByRole('menuitem', { name: 'Return 80 points to Mia' }).click()
  await expect.element(page.getByText('Points returned: Story book · +80')).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  server.respondWith(listRedemptions, [{ ...promise, id: '01f00000-0000-7000-8000-000000000002' }])
  await page.getByRole('button', { name: 'Undo: given, Story book' }).click()
  await expect.element(page.getByText('Promised again: Story book')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'I gave it: Story book' })).toBeVisible()
  expect(page.getByRole('list', { name: 'To give' }).getByRole('listitem').elements()).toHaveLength(1)
  expect(server.writtenBodies().at(-1)).toEqual({ childId: mia.id, rewardId: book.id, pointsSpent: 80 })
})

test('a message stands above the promises and covers none of their buttons [DLG-7]', async () => {
  await renderRewards({ promises: [promise] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByRole('list', { name: 'To give' })).toBeVisible()
  showMessage({ title: 'Promised to Mia: Story book' })
  const message = page.getByRole('region', { name: 'Notices' }).getByText('Promised to Mia: Story book')
  await expect.element(message).toBeVisible()
  const list = page.getByRole('list', { name: 'To give' }).element().getBoundingClientRect()
  expect(message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.top)
})

test('a promise that is kept gets a stamp and sparks in its row, and nothing in it moves [RWD-43]', async () => {
  const other = { ...promise, id: '01e00000-0000-7000-8000-00000000000f', title: 'Zoo', preset: null }
  const { server } = await renderRewards({ promises: [promise, other] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  const row = page.getByRole('list', { name: 'To give' }).getByRole('listitem').first()
  await expect.element(row).toBeVisible()
  const boxes = () =>
    [row, row.getByText('Story book'), row.getByRole('button').last()].map((part) =>
      part.element().getBoundingClientRect().toJSON(),
    )
  const before = boxes()
  expect(row.element().querySelector('.given-mark')).toBeNull()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }, other])
  await page.getByRole('button', { name: 'I gave it: Story book' }).click()
  await expect.element(row.getByText('Mia can count on you')).toBeVisible()
  expect(row.element().querySelectorAll('.given-mark')).toHaveLength(1)
  await Promise.all(
    row
      .element()
      .getAnimations({ subtree: true })
      .map(({ finished }) => finished),
  )
  expect(boxes()).toEqual(before)
})

/** Without motion, transitions take 0.01 ms. */
const shortestMotionMs = 1

test('without motion the stamp of a kept promise stands there at once [RWD-43]', async () => {
  document.documentElement.dataset['motion'] = 'less'
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }])
  await page.getByRole('button', { name: 'I gave it: Story book' }).click()
  await expect.poll(() => document.querySelector('.given-mark')).not.toBeNull()
  for (const part of document.querySelectorAll('.given-mark, .given-ring, .given-picture, .given-ground, .spark')) {
    const lengths = part.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    expect(lengths.filter((ms) => ms > shortestMotionMs)).toEqual([])
  }
})

test('of what was given the latest five stand there, and a button shows the older ones by month [RWD-20]', async () => {
  const day = (date: string, n: number) => ({
    ...promise,
    id: `01e00000-0000-7000-8000-0000000000${n}`,
    givenAt: `${date}T10:00:00.000Z`,
  })
  const given = ['2026-05-05', '2026-05-04', '2026-05-03', '2026-05-02', '2026-05-01', '2026-04-02', '2026-03-02']
  await renderRewards({ promises: given.map((date, n) => day(date, n + 10)) })
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByText('given on 5 May', { exact: false })).toBeVisible()
  expect(page.getByRole('list', { name: 'Given' }).getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(page.getByText('given on 2 April', { exact: false })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Older (2)' }).click()
  await expect.element(page.getByRole('heading', { name: 'April 2026' })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'March 2026' }).getByText('given on 2 March', { exact: false }))
    .toBeVisible()
})

test('what was promised today or yesterday says so [RWD-20]', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const id = '01e00000-0000-7000-8000-00000000000f'
  const promises = [
    { ...promise, redeemedAt: hoursAgo(0) },
    { ...promise, id, redeemedAt: hoursAgo(24) },
  ]
  await renderRewards({ promises })
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByText('promised today')).toBeVisible()
  await expect.element(page.getByText('promised yesterday')).toBeVisible()
})

test('a double click gives one redemption', async () => {
  const other = { ...promise, id: '01e00000-0000-7000-8000-00000000000f' }
  const { server } = await renderRewards({ promises: [promise, other] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }, other])
  await page.getByRole('button', { name: 'I gave it: Story book' }).first().dblClick()
  await expect.element(page.getByRole('status').filter({ hasText: 'Given: Story book' })).toBeInTheDocument()
  const writes = server.requests.map(({ path }) => path).filter((path) => /(given|undo)$/.test(path))
  expect(writes).toHaveLength(1)
})

test('what another act said ends when a redemption is given [DLG-7]', async () => {
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('button', { name: /^Promises/ }).click()
  await expect.element(page.getByRole('button', { name: 'I gave it: Story book' })).toBeVisible()
  showMessage({ title: '+10 for Mia' })
  await expect.element(page.getByText('+10 for Mia').first()).toBeVisible()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }])
  await page.getByRole('button', { name: 'I gave it: Story book' }).click()
  await expect.poll(() => document.querySelector('[data-message]')).toBeNull()
})
