import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#shared/time/day.ts'
import { at, createAward, createCheckIn, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const moment = { type: 'moment', points: null, metadata: '{"weather":"windy","mood":"proud"}' } as const

const renderMoment = (story: string) => {
  const metadata = '{"weather":"windy","mood":"proud"}'
  // Too long ago to be undone.
  const createdAt = at(addDays(today, -9), 12)
  return renderTimeline([
    createAward('ants', { type: 'moment', points: null, description: story, metadata, createdAt }),
  ])
}

const row = page.getByRole('listitem').getByRole('button', { name: /^We built a bridge/ })

test('a moment shows five lines of its story, and all of it when its row is opened [ACT-37]', async () => {
  const story = 'We built a bridge for the ants. '.repeat(12).trim()
  await renderMoment(story)
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
  const text = page.getByText(story).element()
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  await expect.element(page.getByText('Read all')).toBeVisible()
  expect(document.querySelector('[data-act="act-ants"] [data-sky="windy"] [data-mood="proud"]')).not.toBeNull()
  await row.click()
  await expect.element(row).toHaveAttribute('aria-expanded', 'true')
  expect(text.scrollHeight).toBe(text.clientHeight)
  expect(page.getByText('Read all').query()).toBeNull()
  await row.click()
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
})

test('a story that fits in five lines is whole, and its row does not open [ACT-37]', async () => {
  const story =
    'We built a bridge for the ants, and then we drew the longest giraffe of the whole wide world on the pavement.'
  await renderMoment(story)
  await expect.element(page.getByText(story)).toBeVisible()
  expect(row.query()).toBeNull()
})

test('each of several moments of a day has its landscape, and they stand apart [ACT-37]', async () => {
  await renderTimeline([
    createAward('late', { ...moment, description: 'A kite.', createdAt: at(today, 0.2) }),
    createAward('early', { ...moment, description: 'Soup.', createdAt: at(today, 0.1) }),
  ])
  await expect.element(page.getByText('Soup.')).toBeVisible()
  const [late, early] = ['late', 'early'].map((act) => document.querySelector(`[data-act="act-${act}"]`))
  for (const row of [late, early]) expect(row?.querySelector('[data-sky]')).not.toBeNull()
  const bottom = late?.getBoundingClientRect().bottom ?? Number.NaN
  expect((early?.getBoundingClientRect().top ?? 0) - bottom).toBeGreaterThanOrEqual(6)
})

test('a moment without words is told by how it felt, in a row as low as others [ACT-37]', async () => {
  await renderTimeline([createAward('silent', { ...moment, description: null }), createAward('Sang')])
  const heightOf = (act: string) =>
    document.querySelector(`[data-act="act-${act}"]`)?.getBoundingClientRect().height ?? 0
  await expect.element(page.getByText('Proud · windy')).toBeVisible()
  expect(document.querySelector('[data-act="act-silent"] [data-sky="windy"]')).not.toBeNull()
  expect(heightOf('silent')).toBeCloseTo(heightOf('Sang'), -1)
})

test('rows that open have no arrow; all points end in one column at the right edge [ACT-22]', async () => {
  await renderTimeline([
    createAward('Sang'),
    createCheckIn('Read', 12),
    createCheckIn('Brush', 13),
    createAward('Danced', { createdAt: at(addDays(today, -9), 12) }),
  ])
  const row = page.getByRole('button', { name: /^Sang/ })
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('Danced')).toBeVisible()
  const points = [...document.querySelectorAll('[data-act] .tabular-nums, [data-check-ins] .tabular-nums')]
  const shown = points.filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const card = row.element().closest('ul')?.getBoundingClientRect().right ?? 0
  expect(shown.length).toBe(3)
  for (const one of shown) expect(one.getBoundingClientRect().right).toBeCloseTo(card, 0)
})

test('a moment of something hard stands as low as other acts, with its words [ACT-37]', async () => {
  const metadata = '{"weather":"rainy","mood":"angry"}'
  await renderTimeline([createAward('hard', { ...moment, metadata, description: 'Shouted.' }), createAward('Sang')])
  const heightOf = (act: string) =>
    document.querySelector(`[data-act="act-${act}"]`)?.getBoundingClientRect().height ?? 0
  await expect.element(page.getByText('Shouted.')).toBeVisible()
  expect(heightOf('hard')).toBeGreaterThan(0)
  expect(heightOf('hard')).toBeLessThanOrEqual(heightOf('Sang') + 8)
})
