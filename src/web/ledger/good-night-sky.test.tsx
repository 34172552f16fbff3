import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdTimersFrom, passTime, setTime } from '#web/testing/clock.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { endFeast, showFeast } from '#web/ui/feast-queue.ts'
import { showMessage } from '#web/ui/message.ts'
import { endGoodNight, showGoodNight, showGoodNightAgain } from './good-night.ts'
import { GoodNightSky, leaveMs, stayMs } from './good-night-sky.tsx'

const mia = childFixture()
const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo', avatarUrl: '🦁' })
const day = '2026-11-20'

/** Sets the clock to an hour of the family. */
const setHour = (hour: number) => setTime(Date.parse(`${day}T${hour}:00+01:00`))

beforeEach(() => {
  setHour(20)
})

const sky = () => document.querySelector('[data-good-night]')

const announced = () => page.getByRole('status').filter({ hasText: 'Good night' })

test('has a light for each child, takes no focus, is announced, says that a tap leads back, and leaves by itself [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia, leo], day)
  await expect.poll(() => sky()?.querySelectorAll('.good-night-light').length).toBe(2)
  expect(document.activeElement).toBe(document.body)
  expect(sky()?.textContent).toContain('Back')
  await expect.element(announced()).toHaveTextContent('Good night. All of today’s habits are done.')
  await passTime(stayMs)
  await expect.poll(sky).toBeNull()
})

test('is announced, too, where it is loaded when it is shown [JOY-10]', async () => {
  const seen: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof HTMLOutputElement && addedNodes.length > 0) seen.push(target.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  showGoodNightAgain([mia])
  await renderWithProviders(<GoodNightSky />)
  // What a region contains when it comes is not read out; what is added to it later is.
  await expect.poll(() => seen).toEqual(['Good night. All of today’s habits are done.'])
})

test('stands for a second and a half once all lights have arrived; its words leave before it [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia, leo, { ...mia, id: '3' }, { ...mia, id: '4' }], '2026-11-16')
  await expect.poll(() => sky()?.querySelectorAll('.good-night-light').length).toBe(4)
  const endOf = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime)
  const all = sky()?.getAnimations({ subtree: true }) ?? []
  const arrivals = all.filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('good-night'))
  expect(arrivals.length).toBeGreaterThan(4)
  expect(Math.max(...arrivals.map(endOf))).toBeLessThan(1000)
  await Promise.all(arrivals.map(({ finished }) => finished))
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => sky()?.classList).toContain('good-night-leaving')
  const fadeOf = (element: Element | null | undefined) => {
    const { transitionDelay, transitionDuration } = getComputedStyle(element ?? document.body)
    const [delay, duration] = [Number.parseFloat(transitionDelay), Number.parseFloat(transitionDuration)]
    return { delay, end: delay + duration }
  }
  const { end } = fadeOf(sky()?.querySelector('.good-night-content'))
  expect(end).toBeGreaterThan(0)
  expect(end).toBeLessThanOrEqual(fadeOf(sky()).delay)
  await expect.poll(sky).toBeNull()
})

test('a tap or a key on the sky only sends it away [JOY-10]', async () => {
  let clicks = 0
  await renderWithProviders(
    <>
      <button type="button" className="fixed inset-0" onClick={() => (clicks += 1)}>
        Below
      </button>
      <GoodNightSky />
    </>,
  )
  showGoodNightAgain([mia])
  await expect.poll(sky).not.toBeNull()
  await page.elementLocator(sky() ?? document.body).click({ position: { x: 40, y: 40 } })
  await expect.poll(sky).toBeNull()
  expect(clicks).toBe(0)
  showGoodNightAgain([mia])
  await expect.poll(sky).not.toBeNull()
  page.getByRole('button', { name: 'Below' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(sky).toBeNull()
  expect(clicks).toBe(0)
})

test('a tap that comes late, while it leaves by itself, reaches nothing below, but keys do [JOY-10]', async () => {
  let clicks = 0
  await renderWithProviders(
    <>
      <button type="button" className="fixed inset-0" onClick={() => (clicks += 1)}>
        Below
      </button>
      <GoodNightSky />
    </>,
  )
  await showGoodNight([mia], '2026-11-15')
  await expect.poll(sky).not.toBeNull()
  holdTimersFrom(leaveMs)
  await passTime(stayMs)
  await expect.poll(() => sky()?.classList).toContain('good-night-leaving')
  await passTime(450)
  page.getByRole('button', { name: 'Below' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(clicks).toBe(1)
  expect(sky()?.contains(document.elementFromPoint(40, 40))).toBe(true)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await passTime(leaveMs - 1)
  expect(sky()).not.toBeNull()
  await passTime(1)
  await expect.poll(sky).toBeNull()
})

test('does not say good night before the evening, and leaves when something is touched [JOY-10]', async () => {
  setHour(16)
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia], '2026-11-19')
  await expect.element(page.getByRole('status')).toHaveTextContent('All done for today. The rest of the day is yours.')
  expect(sky()?.querySelectorAll('circle[cx$="%"]')).toHaveLength(0)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => sky()?.classList).toContain('good-night-leaving')
  await expect.poll(sky).toBeNull()
})

test('is shown once a day [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia], day)
  await expect.poll(sky).not.toBeNull()
  endGoodNight()
  await showGoodNight([mia], day)
  expect(sky()).toBeNull()
  await showGoodNight([mia], '2026-11-21')
  await expect.poll(sky).not.toBeNull()
  endGoodNight()
})

test('shown again, it stays until a tap [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  showGoodNightAgain([mia])
  await expect.poll(sky).not.toBeNull()
  await passTime(60_000)
  expect(sky()?.textContent).toContain('Back')
  await userEvent.keyboard('{Escape}')
  await expect.poll(sky).toBeNull()
})

test('waits until a feast has ended [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  showFeast({ child: mia, title: 'Read: 21 days', text: '', points: 20 })
  const shown = showGoodNight([mia], day)
  expect(sky()).toBeNull()
  endFeast()
  await shown
  await expect.poll(sky).not.toBeNull()
  endGoodNight()
})

test('covers a message that stands; shown again, it says how to go back [DLG-7, JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  showMessage({ title: 'Brushed teeth', action: { label: 'Undo', onClick: () => undefined } })
  await showGoodNight([mia], '2026-11-22')
  await expect.poll(sky).not.toBeNull()
  const layerOf = (element: Element | null) => Number(getComputedStyle(element ?? document.body).zIndex)
  expect(layerOf(sky())).toBeGreaterThan(layerOf(document.querySelector('[data-messages]')))
  endGoodNight()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  showGoodNightAgain([mia])
  await expect.element(page.getByText('Back')).toBeVisible()
  endGoodNight()
})

test('is shown once a day, also when the habits are done again [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia], '2026-11-25')
  await expect.poll(sky).not.toBeNull()
  endGoodNight()
  await expect.poll(sky).toBeNull()
  await showGoodNight([mia], '2026-11-25')
  expect(sky()).toBeNull()
})

test('is not shown, and comes later, if something was undone before it could be [JOY-10]', async () => {
  await renderWithProviders(<GoodNightSky />)
  await showGoodNight([mia], '2026-11-24', () => false)
  expect(sky()).toBeNull()
  await showGoodNight([mia], '2026-11-24')
  await expect.poll(sky).not.toBeNull()
  endGoodNight()
})
