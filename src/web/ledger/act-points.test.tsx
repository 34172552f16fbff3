import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ActPoints } from './act-points.tsx'

const shown = () => [...document.querySelectorAll('span:has(> [aria-hidden])')]

test('shows a minus sign and an accessible text [ACT-21]', async () => {
  await renderWithProviders(<ActPoints points={-5} />)
  expect(shown()[0]?.querySelector('[aria-hidden]')?.textContent).toBe('−5')
  await expect.element(page.getByText('5 points less')).toBeInTheDocument()
})

test('renders nothing for zero points [ACT-21]', async () => {
  await renderWithProviders(<ActPoints points={0} />)
  expect(shown()).toEqual([])
})

test('gains are green with a plus sign, losses red with a minus sign [ACT-21]', async () => {
  await renderWithProviders(
    <>
      <ActPoints points={5} />
      <ActPoints points={-5} />
    </>,
  )
  const colours = shown().map((badge) => {
    const [red = 0, green = 0] = /(\d+), (\d+)/.exec(getComputedStyle(badge).color)?.slice(1).map(Number) ?? []
    return [badge.textContent.slice(0, 2), red > green ? 'red' : 'green']
  })
  expect(colours).toEqual([
    ['+5', 'green'],
    ['−5', 'red'],
  ])
})
