import { expect, onTestFinished, test, vi } from 'vitest'
import { setAppearance } from '#web/lib/appearance.ts'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildJar } from './child-jar.tsx'

const layer = () => document.querySelector('[data-fireflies]')
const fireflies = () => [...(layer()?.children ?? [])]
const animations = () => fireflies().flatMap((one) => one.getAnimations({ subtree: true }))
const playing = () => animations().filter(({ playState }) => playState === 'running')
const standing = () =>
  [...document.querySelectorAll('[data-light]')].filter((light) => getComputedStyle(light).display !== 'none')

const renderJar = async (points: number) => {
  await renderWithProviders(<ChildJar child={{ id: 'mia', points }} />)
  // The drifting lights are loaded after the first screen.
  await expect.poll(layer).not.toBeNull()
}

test.each([
  [0, 0, 0],
  [3, 1, 0],
  [96, 10, 0],
  [347, 12, 23],
  [1000, 1, 0],
])('of %i points %i lights drift and %i stand [JOY-8]', async (points, drifting, still) => {
  await renderJar(points)
  expect([fireflies().length, standing().length]).toEqual([drifting, still])
})

test('they drift and blink by transform and opacity only, and play again after a touch [JOY-8, JOY-9]', async () => {
  await renderWithProviders(<ChildJar child={{ id: 'mia', points: 347 }} />)
  await expect.poll(layer).not.toBeNull()
  await expect.poll(() => playing().length).toBe(24)
  const properties = new Set(
    animations().flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
    ),
  )
  expect([...properties].toSorted()).toEqual([
    'composite',
    'computedOffset',
    'easing',
    'offset',
    'opacity',
    'transform',
  ])
  await passTime(30_000)
  await expect.poll(() => playing().length).toBe(0)
  expect(layer()?.getAttribute('data-fireflies')).toBe('quiet')
  dispatchEvent(new Event('pointerdown'))
  await expect.poll(() => playing().length).toBe(24)
})

test('a tap scatters them [JOY-8]', async () => {
  await renderJar(96)
  const before = animations().length
  for (const type of ['pointerdown', 'pointerup']) layer()?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  await expect.poll(() => animations().length).toBeGreaterThan(before)
})

test('holding gathers them until it is let go [JOY-8]', async () => {
  await renderJar(96)
  const { left, top, width, height } = layer()?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [left + width / 2, top + height * 0.6]
  const point = (type: string) => layer()?.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }))
  /** The mean distance of the fireflies from the finger. */
  const distance = () => {
    const all = fireflies().map((one) => {
      const box = one.getBoundingClientRect()
      return Math.hypot(box.left + box.width / 2 - clientX, box.top + box.height / 2 - clientY)
    })
    return all.reduce((sum, one) => sum + one, 0) / all.length
  }
  const before = distance()
  point('pointerdown')
  await expect.poll(distance).toBeLessThan(before * 0.6)
  point('pointerup')
  await expect.poll(distance).toBeGreaterThan(before * 0.8)
})

test('they rest while the page is hidden [JOY-9]', async () => {
  await renderJar(96)
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => isHidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => [layer()?.getAttribute('data-fireflies'), playing().length]).toEqual(['quiet', 0])
  isHidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => [layer()?.getAttribute('data-fireflies'), playing().length]).toEqual(['moving', 20])
})

test('they rest while the jar is out of view [JOY-9]', async () => {
  await renderWithProviders(
    <div style={{ paddingBottom: '300vh' }}>
      <ChildJar child={{ id: 'mia', points: 96 }} />
    </div>,
  )
  await expect.poll(() => layer()?.getAttribute('data-fireflies')).toBe('moving')
  onTestFinished(() => scrollTo(0, 0))
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => [layer()?.getAttribute('data-fireflies'), playing().length]).toEqual(['quiet', 0])
  scrollTo(0, 0)
  await expect.poll(() => [layer()?.getAttribute('data-fireflies'), playing().length]).toEqual(['moving', 20])
})

test('with reduced motion all lights stand, also those that drifted before [JOY-9]', async () => {
  onTestFinished(() => setAppearance({ motion: 'auto' }))
  await renderJar(347)
  await expect.poll(() => standing().length).toBe(23)
  setAppearance({ motion: 'less' })
  await expect.poll(layer).toBeNull()
  expect(standing()).toHaveLength(35)
})
