import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { EveningHabits } from './evening-habits.tsx'

const title = 'Put the clothes for tomorrow on the chair, 5 minutes'

/** Shows the tiles of two children with so many habits on a small phone; returns them. */
const renderTiles = async (counts: readonly [number, number]): Promise<HTMLElement[]> => {
  createFakeServer()
  await page.viewport(360, 740)
  onTestFinished(async () => page.viewport(414, 896))
  const groups = counts.map((count, place) => {
    const child = childFixture({ id: `child ${place}`, name: place === 0 ? 'Mia' : 'Leo' })
    const about = { childId: child.id, title, cue: null, targetDays: 21 }
    const habits = Array.from({ length: count }, (_, n) => habitFixture({ ...about, id: `${place} ${n}` }, [1, 2, 3]))
    return { child, habits }
  })
  await renderWithProviders(<EveningHabits groups={groups} day={familyToday()} />)
  await expect.element(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
  return [...document.querySelectorAll<HTMLElement>('[data-habit-tile]')]
}

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

test('up to four habits of a family are rows with their whole titles and the days that are done [HOM-27]', async () => {
  const tiles = await renderTiles([2, 1])
  expect(tiles).toHaveLength(3)
  for (const tile of tiles) {
    const words = tile.querySelector<HTMLElement>('[data-words]')
    expect(boxOf(tile).width).toBeGreaterThan(280)
    expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0)
    expect(boxOf(words).left).toBeGreaterThan(boxOf(tile.firstElementChild).right)
    expect(tile.querySelector('[data-run-bar]')).toBeNull()
    await expect.element(tile).toHaveAccessibleDescription('3 of 21 days')
  }
})

test.each<[number, number]>([
  [3, 1],
  [2, 4],
])('of %i and %i habits each is upright, with a bar for the days that are done [HOM-27]', async (...counts) => {
  const tiles = await renderTiles(counts)
  expect(tiles).toHaveLength(counts[0] + counts[1])
  for (const tile of tiles) {
    const bar = tile.querySelector('[data-run-bar]')
    expect(boxOf(bar).bottom).toBeLessThan(boxOf(tile).bottom)
    expect(boxOf(bar?.firstElementChild).width / boxOf(bar).width).toBeCloseTo(3 / 21, 1)
    await expect.element(tile).toHaveAccessibleDescription('3 of 21 days')
  }
})
