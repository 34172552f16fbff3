import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { EveningHabits } from './evening-habits.tsx'

const title = 'Put the clothes for tomorrow on the chair, 5 minutes'

/** Shows so many habits of each child on a small phone. */
const renderHabits = async (counts: readonly number[]): Promise<void> => {
  createFakeServer()
  await page.viewport(360, 740)
  const groups = counts.map((count, place) => {
    const child = childFixture({ id: `child ${place}`, name: ['Mia', 'Leo', 'Noa'][place] ?? '' })
    const about = { childId: child.id, title, cue: null, targetDays: 21 }
    const habits = Array.from({ length: count }, (_, n) => habitFixture({ ...about, id: `${place} ${n}` }, [1, 2, 3]))
    return { child, habits }
  })
  await renderWithProviders(<EveningHabits groups={groups} day={familyToday()} />)
  await expect.element(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
}

const findTiles = () => [...document.querySelectorAll<HTMLElement>('[data-habit-tile]')]

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

test('up to four habits of a family are rows, as by day, with their whole titles and the days that are done [HOM-27]', async () => {
  await renderHabits([2, 1])
  expect(findTiles()).toEqual([])
  const rows = page.getByRole('listitem').elements()
  expect(rows).toHaveLength(3)
  for (const row of rows) {
    const words = row.querySelector('p')
    expect(boxOf(row).width).toBeGreaterThan(280)
    expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0)
    expect(boxOf(words).left).toBeGreaterThan(boxOf(row.firstElementChild).right)
    expect(row.textContent).toContain('3 of 21 days')
  }
})

test.each<[number, number]>([
  [3, 1],
  [2, 4],
])('of %i and %i habits each is upright, with a bar for the days that are done [HOM-27]', async (...counts) => {
  await renderHabits(counts)
  const tiles = findTiles()
  expect(tiles).toHaveLength(counts[0] + counts[1])
  for (const tile of tiles) {
    const bar = tile.querySelector('[data-run-bar]')
    expect(boxOf(bar).bottom).toBeLessThan(boxOf(tile).bottom)
    expect(boxOf(bar?.firstElementChild).width / boxOf(bar).width).toBeCloseTo(3 / 21, 1)
    await expect.element(tile).toHaveAccessibleDescription('3 of 21 days')
  }
})

test.each([[[4, 1, 4]], [[4, 2, 4]], [[4, 3, 4]]])(
  'of many habits of three children, %j, each has room for the words of its title on a small phone [HOM-27]',
  async (counts) => {
    await renderHabits(counts)
    const widths = findTiles().map((tile) => boxOf(tile.querySelector('[data-words]')).width)
    expect(widths).toHaveLength(counts.reduce((sum, count) => sum + count))
    expect(Math.min(...widths)).toBeGreaterThan(60)
  },
)
