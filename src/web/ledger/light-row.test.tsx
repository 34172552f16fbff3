import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { LightRow } from './light-row.tsx'

const renderLights = async (have: number, need: number) => {
  await renderWithProviders(<LightRow have={have} need={need} size={25} ground="paper" />)
  return [...document.querySelectorAll('[data-light]')].map((light) => Number(light.getAttribute('data-light')))
}

test.each<[have: number, need: number, parts: number[]]>([
  [22, 50, [1, 1, 0.2, 0, 0]],
  [0, 30, [0, 0, 0]],
  [-12, 10, [0]],
  [99, 20, [1, 1]],
  [119, 120, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]],
  [25, 25, [1, 1, 1]],
])('%i of %i points are the lights %j [RWD-46]', async (have, need, parts) => {
  expect(await renderLights(have, need)).toEqual(parts)
})

test.each([
  [30, 1],
  [100, 1],
  [150, 1],
  [200, 1],
])('%i points spread over the whole width are lights in %i row, none of them cut [RWD-46]', async (need, rows) => {
  await page.viewport(320, 640)
  await renderWithProviders(<LightRow have={12} need={need} size={32} ground="paper" isSpread />)
  const boxes = [...document.querySelectorAll('[data-light]')].map((light) => light.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows)
  const perRow = Math.ceil(boxes.length / rows)
  expect(boxes[perRow - 1]?.right).toBeLessThanOrEqual(innerWidth)
  expect(boxes[perRow - 1]?.top).toBe(boxes[0]?.top)
})

test('two hundred points stand in a row of twenty lights [RWD-46]', async () => {
  expect(await renderLights(5, 200)).toHaveLength(20)
})

test('more become a ring with the number of lights [RWD-46]', async () => {
  expect(await renderLights(96, 255)).toHaveLength(1)
  await expect.element(page.getByText('9 of 26 lights')).toBeVisible()
})
