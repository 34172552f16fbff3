import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LightBar } from './light-bar.tsx'

/** Returns the width of the filled part, as a share of the bar. */
const filledShare = async (have: number): Promise<number> => {
  const { container } = await render(<LightBar have={have} need={40} />)
  const bar = container.querySelector('[data-light-bar] > div')
  const filled = bar?.querySelector('.bg-glow')
  return (filled?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 0)
}

test.each([
  [-5, 0],
  [0, 0],
  [2, 0.05],
  [20, 0.5],
  [50, 1],
])('the bar of a wish is filled by what is there: %i of 40 points [RWD-22]', async (have, share) => {
  expect(await filledShare(have)).toBeCloseTo(share, 2)
})

test('the light of an empty bar sleeps at its start [RWD-22]', async () => {
  const { container } = await render(<LightBar have={0} need={40} />)
  const light = container.querySelector('[data-light="0"]')
  expect(light?.getBoundingClientRect().left).toBe(
    container.querySelector('[data-light-bar]')?.getBoundingClientRect().left,
  )
})
