import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PointsBadge } from './points-badge.tsx'
import { Progress } from './progress.tsx'

test('shows a minus sign and an accessible text [ACT-21]', async () => {
  const { container } = await render(<PointsBadge points={-5} label="5 points taken" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('−5')
  await expect.element(page.getByText('5 points taken')).toBeInTheDocument()
})

test('renders nothing for zero points [ACT-21]', async () => {
  const { container } = await render(<PointsBadge points={0} label="nothing" />)
  expect(container.textContent).toBe('')
})

test('Progress has a value text', async () => {
  await render(<Progress value={12} max={21} label="Read" valueText="12 of 21 days" tone="leaf" />)
  const bar = page.getByRole('progressbar', { name: 'Read' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '12 of 21 days')
})

test('gains are green with a plus sign, losses red with a minus sign [ACT-21]', async () => {
  const { container } = await render(
    <>
      <PointsBadge points={5} label="5 points gained" />
      <PointsBadge points={-5} label="5 points taken" />
    </>,
  )
  const colours = [...container.children].map((badge) => {
    const [red = 0, green = 0] = /(\d+), (\d+)/.exec(getComputedStyle(badge).color)?.slice(1).map(Number) ?? []
    return [badge.textContent.slice(0, 2), red > green ? 'red' : 'green']
  })
  expect(colours).toEqual([
    ['+5', 'green'],
    ['−5', 'red'],
  ])
})
