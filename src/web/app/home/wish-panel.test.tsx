import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { createReward, findWish, renderHomeWithRewards, threeRewards } from '#web/testing/render-home-with-rewards.tsx'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'

beforeEach(() => setTimeOfDay('16:00'))

test.each(['en', 'es', 'zh'] as const)(
  'in %s the panel keeps its height when the wish is reached [HOM-18]',
  async (locale) => {
    await page.viewport(390, 844)
    const { showPoints } = await renderHomeWithRewards(58, threeRewards, locale)
    await expect.poll(() => findWish().element().querySelectorAll('[data-light]').length).toBe(6)
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
  const { client, server, showPoints } = await renderHomeWithRewards(32)
  await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toContain('Picnic')
  const heightOf = () => document.querySelector('[data-wish]')?.getBoundingClientRect().height
  await expect.poll(() => document.querySelectorAll('[data-wish] svg').length).toBeGreaterThan(1)
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

test('where all rewards are covered home names the dearest one, as ready, and the others below it [HOM-18, RWD-45]', async () => {
  await renderHomeWithRewards(90)
  await expect.element(findWish()).toHaveAccessibleName(/^Museum Ready to choose/)
  expect(readReadySigns()).toEqual(['Ready: Story, Picnic'])
})

test('where all were promised home says that one can be chosen [HOM-18]', async () => {
  const { server, client } = await renderHomeWithRewards(90, [createReward(3, 'Story', 20)])
  await expect.element(findWish()).toHaveAccessibleName(/^Story Ready to choose/)
  const { id: rewardId, title } = createReward(3, 'Story', 20)
  server.respondWith(listRedemptions, [{ ...promise, rewardId, title }])
  await client.refetchQueries()
  await expect.element(findWish()).toHaveTextContent('Mia can choose a reward')
})

test('a wish of more lights than fit has a bar, and no second number [HOM-18]', async () => {
  await renderHomeWithRewards(165, [createReward(1, 'Cinema', 400)])
  await expect.poll(() => findWish().element().textContent).toBe('Cinema235 more · about 59 days')
  await expect
    .poll(() => findWish().element().querySelector('[data-bar]')?.getAttribute('data-bar'))
    .toBe((165 / 400).toFixed(2))
  expect(findWish().element().querySelectorAll('[data-light]')).toHaveLength(0)
})

test.each([
  [375, 'below'],
  [600, 'beside'],
])('at %i px the figures of a long wish are %s its picture [HOM-18]', async (width, place) => {
  await page.viewport(width, 1024)
  // As in the app.
  document.body.style.paddingInline = '1rem'
  const title = 'An afternoon at the Cinema with everyone from the second floor and the cat'
  await renderHomeWithRewards(165, [createReward(1, title, 400)])
  await expect.element(page.getByText(title)).toBeVisible()
  const words = page.getByText(title).element()
  const pictureBottom = words.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
  const figures = page.getByText('235 more', { exact: false }).element().getBoundingClientRect()
  expect(figures.top < pictureBottom ? 'beside' : 'below').toBe(place)
  expect(words.getBoundingClientRect().height).toBeLessThan(61)
})

test.each([
  { width: 360, height: 740, name: 'at most 200 px high', isSmall: (panel: DOMRect) => panel.height <= 200 },
  { width: 844, height: 390, name: 'in view', isSmall: (panel: DOMRect) => panel.bottom <= 390 },
])('at $width × $height px the jar’s panel is $name [HOM-22]', async ({ width, height, isSmall }) => {
  await page.viewport(width, height)
  for (const rewards of [threeRewards, [createReward(1, 'Cinema', 200)]]) {
    await renderHomeWithRewards(32, rewards)
    await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toMatch(/Picnic|Cinema/)
    const panel = document.querySelector('[data-hero]')?.getBoundingClientRect()
    expect(panel && isSmall(panel)).toBe(true)
    await cleanup()
  }
})

test('the panel of a phone is equally high for a wish of few lights, of many, and for none [HOM-18]', async () => {
  await page.viewport(390, 844)
  const heights = new Set<number | undefined>()
  for (const [points, cost] of [
    [32, 60],
    [32, 200],
    [32, 1000],
    [60, 60],
  ] as const) {
    await renderHomeWithRewards(points, [createReward(1, 'Cinema', cost)])
    await expect.poll(() => document.querySelector('[data-wish]')?.textContent).toMatch(/Cinema|choose/)
    heights.add(document.querySelector('[data-hero]')?.getBoundingClientRect().height)
    await cleanup()
  }
  expect([...heights]).toHaveLength(1)
})

const findReadySigns = (): Element[] =>
  Array.from(document.querySelectorAll('[data-ready]')).filter((element) => element.checkVisibility())

/** Returns what the visible signs say to a screen reader about rewards that can be chosen. */
const readReadySigns = () => findReadySigns().map((element) => element.querySelector('.sr-only')?.textContent)

test.each([390, 360])('at %i px says that rewards can be chosen, but not for promised ones [HOM-18]', async (width) => {
  await page.viewport(width, 740)
  const rewards = [createReward(3, 'Story', 20), createReward(1, 'Cinema', 400)]
  const { server, client } = await renderHomeWithRewards(25, rewards)
  await expect.poll(readReadySigns).toEqual(['Ready: Story'])
  const { id: rewardId, title } = createReward(3, 'Story', 20)
  server.respondWith(listRedemptions, [{ ...promise, rewardId, title }])
  await client.refetchQueries()
  await expect.poll(readReadySigns).toEqual([])
})

test('shows pictures of three rewards that can be chosen, and counts the others [HOM-18]', async () => {
  const cheap = [11, 12, 13, 14, 15].map((cost) => createReward(cost, `Story ${cost}`, cost))
  await renderHomeWithRewards(25, [...cheap, createReward(1, 'Cinema', 400)])
  await expect.poll(readReadySigns).toEqual(['Ready: Story 11, Story 12, Story 13, Story 14, Story 15'])
  const [sign] = findReadySigns()
  expect(sign?.querySelectorAll(':scope > :has(svg)')).toHaveLength(3)
  expect(sign?.textContent).toContain('+2 ready now')
  expect(sign?.closest('a')?.getAttribute('href')).toBe('/rewards')
})

test('says "also" only beside a wish that can be chosen itself [HOM-18]', async () => {
  await renderHomeWithRewards(25, [createReward(1, 'Story', 20), createReward(2, 'Picnic', 15)])
  await expect.poll(() => findReadySigns()[0]?.textContent).toContain('also ready')
})

test.each([
  { width: 390, height: 844, most: 120 },
  { width: 360, height: 740, most: 92 },
])('at $width × $height the strip of the evening is at most $most px high with a wish [HOM-19]', async (sizes) => {
  setTimeOfDay('19:00')
  await page.viewport(sizes.width, sizes.height)
  await renderHomeWithRewards(25)
  await expect.element(findWish()).toMatchTextContent(/^Picnic/)
  const strip = document.querySelector('[data-hero=strip]')
  expect(strip?.getBoundingClientRect().height).toBeLessThanOrEqual(sizes.most)
})

test('a wish that is reached while home is open glows and its lights hop, but not one that was reached before [HOM-18]', async () => {
  const { showPoints } = await renderHomeWithRewards(32)
  await expect.element(findWish()).toMatchTextContent(/^Picnic28 more · about 7 days/)
  const glow = () => document.querySelector('[data-wish] .animate-reached')
  expect(glow()).toBeNull()
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  await showPoints(65)
  await expect.poll(glow).not.toBeNull()
  const lights = document.querySelectorAll('[data-wish] [data-light]')
  expect(lights.length).toBeGreaterThan(0)
  expect(animate.mock.instances).toEqual(expect.arrayContaining([...lights]))
  await cleanup()
  await renderHomeWithRewards(65, threeRewards, 'en', 32)
  await expect.element(findWish()).toHaveAccessibleName(/^Picnic Ready to choose/)
  expect(glow()).toBeNull()
})
