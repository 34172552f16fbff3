import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderMomentsScreen, sampleMoment, today } from '#web/testing/render-moments-screen.tsx'

const idOf = (nth: number) => `01900000-0000-7000-8000-00000000001${nth}`

const renderDays = async (days: string[], width: number) => {
  await page.viewport(width, 800)
  await renderMomentsScreen(days.map((date, nth) => ({ ...sampleMoment, id: idOf(nth), date })))
  await expect.poll(() => document.querySelectorAll('[data-moment]')).toHaveLength(days.length)
}

const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect()

const cardOf = (nth: number) => boxOf(`[data-moment="${idOf(nth)}"]`)

const nameOf = (month: string) => boxOf(`h3[data-item="${month}"] span`)

test('in a wider window a month goes on in the row of the one before, with its name above its first card [MOM-30]', async () => {
  await renderDays(['2026-03-07', '2026-03-02', '2026-02-20', '2025-12-24', '2025-11-11'], 760)
  const tops = [0, 1, 2, 3, 4].map((nth) => cardOf(nth).top)
  expect([tops[1], tops[2], tops[4]]).toEqual([tops[0], tops[0], tops[3]])
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
  for (const [month, nth] of [
    ['2026-03', 0],
    ['2026-02', 2],
    ['2025-12', 3],
    ['2025-11', 4],
  ] as const) {
    expect(nameOf(month).left).toBe(cardOf(nth).left)
    expect(cardOf(nth).top - nameOf(month).bottom).toBeLessThan(12)
    expect(cardOf(nth).top).toBeGreaterThanOrEqual(nameOf(month).bottom)
  }
  expect(new Set([0, 1, 2, 3, 4].map((nth) => Math.round(cardOf(nth).width))).size).toBe(1)
})

test('a row in which no month begins has no room for a name [MOM-30]', async () => {
  await renderDays(
    Array.from({ length: 6 }, (_, nth) => `2026-03-0${9 - nth}`),
    760,
  )
  expect(cardOf(3).top - cardOf(0).bottom).toBe(12)
})

test('the next month fills the row before those of earlier years, too [MOM-30]', async () => {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  await renderDays([today, today, today, '2026-03-07', lastYear], 760)
  // The newest one stands in place of the form.
  expect(cardOf(3).top).toBe(cardOf(1).top)
  expect(boxOf('h2.text-night-gold').top).toBeGreaterThan(cardOf(1).bottom)
})

test.each([760, 390])('each month is a heading with a list below it (%i px) [MOM-30]', async (width) => {
  await renderDays(['2026-03-07', '2026-02-20'], width)
  await expect.element(page.getByRole('heading', { level: 3, name: 'March 2026' })).toBeVisible()
  const lists = [...document.querySelectorAll('h3 + ul')]
  expect(lists.map((list) => list.children.length)).toEqual([1, 1])
})

test('on a phone a month is a section of its own, whose name stays in view [MOM-30]', async () => {
  await renderDays(['2026-03-07', '2026-02-20'], 390)
  expect(cardOf(1).top).toBeGreaterThan(cardOf(0).bottom)
  const name = document.querySelector('h3[data-item="2026-02"]')
  expect(name && getComputedStyle(name).position).toBe('sticky')
})
