import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { AnswerChart, computeBars } from './answer-chart.tsx'

const label = 'Donaudampfschifffahrtsgesellschaftskapitän'
const bars = [
  { label: 'Mon', value: 12 },
  { label, value: 0 },
  { label: 'Tue', value: -4.5 },
]

test.each([
  [
    [4, 2],
    0,
    [
      [0, 100],
      [0, 50],
    ],
  ],
  [
    [0, 0],
    0,
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [[-4], 100, [[0, 100]]],
  [
    [15, -5, 0],
    25,
    [
      [25, 75],
      [0, 25],
      [25, 0],
    ],
  ],
])('bars of %j begin at the line for zero and keep their proportions [AST-78]', (values, zero, expected) => {
  expect(computeBars(values)).toEqual({ zero, bars: expected.map(([left, width]) => ({ left, width })) })
})

test('the numbers of an answer are a table that is read, with bars that are not [AST-78]', async () => {
  await renderWithProviders(<AnswerChart chart={{ title: 'Points by day', bars }} />)
  await expect.element(page.getByRole('table', { name: 'Points by day' })).toBeVisible()
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['Mon12', `${label}0`, 'Tue−4.5'])
  expect(document.querySelectorAll('[data-bar]:not([aria-hidden=true] *)')).toHaveLength(0)
})

test('a long label takes no room from the numbers at 320 px [AST-78]', async () => {
  await page.viewport(320, 600)
  await renderWithProviders(
    <div style={{ width: 200 }}>
      <AnswerChart chart={{ title: 'Points by day', bars }} />
    </div>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  const { scrollWidth = 1, clientWidth = 0 } = document.querySelector('[data-chart]')?.parentElement ?? {}
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(414, 896)
})
