import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listRedemptions, listRewards, redeemReward, type Reward } from '#shared/rewards/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { getPace } from '#shared/stats/contract.ts'
import { RewardsScreen } from '#web/features/rewards/rewards-screen.tsx'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { HomeScreen } from './home-screen.tsx'
import { JarAside } from './jar-aside.tsx'

beforeEach(() => setTimeOfDay('16:00'))

// Lights and pictures are loaded when the browser is idle.
const patient = { timeout: 10_000 }

const createReward = (n: number, title: string, pointsCost: number): Reward => ({
  id: `01e00000-0000-7000-8000-00000000000${n}`,
  childId: childFixture().id,
  title,
  description: null,
  pointsCost,
  category: 'activity',
  imageUrl: null,
  picture: null,
  preset: null,
  isCustom: true,
})

const threeRewards = [createReward(1, 'Museum', 90), createReward(2, 'Picnic', 60), createReward(3, 'Story', 20)]

/** Renders home of a child who earns 28 points a week. */
const renderHomeWithRewards = async (points: number, rewards = threeRewards, locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [])
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listRewards, rewards)
  server.respondWith(getPace, { pointsPerWeek: 28 })
  const child = childFixture({ points })
  const home = (now = child) => {
    const props = { user: userFixture(), child: now, family: [now], chips: null }
    return window.innerWidth < 1024 ? <HomeScreen {...props} /> : <JarAside {...props} />
  }
  const { rerenderWith, client } = await renderWithProviders(home(), { locale })
  const showRewards = (balance: number) => {
    const now = childFixture({ points: balance })
    return rerenderWith(<RewardsScreen user={userFixture()} child={now} family={[now]} chips={null} />)
  }
  return {
    server,
    client,
    showRewards,
    showPoints: (more: number) => rerenderWith(home(childFixture({ points: more }))),
  }
}

const openHomeAgain = async (points: number) => {
  await cleanup()
  await renderHomeWithRewards(points)
}

const findWish = () => page.getByRole('link').filter({ has: page.getByText(/Museum|Picnic|Story|Cinema|choose/) })

test('the next wish is the cheapest reward that is not covered, with what is missing and for how long [HOM-18, RWD-41]', async () => {
  const { showPoints } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more points · about 7 days')
  await expect.element(findWish()).toHaveAttribute('href', '/rewards')
  await expect.poll(() => findWish().element().querySelectorAll('[data-light]').length, patient).toBe(6)
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Mia can choose it now')
})

test('a wish that is reached stands above the rewards, too, and an undo shows the nearest one again [HOM-18, RWD-45]', async () => {
  const { showPoints, showRewards } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more points · about 7 days')
  await showPoints(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Mia can choose it now')
  await showPoints(12)
  await expect.element(findWish()).toHaveTextContent('Story8 more points · about 2 days')
  await showPoints(25)
  await expect.element(findWish()).toHaveAccessibleName('Story Mia can choose it now')
  await showRewards(25)
  await expect.element(page.getByRole('button', { name: /^Redeem Story/ })).toBeVisible()
  expect(document.querySelector('section[data-reward]')?.textContent).toContain('Story')
})

test('a reached wish is still shown when home is opened again, and for a week [HOM-18, RWD-45]', async () => {
  await renderHomeWithRewards(32)
  await expect.element(findWish()).toHaveTextContent('Picnic28 more points · about 7 days')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Mia can choose it now')
  vi.setSystemTime('2026-11-27T14:00:00Z')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveAccessibleName('Picnic Mia can choose it now')
  vi.setSystemTime('2026-11-27T15:30:00Z')
  await openHomeAgain(65)
  await expect.element(findWish()).toHaveTextContent('Museum25 more points · about 7 days')
})

test('a wish that is redeemed and the next one change places, no other reward moves, and an undo brings it back [RWD-45]', async () => {
  const { client, server, showPoints, showRewards } = await renderHomeWithRewards(65)
  await expect.element(findWish()).toHaveTextContent('Museum25 more points · about 7 days')
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

test.each(['en', 'es', 'zh'] as const)(
  'in %s the panel keeps its height when the wish is reached [HOM-18]',
  async (locale) => {
    await page.viewport(390, 844)
    onTestFinished(async () => page.viewport(414, 896))
    const { showPoints } = await renderHomeWithRewards(58, threeRewards, locale)
    await expect.poll(() => findWish().element().querySelectorAll('[data-light]').length, patient).toBe(6)
    const heightOf = () => document.querySelector('[data-hero]')?.getBoundingClientRect().height
    const before = heightOf()
    await showPoints(63)
    await expect.poll(() => document.querySelector('[data-points]')?.textContent).toBe('63')
    expect(heightOf()).toBe(before)
  },
)

test.each([
  [390, 844],
  [844, 390],
  [1920, 1080],
])('at %i × %i px the place of the wish keeps its height when the wish changes [HOM-18]', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(async () => page.viewport(414, 896))
  const { client, server, showPoints } = await renderHomeWithRewards(32)
  await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toContain('Picnic')
  const heightOf = () => document.querySelector('[data-wish]')?.getBoundingClientRect().height
  await expect.poll(() => document.querySelectorAll('[data-wish] svg').length, patient).toBeGreaterThan(1)
  // What was never painted is not kept.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  const before = heightOf()
  server.respondWith(listRewards, [createReward(1, 'Cinema', 400)])
  await client.invalidateQueries()
  await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toContain('Cinema')
  expect(heightOf()).toBe(before)
  server.respondWith(listRewards, [createReward(3, 'Story', 20)])
  await client.invalidateQueries()
  await showPoints(40)
  await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toContain('choose')
  expect(heightOf()).toBe(before)
})

test('without a reward that is out of reach home says so [HOM-18]', async () => {
  await renderHomeWithRewards(90)
  await expect.element(findWish()).toHaveTextContent('Mia can choose a reward')
})

test('a wish of more lights than fit has a ring around its picture, and no second number [HOM-18]', async () => {
  await renderHomeWithRewards(165, [createReward(1, 'Cinema', 400)])
  await expect.poll(() => findWish().element().textContent, patient).toBe('Cinema235 more points · about 59 days')
  await expect.poll(() => findWish().element().querySelector('[data-ring]'), patient).not.toBeNull()
  expect(findWish().element().querySelectorAll('[data-light]')).toHaveLength(0)
})

test.each([
  [390, 'below'],
  [600, 'beside'],
])('at %i px the figures of a long wish are %s its picture [HOM-18]', async (width, place) => {
  await page.viewport(width, 1024)
  onTestFinished(async () => page.viewport(414, 896))
  const title = 'An afternoon at the Cinema with everyone from the second floor and the cat'
  await renderHomeWithRewards(165, [createReward(1, title, 400)])
  await expect.element(page.getByText(title)).toBeVisible()
  const words = page.getByText(title).element()
  const pictureBottom = words.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
  const figures = page.getByText('235 more points').element().getBoundingClientRect()
  expect(figures.top < pictureBottom ? 'beside' : 'below').toBe(place)
  expect(words.getBoundingClientRect().height).toBeLessThan(61)
})

test.each([
  [360, 740],
  [844, 390],
])('at %i × %i px the jar’s panel is at most 200 px high [HOM-22]', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(async () => page.viewport(414, 896))
  await renderHomeWithRewards(32)
  await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toContain('Picnic')
  expect(document.querySelector('[data-hero]')?.getBoundingClientRect().height).toBeLessThanOrEqual(200)
})
