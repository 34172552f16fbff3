import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { listRedemptions, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardsScreen } from './rewards-screen.tsx'

const imageUrl = `${location.origin}/no-such-picture.png`
const zoo = { title: 'Zoo', imageUrl, category: 'outing', preset: null } as const

const image = () => document.querySelector<HTMLImageElement>('img')
const drawing = () => document.querySelector('svg[viewBox="0 0 160 92"]')

test('loads an image of another site without a referrer, and only if the family enabled it [RWD-12, RWD-13]', async () => {
  const { rerenderWith } = await renderWithProviders(<RewardPictureOrDrawing reward={zoo} pictures={false} />)
  expect([image(), drawing() !== null]).toEqual([null, true])
  await rerenderWith(
    <RewardPictureOrDrawing reward={{ ...zoo, imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }} pictures />,
  )
  expect(image()?.referrerPolicy).toBe('no-referrer')
  expect(drawing()).toBeNull()
})

test('without an image, or if it fails to load, shows a drawing in the colour of the category [RWD-13]', async () => {
  const { rerenderWith } = await renderWithProviders(<RewardPictureOrDrawing reward={zoo} pictures />)
  await expect.poll(drawing).not.toBeNull()
  const outing = getComputedStyle(drawing() as Element).color
  await rerenderWith(
    <RewardPictureOrDrawing reward={{ title: 'Zoo', imageUrl: null, category: 'book', preset: null }} pictures />,
  )
  await expect.poll(drawing).not.toBeNull()
  expect(getComputedStyle(drawing() as Element).color).not.toBe(outing)
})

test('two cards are side by side on a phone, each with texts, price and buttons [CON-13, RWD-21, RWD-22]', async () => {
  const mia = childFixture({ points: 100 })
  const reward = (n: number): Reward => ({
    id: `01e00000-0000-7000-8000-00000000000${n}`,
    childId: mia.id,
    title: `Trip ${n}`,
    description: 'All day long',
    pointsCost: 10 * n,
    category: 'outing',
    imageUrl: null,
    isCustom: true,
    preset: null,
  })
  const server = createFakeServer()
  // The dearest one stands above the cards.
  server.respondWith(listRewards, [reward(1), reward(2), reward(3), reward(4)])
  server.respondWith(listRedemptions, [])
  server.respondWith(listActivities, [])
  await renderWithProviders(<RewardsScreen user={userFixture()} child={mia} family={[mia]} chips={null} />)
  const cards = page.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
  await expect.element(cards.first()).toBeVisible()
  const [first, second, third] = cards.elements().map((card) => card.getBoundingClientRect())
  expect(first?.top).toBe(second?.top)
  expect(third?.top).toBeGreaterThan(first?.top ?? 0)
  expect(third?.left).toBe(first?.left)
  const card = cards.nth(1)
  await expect.element(card.getByRole('heading', { name: 'Trip 2' })).toBeVisible()
  await expect.element(card.getByText('20 points')).toBeInTheDocument()
  await expect.element(card.getByRole('button', { name: 'Redeem Trip 2 for Mia, 20 points' })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'More: Trip 2' })).toBeVisible()
  await card.getByRole('heading', { name: 'Trip 2' }).getByRole('button').click()
  await expect.element(page.getByRole('dialog', { name: 'Trip 2' }).getByText('All day long')).toBeVisible()
})
