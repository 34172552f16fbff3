import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildJar } from './child-jar.tsx'
import { findJar } from './find-jar.ts'
import { computeFlightRoute } from './flight-route.ts'
import { PointsJar } from './points-jar.tsx'

const mia = childFixture()

const renderButton = async (picture: string) => {
  await renderWithProviders(
    <>
      <PointsJar child={mia} />
      <button type="button" style={{ marginLeft: 80, marginTop: 120, width: 200, height: 48 }}>
        <svg data-picture="" width="20" height="20" style={{ float: 'left' }} className={picture} />
        {'Check in today'}
      </button>
    </>,
  )
  const button = page.getByRole('button', { name: 'Check in today' }).element()
  const jar = findJar(mia.id)
  return { button, route: jar && computeFlightRoute(button, jar, mia.points, mia.id)?.route }
}

const middleOf = (element: Element | null) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

test.each(['hidden', 'invisible'])(
  'a light starts in the middle of what was tapped if its picture is %s [JOY-2]',
  async (hidden) => {
    const { button, route } = await renderButton(hidden)
    expect(route?.from).toEqual(middleOf(button))
  },
)

test('a light starts at the picture of what was tapped, and does not take longer into a small jar [JOY-1, JOY-2]', async () => {
  const { button, route } = await renderButton('')
  expect(route?.isQuick).toBe(true)
  expect(route?.from).toEqual(middleOf(button.querySelector('[data-picture]')))
})

test('a light may take longer into a large jar [JOY-1]', async () => {
  await renderWithProviders(
    <>
      <ChildJar child={mia} />
      <button type="button">{'Check in today'}</button>
    </>,
  )
  const button = page.getByRole('button', { name: 'Check in today' }).element()
  const jar = findJar(mia.id)
  expect(jar && computeFlightRoute(button, jar, mia.points, mia.id)?.route.isQuick).toBe(false)
})
