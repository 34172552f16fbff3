import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { endMessage, showMessage } from '#web/ui/message.ts'
import { useShownPoints } from './flights.ts'
import { FlightLayer } from './flight-layer.tsx'
import { animateJar } from './jar-animation.ts'
import { PointsJar } from './points-jar.tsx'

const mia = childFixture({ points: 96 })

function Balance() {
  return <output>{useShownPoints({ ...mia, points: 106 })}</output>
}

const renderFlights = async () => {
  const { rerenderWith } = await renderWithProviders(
    <>
      <FlightLayer />
      <PointsJar child={mia} />
      <button type="button">{'Tidied toys'}</button>
    </>,
  )
  const element = page.getByRole('button', { name: 'Tidied toys' }).element()
  const award = (points = 10) => animateJar({ child: mia, points, element })
  /** Renders the balance that the server will confirm. */
  const showBalance = () =>
    rerenderWith(
      <>
        <FlightLayer />
        <PointsJar child={mia} />
        <button type="button">{'Tidied toys'}</button>
        <Balance />
      </>,
    )
  return { award, showBalance, element }
}

const flights = () => [...document.querySelectorAll('[data-flight]')]
const lights = () => [...document.querySelectorAll('.flight-light')]
const balance = () => document.querySelector('output')?.textContent

test('the number changes when the lights of a recorded award have landed [HOM-12, JOY-2]', async () => {
  const { award, showBalance } = await renderFlights()
  const end = award()
  await showBalance()
  await expect.poll(() => [lights().length, balance()]).toEqual([2, '96'])
  end(true)
  await expect.poll(flights).toEqual([])
  expect(balance()).toBe('106')
})

test('until the answer the tapped element is marked and the lights wait; of a failed act they go out [JOY-4]', async () => {
  const { award, element } = await renderFlights()
  const end = award()
  expect(element.hasAttribute('data-awaiting')).toBe(true)
  await expect.poll(() => flights().length).toBe(1)
  await expect
    .poll(() => lights().every((light) => light.getAnimations().every((one) => one.playState === 'finished')))
    .toBe(true)
  expect(flights()).toHaveLength(1)
  end(false)
  expect(element.hasAttribute('data-awaiting')).toBe(false)
  await expect.poll(flights).toEqual([])
})

test('the lights of a failed act wait dimmed above the jar as long as the failure stands, and the number stays [JOY-4]', async () => {
  const { award, showBalance } = await renderFlights()
  const end = award()
  await showBalance()
  showMessage({ title: 'Not saved yet', kind: 'failure' })
  end(false)
  await expect.poll(() => flights()[0]?.hasAttribute('data-dimmed')).toBe(true)
  await expect
    .poll(() => lights().every((light) => light.getAnimations().every((one) => one.playState === 'finished')))
    .toBe(true)
  expect(flights()).toHaveLength(1)
  endMessage()
  await expect.poll(flights).toEqual([])
})

test('at most three awards are in the air; lights take no pointer events [JOY-5]', async () => {
  const { award } = await renderFlights()
  const ends = [award(5), award(5), award(5), award(5)]
  await expect.poll(() => flights().length).toBe(3)
  expect(lights().map((light) => getComputedStyle(light).pointerEvents)).toEqual(['none', 'none', 'none'])
  for (const end of ends) end(true)
  await expect.poll(flights).toEqual([])
})

test('nothing flies with reduced motion, and the number changes at once [HOM-13, JOY-2]', async () => {
  document.documentElement.dataset['motion'] = 'less'
  const { award, showBalance } = await renderFlights()
  award()
  await showBalance()
  expect([flights().length, balance()]).toEqual([0, '106'])
})
