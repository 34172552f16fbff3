import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { at, createAward, createCheckIn, renderTimeline, today } from '#web/testing/render-timeline.tsx'
import { TimelineScreen } from './timeline-screen.tsx'

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last()
const headings = () => [...document.querySelectorAll('[data-day] h2')]

test('each day begins with a jar of what was earned, and tells points, deeds and habits [ACT-30]', async () => {
  await renderTimeline([
    createAward('Stickers', { type: 'reward', points: -40, createdAt: at(today, 0) }),
    createAward('Sang', { points: 27 }),
    createAward('Fed the cat'),
    createCheckIn('Read', 8),
    createAward('Shouted', { points: -3 }),
    createAward('Swam', { createdAt: '2024-11-15T10:00:00.000Z', points: 12 }),
  ])
  await expect.element(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
  const texts = headings().map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Today \w+ \d+ \w+ 40 for rewards−40$/)
  expect(texts[1]).toMatch(/^Yesterday \w+ \d+ \w+ \+41 points · 2 good deeds · 1 habit$/)
  expect(texts[2]).toBe('Friday 15 November 2024 +12 points · 1 good deed')
  const jars = [...document.querySelectorAll('[data-earned]')]
  expect(jars.map((jar) => jar.getAttribute('data-earned'))).toEqual(['0', '41', '12'])
  expect(jars.map((jar) => jar.querySelectorAll('[data-light]').length)).toEqual([0, 5, 2])
  expect(jars[0]?.querySelector('[data-sleeping]')).not.toBeNull()
})

const pictureOnHeading = () => document.querySelector('[data-day] [data-stuck]')

test('the heading of a day stays at the top, without the picture of an only child [ACT-36]', async () => {
  await renderTimeline([createAward('Sang')])
  await expect.element(rowOf('Sang')).toBeVisible()
  const heading = document.querySelector('[data-day] > [data-sticky]')
  expect(heading && getComputedStyle(heading).position).toBe('sticky')
  expect(pictureOnHeading()).toBeNull()
})

test('with siblings the heading of a day bears the picture of the child while it sticks to the top [ACT-36]', async () => {
  const family = [childFixture(), childFixture({ id: 'leo', name: 'Leo' })]
  const server = createFakeServer()
  const earlier = at(addDays(today, -2), 12)
  const acts = Array.from({ length: 30 }, (_, nth) => createAward(`Sang ${nth}`))
  for (let nth = 0; nth < 30; nth += 1) acts.push(createAward(`Swam ${nth}`, { createdAt: earlier }))
  server.respondWith(listRedemptions, [])
  server.respondWith(listActivities, acts)
  await renderWithProviders(<TimelineScreen user={userFixture()} child={childFixture()} family={family} chips={null} />)
  await expect.element(page.getByText('Sang 0', { exact: true })).toBeVisible()
  const stuck = () =>
    [...document.querySelectorAll('[data-stuck]')].map((picture) => picture.getAttribute('data-stuck'))
  expect(stuck()).toEqual(['false', 'false'])
  rowOf('Swam 20').element().scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(() => stuck()[1]).toBe('true')
})

test('a day on which points were spent tells also what they were spent for [ACT-30]', async () => {
  await renderTimeline([
    createAward('Stickers', { type: 'reward', points: -180 }),
    createAward('Sang', { points: 32 }),
    createCheckIn('Read', 8),
  ])
  await expect
    .element(
      page.getByRole('heading', { name: /^Yesterday .* \+36 points · 1 good deed · 1 habit · 180 for rewards$/ }),
    )
    .toBeVisible()
})

test('on a phone what a day brought and took is one line [ACT-30]', async () => {
  await page.viewport(390, 844)
  await renderTimeline([
    createAward('Stickers', { type: 'reward', points: -180 }),
    ...['Sang', 'Swam', 'Cooked'].map((title) => createAward(title, { points: 10 })),
    createCheckIn('Read', 8),
    createCheckIn('Washed', 8),
  ])
  await expect.element(page.getByRole('heading', { name: /180 for rewards$/ })).toBeVisible()
  const facts = document.querySelector('[data-day] h2 > span:last-child')
  expect(facts?.getBoundingClientRect().height).toBeLessThan(26)
})

test('a day with nothing but a moment tells it, and is not called quiet [ACT-30]', async () => {
  await renderTimeline([createAward('Sun.', { type: 'moment', points: null })])
  await expect.element(page.getByRole('heading', { name: /^Yesterday .* 1 moment$/ })).toBeVisible()
})
