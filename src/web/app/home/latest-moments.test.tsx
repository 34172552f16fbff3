import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { LatestMoments } from './latest-moments.tsx'

const mia = childFixture()
const leo = childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo' })

const moment = (date: string, content: string | null): Moment => ({
  id: `${date} ${content}`,
  childId: mia.id,
  date,
  content,
  weather: 'windy',
  mood: 'calm',
  by: userFixture().id,
  createdAt: `${date}T10:00:00Z`,
})

const renderMoments = async (
  ofMia: Moment[],
  ofLeo: Moment[],
  parts: readonly NonNullable<Parameters<typeof LatestMoments>[0]['part']>[] = ['newest'],
) => {
  const server = createFakeServer()
  server.respondWith(listMoments, ({ path }) => (path.includes(mia.id) ? ofMia : ofLeo))
  await renderWithProviders(parts.map((part) => <LatestMoments key={part} family={[mia, leo]} part={part} />))
  await expect.element(page.getByRole('heading', { name: 'Bright moments' })).toBeVisible()
  return () => [...document.querySelectorAll('li')].map((item) => item.textContent)
}

const ofMia = ['28', '27', '26', '25', '24', '23'].map((day) => moment(`2026-01-${day}`, `Mia on ${day}.`))
const ofLeo = ['20', '19'].map((day) => moment(`2026-01-${day}`, `Leo on ${day}.`))

test('a column beside home begins with a moment of each of two children, and ends with two others [HOM-25]', async () => {
  const texts = await renderMoments(ofMia, ofLeo, ['top', 'rest'])
  await expect
    .poll(() => texts().map((text) => text.match(/(Mia|Leo) on \d+/)?.[0]))
    .toEqual(['Mia on 28', 'Leo on 20', 'Mia on 27', 'Mia on 26'])
})

test('without a column of its own it is the newest of each child [HOM-23]', async () => {
  const texts = await renderMoments(ofMia, ofLeo)
  await expect
    .poll(() => texts().map((text) => text.match(/(Mia|Leo) on \d+/)?.[0]))
    .toEqual(['Mia on 28', 'Leo on 20'])
})

test('a column without moments invites to the first one [HOM-25]', async () => {
  await renderMoments([], [], ['top', 'rest'])
  await expect.element(page.getByRole('link', { name: /Write the first one$/ })).toHaveAttribute('href', '/moments')
})

test('a moment without a story says mood and weather in its place, once [HOM-23]', async () => {
  const texts = await renderMoments([moment('2026-01-28', null)], ofLeo)
  await expect.element(page.getByText('calm · windy')).toBeVisible()
  expect(texts()[0]?.match(/calm/g)).toHaveLength(1)
})

test.each(['en', 'zh'])('three lines of a story are shown in cards of one height in %s [HOM-25]', async (lang) => {
  document.documentElement.lang = lang
  const story = 'Mia read Leo his bedtime story. He was asleep by page two, and she read on to the end of it.'
  await renderMoments([moment('2026-01-28', story)], [moment('2026-01-27', 'Short.')])
  const text = page.getByText(story).element()
  expect(text.scrollHeight).toBe(text.clientHeight)
  expect(Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))).toBe(3)
  const heights = [...document.querySelectorAll('li')].map((card) => card.getBoundingClientRect().height)
  expect(heights).toEqual([136, 136])
})

test('something hard is not among the latest moments, which children see, too [HOM-25]', async () => {
  const hard = (['angry', 'sad', 'very_sad', 'worried'] as const).map((mood, n) => ({
    ...moment(`2026-01-3${n % 2}`, `Hard ${mood}.`),
    mood,
  }))
  const texts = await renderMoments([...hard, ...ofMia], ofLeo)
  await expect
    .poll(() => texts().map((text) => text.match(/(?:Mia|Leo|Hard) (?:on )?\w+/)?.[0]))
    .toEqual(['Mia on 28', 'Leo on 20'])
})
