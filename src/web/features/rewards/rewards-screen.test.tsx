import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import {
  addReward,
  deleteReward,
  editReward,
  giveRedemption,
  listRedemptions,
  listRewards,
  redeemReward,
  type Redemption,
  type Reward,
} from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const mia = childFixture({ points: 100, createdAt: '2026-01-01T08:00:00.000Z' })
const actId = '01d00000-0000-7000-8000-000000000001'

const createReward = (n: number, about: Partial<Reward> = {}): Reward => ({
  id: `01e00000-0000-7000-8000-00000000000${n}`,
  childId: mia.id,
  title: 'Craft kit',
  description: null,
  pointsCost: 500,
  category: 'gift',
  imageUrl: null,
  isCustom: true,
  preset: null,
  ...about,
})

const kit = createReward(1)
const book = createReward(2, {
  title: 'Story book',
  pointsCost: 80,
  category: 'book',
  isCustom: false,
  preset: 'story_book',
})
const bedtime = createReward(3, {
  title: 'Later bedtime',
  pointsCost: 40,
  category: 'privilege',
  isCustom: false,
  preset: 'later_bedtime',
})

const promise: Redemption = {
  id: '01f00000-0000-7000-8000-000000000001',
  childId: mia.id,
  rewardId: book.id,
  actId,
  title: 'Story book',
  preset: 'story_book',
  category: 'book',
  pointsSpent: 80,
  redeemedAt: '2026-01-05T10:00:00.000Z',
  redeemedBy: userFixture().id,
  givenAt: null,
  returnedAt: null,
}

const renderRewards = async ({ promises = [], locale = 'en' }: { promises?: Redemption[]; locale?: Locale } = {}) => {
  const server = createFakeServer()
  server.respondWith(listRewards, [kit, book, bedtime])
  server.respondWith(listRedemptions, promises)
  server.respondWith(listActivities, [])
  server.respondWith(redeemReward, { ...promise, balance: 20 })
  server.respondWith(giveRedemption, { ...promise, givenAt: '2026-01-06T10:00:00.000Z' })
  server.respondWith(undoAct, { actId, undoes: actId, balance: 100 })
  server.respondWith(addReward, kit)
  server.respondWith(editReward, kit)
  server.respondWith(deleteReward, undefined)
  const { client } = await renderWithProviders(
    <RewardsScreen user={userFixture()} child={mia} family={[mia]} chips={null} />,
    { locale },
  )
  client.setQueryData(read(listChildren).queryKey, [mia])
  return { server, balance: () => client.getQueryData(read(listChildren).queryKey)?.[0]?.points }
}

const title = page.getByRole('textbox', { name: 'What is it?' })
const cost = page.getByRole('textbox', { name: 'Points' })

test('redeeming pays the price and can be undone [DLG-10, DLG-12, DLG-13, RWD-22, RWD-36]', async () => {
  const { server, balance } = await renderRewards()
  await page.getByRole('button', { name: 'Redeem Story book for Mia, 80 points' }).click()
  await expect.element(page.getByText('Mia chose Story book')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, rewardId: book.id, pointsSpent: 80 }])
  expect(balance()).toBe(20)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Returned: Story book · +80')).toBeVisible()
  expect(balance()).toBe(100)
})

test('a reward that costs too much can be focused and shows cost and points [RWD-30]', async () => {
  const { server } = await renderRewards()
  const button = page.getByRole('button', { name: 'Not yet: Craft kit, 400 points more for Mia' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Insufficient points').first()).toBeVisible()
  await expect.element(page.getByText('“Craft kit” costs 500, and there are 100 in the jar.').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('a rejection restores the balance [DLG-8]', async () => {
  const { server, balance } = await renderRewards()
  server.rejectWith(redeemReward, 'reward_price_changed')
  await page.getByRole('button', { name: 'Redeem Story book for Mia, 80 points' }).click()
  await expect.element(page.getByText('Not redeemed').first()).toBeVisible()
  expect(balance()).toBe(100)
})

test('filters by gifts and privileges, and shows custom rewards separately [RWD-18, RWD-19, RWD-20]', async () => {
  await renderRewards()
  await page.getByRole('radio', { name: 'Privileges' }).click()
  await expect.element(page.getByRole('heading', { name: 'Later bedtime' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Story book' })).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'My rewards' }).click()
  await expect.element(page.getByRole('heading', { name: 'Craft kit' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Later bedtime' })).not.toBeInTheDocument()
})

test('a preset is translated [LNG-9, RWD-4]', async () => {
  await renderRewards({ locale: 'zh' })
  await expect.element(page.getByRole('heading', { name: '故事书' })).toBeVisible()
  await expect.element(page.getByText('晚 15 到 30 分钟，第二天上学就不用。')).toBeVisible()
})

test('deleting a reward can be undone with the act id that the app generated [DLG-10, DLG-12, RWD-22]', async () => {
  const { server } = await renderRewards()
  server.respondWith(listRewards, [book, bedtime])
  await page.getByRole('button', { name: 'Delete Craft kit' }).click()
  await expect.element(page.getByText('Deleted: Craft kit')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Craft kit')).toBeVisible()
  expect(server.requests.filter(({ path }) => /^\/api\/acts\/[0-9a-f-]{36}\/undo$/.test(path))).toHaveLength(1)
})

test('a new reward requires a name and an integer price, and the form keeps its values [DLG-10, RWD-9, RWD-10]', async () => {
  const { server } = await renderRewards()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(page.getByText('Please enter the name of the reward.')).toBeVisible()
  await expect.element(page.getByText('Points must be a positive whole number, from 1 to 1,000,000.')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await title.fill('Trip to the lake')
  await page.getByRole('button', { name: '200 points' }).click()
  await expect.element(cost).toHaveValue('200')
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(page.getByText('Added: Craft kit')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ title: 'Trip to the lake', pointsCost: 200, category: 'gift' }])
})

test('an image URL must be public and https [RWD-11]', async () => {
  await renderRewards()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await title.fill('Trip')
  await cost.fill('10')
  await page.getByRole('textbox', { name: 'Address of a picture' }).fill('http://localhost/x.png')
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address of a picture' })).toHaveFocus()
})

test('sends only changed fields, so that a preset keeps its translations [RWD-39]', async () => {
  const { server } = await renderRewards()
  await page.getByRole('button', { name: 'Edit Story book' }).click()
  await cost.fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved: Craft kit')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ pointsCost: 90 }])
})

test('an open redemption can be given, and that can be undone in its row [RWD-20, RWD-42]', async () => {
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('tab', { name: 'Redeemed' }).click()
  await expect.element(page.getByText('promised 5 January', { exact: false })).toBeVisible()
  server.respondWith(listRedemptions, [{ ...promise, givenAt: '2026-01-06T10:00:00.000Z' }])
  await page.getByRole('button', { name: 'I gave it: Story book' }).click()
  await expect.element(page.getByText('Given: Story book')).toBeVisible()
  const give = server.requests.find(({ path }) => path === `/api/redemptions/${promise.id}/given`)
  server.respondWith(listRedemptions, [promise])
  await expect.element(page.getByRole('button', { name: 'Undo: Story book' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Undone: Story book')).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain(`/api/acts/${give?.key}/undo`)
  await expect.element(page.getByRole('button', { name: 'I gave it: Story book' })).toBeVisible()
})

test('a redemption that is given or returned keeps its row until the next visit [RWD-43]', async () => {
  const other = { ...promise, id: '01e00000-0000-7000-8000-00000000000f', title: 'Zoo', preset: null }
  const { server } = await renderRewards({ promises: [promise, other] })
  await page.getByRole('tab', { name: 'Redeemed' }).click()
  const rows = page.getByRole('list', { name: 'Promised' }).getByRole('listitem')
  await expect.element(rows.nth(1)).toBeVisible()
  const tops = () => rows.elements().map((row) => row.getBoundingClientRect().top)
  const before = tops()
  server.respondWith(listRedemptions, [other])
  await page.getByRole('button', { name: 'Return Story book, 80 points come back' }).click()
  await expect.element(rows.nth(0).getByText('returned', { exact: false })).toBeVisible()
  expect(tops()).toEqual(before)
})

test('a double click redeems once', async () => {
  const { server } = await renderRewards()
  server.respondWith(redeemReward, { ...promise, balance: 100 })
  await page.getByRole('button', { name: 'Redeem Story book for Mia, 80 points' }).dblClick()
  await expect.element(page.getByText('Mia chose Story book')).toBeVisible()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('a double click deletes one reward, although the next one moves up, and gives one redemption', async () => {
  const other = { ...promise, id: '01e00000-0000-7000-8000-00000000000f' }
  const { server } = await renderRewards({ promises: [promise, other] })
  const deletions = () => server.requests.filter(({ method }) => method === 'DELETE').length
  await expect.element(page.getByRole('button', { name: 'Delete Craft kit' })).toBeVisible()
  const [first, second] = page.getByRole('button', { name: /^Delete / }).elements() as HTMLElement[]
  first?.click()
  second?.click()
  await expect.element(page.getByText(/^Deleted: /)).toBeVisible()
  expect(deletions()).toBe(1)
  await page.getByRole('tab', { name: 'Redeemed' }).click()
  await page.getByRole('button', { name: 'I gave it: Story book' }).first().dblClick()
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  const writes = server.requests.map(({ path }) => path).filter((path) => /(given|undo)$/.test(path))
  expect(writes).toHaveLength(1)
})
