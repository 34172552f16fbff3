import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Moment } from '#shared/moments/contract.ts'
import {
  today,
  sampleMoment,
  addedMomentId,
  renderMomentsScreen,
  beginAnother,
  chooseDay,
  saveButton,
  storyField,
  locateText,
  clickText,
} from '#web/testing/render-moments-screen.tsx'

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

test('the card of another day flies to its place of the list, where it is marked, the others fade in at theirs, and sparks fly [MOM-25]', async () => {
  await renderMomentsScreen([sampleMoment])
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('windy')
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(document.querySelector('[data-moment]')?.getAttribute('data-moment')).toBe(addedMomentId)
  const animated = animate.mock.instances.map((element) => (element as HTMLElement).dataset.moment)
  expect(animated).toContain(addedMomentId)
  await expect.element(locateText('new')).toBeInTheDocument()
  await expect.poll(() => areSparksFlying(animate.mock.instances), { timeout: 4000 }).toBe(true)
})

const areSparksFlying = (animated: readonly unknown[]) => animated.some((one) => (one as Element).matches('.spark'))

const heldCard = () => document.querySelector<HTMLElement>('[data-saved-card]')
const veil = () => document.querySelector<HTMLElement>('[data-saved-veil]')

const saveMoment = async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await clickText('calm')
  await saveButton.click()
  await expect.poll(heldCard).not.toBeNull()
}

const opacityOfCard = () =>
  getComputedStyle(document.querySelector(`[data-moment="${addedMomentId}"]`) ?? document.body).opacity

test('the saved card is shown whole, opaque and over dimmed words for 0.9 seconds in place of the form, and takes no tap [MOM-25]', async () => {
  await saveMoment()
  const [held] = heldCard()?.getAnimations() ?? []
  const effect = held?.effect as KeyframeEffect
  expect(effect.getTiming().duration).toBe(900)
  const [, appeared, leaving] = effect.getKeyframes()
  expect(appeared?.['transform']).toBe(leaving?.['transform'])
  expect(effect.getKeyframes().filter((frame) => 'opacity' in frame)).toEqual([])
  const { top, bottom, left, right } = heldCard()?.getBoundingClientRect() ?? new DOMRect()
  expect(Math.min(top, left, innerHeight - bottom, innerWidth - right)).toBeGreaterThanOrEqual(0)
  const { width, height } = veil()?.getBoundingClientRect() ?? new DOMRect()
  expect([width, height]).toEqual([innerWidth, innerHeight])
  for (const layer of [heldCard(), veil()]) expect(layer && getComputedStyle(layer).pointerEvents).toBe('none')
  expect(opacityOfCard()).toBe('0')
})

test('a tap or a key ends the showing of the saved card at once, sparks fly, and nothing is left of its layers [MOM-25]', async () => {
  for (const event of [new PointerEvent('pointerdown'), new KeyboardEvent('keydown')]) {
    await saveMoment()
    const animate = vi.spyOn(Element.prototype, 'animate')
    onTestFinished(() => animate.mockRestore())
    await new Promise((resolve) => setTimeout(resolve, 320))
    window.dispatchEvent(event)
    expect(heldCard()).toBeNull()
    expect(opacityOfCard()).toBe('1')
    expect(areSparksFlying(animate.mock.instances)).toBe(true)
    await expect.poll(veil, { timeout: 1000 }).toBeNull()
    await cleanup()
  }
})

test('the moment that stands in place of the form is not in the list as well, until another one is begun [MOM-30]', async () => {
  await saveMoment()
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-moment]')].map(({ dataset }) => dataset['moment'])
  const inList = () => document.querySelectorAll('[data-moments] [data-moment]').length
  await expect.poll(shown).toEqual([addedMomentId, momentOfToday.id])
  expect(inList()).toBe(1)
  await beginAnother()
  await expect.poll(inList).toBe(2)
})

test('scrolling ends the showing of the saved card [MOM-25]', async () => {
  await saveMoment()
  window.dispatchEvent(new WheelEvent('wheel'))
  expect([heldCard(), veil(), opacityOfCard()]).toEqual([null, null, '1'])
})

test('the showing of the saved card ends with its screen [MOM-25]', async () => {
  await saveMoment()
  await cleanup()
  expect([heldCard(), veil()]).toEqual([null, null])
})

test('with reduced motion the saved card is shown as long without moving, and fades [MOM-25]', async () => {
  document.documentElement.style.setProperty('--motion', '0')
  onTestFinished(() => void document.documentElement.style.removeProperty('--motion'))
  await saveMoment()
  const effect = heldCard()?.getAnimations()[0]?.effect as KeyframeEffect
  expect(new Set(effect.getKeyframes().map((frame) => frame['transform'])).size).toBe(1)
  expect(effect.getTiming().duration).toBe(900)
})

test('the page scrolls to the saved card and the heading of the list where that is out of view [MOM-25]', async () => {
  await page.viewport(390, 500)
  onTestFinished(async () => page.viewport(414, 896))
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('windy')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  const card = () => document.querySelector(`[data-moment="${addedMomentId}"]`)?.getBoundingClientRect()
  await expect.poll(() => card()?.bottom, { timeout: 3000 }).toBeLessThanOrEqual(innerHeight)
  await expect.element(page.getByRole('heading', { name: 'Recent moments' })).toBeInViewport()
})

test('the card of today is in view after a long story was saved from the end of its form [MOM-25]', async () => {
  await page.viewport(360, 640)
  onTestFinished(async () => page.viewport(414, 896))
  const older = Array.from({ length: 8 }, (_, nth) => ({
    ...sampleMoment,
    id: `${sampleMoment.id.slice(0, -1)}${nth}`,
  }))
  await renderMomentsScreen(older)
  await clickText('calm')
  await clickText('windy')
  await storyField.fill('We built a bridge for the ants.\n'.repeat(9))
  saveButton.element().scrollIntoView({ block: 'start' })
  await saveButton.click()
  await expect.poll(heldCard).not.toBeNull()
  await expect.poll(veil, { timeout: 3000 }).toBeNull()
  const top = () => document.querySelector(`[data-moment="${addedMomentId}"]`)?.getBoundingClientRect().top
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})
