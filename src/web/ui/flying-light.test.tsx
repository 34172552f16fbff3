import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { animateFlyingLight } from './flying-light.ts'

afterEach(() => {
  delete document.documentElement.dataset['motion']
})

async function twoPlaces() {
  const { container } = await render(
    <>
      <button type="button">Tile</button>
      <output>347</output>
    </>,
  )
  return [container.querySelector('button'), container.querySelector('output')] as const
}

const flights = () => [...document.querySelectorAll('.flying-light')]

test('a light flies for less than 900 ms, takes no touch, and leaves nothing behind [HOM-12]', async () => {
  animateFlyingLight(...(await twoPlaces()))
  const [light] = flights()
  const flight = light?.getAnimations()[0]
  expect(flight?.effect?.getComputedTiming().endTime).toBeLessThanOrEqual(900)
  expect(light && getComputedStyle(light).pointerEvents).toBe('none')
  await flight?.finished
  await expect.poll(flights).toEqual([])
})

test('nothing flies when less motion is wanted [HOM-13]', async () => {
  document.documentElement.dataset['motion'] = 'less'
  animateFlyingLight(...(await twoPlaces()))
  expect(flights()).toEqual([])
})
