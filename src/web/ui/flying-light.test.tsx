import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { animateFlyingLight } from './flying-light.ts'

afterEach(() => {
  delete document.documentElement.dataset['motion']
})

async function renderEndpoints() {
  const { container } = await render(
    <>
      <button type="button">Tile</button>
      <output>347</output>
    </>,
  )
  return [container.querySelector('button'), container.querySelector('output')] as const
}

const flyingLights = () => [...document.querySelectorAll('.flying-light')]

test('flies for less than 900 ms without pointer events, then is removed [HOM-12]', async () => {
  animateFlyingLight(...(await renderEndpoints()))
  const [light] = flyingLights()
  const animation = light?.getAnimations()[0]
  expect(animation?.effect?.getComputedTiming().endTime).toBeLessThanOrEqual(900)
  expect(light && getComputedStyle(light).pointerEvents).toBe('none')
  await animation?.finished
  await expect.poll(flyingLights).toEqual([])
})

test('does nothing with reduced motion [HOM-13]', async () => {
  document.documentElement.dataset['motion'] = 'less'
  animateFlyingLight(...(await renderEndpoints()))
  expect(flyingLights()).toEqual([])
})
