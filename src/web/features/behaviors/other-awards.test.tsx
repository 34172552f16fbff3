import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Activity } from '#shared/activities/contract.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const rowOf = (id: string, about: Partial<Activity> & { preset?: string }) => {
  const { preset, ...fields } = about
  return activityFixture(id, { id, actId: id, metadata: preset ? JSON.stringify({ preset }) : null, ...fields })
}
const others = page.getByRole('region', { name: 'Also given' })
const cat = page.getByRole('button', { name: /Once more: Fed the cat, 5 points for Mia$/ })
const rows = [
  rowOf('1', { title: 'Tidied toys', points: 10, preset: 'tidy_toys' }),
  rowOf('2', { title: 'Surprise', points: 10, preset: 'gift_10' }),
  rowOf('3', { title: 'Fed the cat', points: 5 }),
  rowOf('4', { title: 'Shouted', points: -3 }),
]

test('what was awarded today and is no tile stands below the tiles, so that all awards that are counted are seen [BEH-45]', async () => {
  await renderBehaviors({ rows })
  await expect.element(page.getByText('3 so far')).toBeVisible()
  await expect.element(cat).toBeVisible()
  expect(others.getByRole('button').elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('button', { name: 'Surprise of 10 points for Mia' }))
    .toHaveAccessibleDescription('× 1')
  await cat.click()
  await expect.element(page.getByText('4 so far')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^× 2\. Once more: Fed the cat/ })).toBeVisible()
})

test('without such awards nothing stands there [BEH-45]', async () => {
  await renderBehaviors({ rows: rows.slice(0, 2) })
  await expect.element(page.getByText('2 so far')).toBeVisible()
  expect(others.query()).toBeNull()
})

test('a tile that was awarded once has a check mark, and from two on its count beside it [BEH-36]', async () => {
  await renderBehaviors({ rows: rows.slice(0, 1) })
  const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
  const again = page.getByRole('button', { name: /Once more or undo: Tidied toys/ })
  await expect.element(again).toBeVisible()
  const mark = () => again.element().querySelector<HTMLElement>('[data-count]') ?? document.body
  // The layout box, which the animation of the mark does not move.
  const boxOf = ({ offsetLeft, offsetHeight }: HTMLElement) => [offsetLeft, offsetHeight]
  const shown = () => getComputedStyle(mark(), '::after').content
  const before = boxOf(mark())
  expect(shown()).toBe('none')
  expect(mark().querySelector('svg')).not.toBeNull()
  await tile.click()
  await expect.poll(shown).toBe('"× 2"')
  expect(boxOf(mark())).toEqual(before)
})
