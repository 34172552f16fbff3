import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
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

const spyOnAnimations = () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  return animate.mock
}

const areSparksFlying = (animated: readonly unknown[]) => animated.some((one) => (one as Element).matches('.spark'))

const savedCard = () => document.querySelector<HTMLElement>(`[data-moment="${addedMomentId}"]`)

const saveMoment = async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await clickText('calm')
  await saveButton.click()
  await expect.poll(savedCard).not.toBeNull()
}

test('in a wide window the card is as high as the form was, so that the moments below stay where they are [MOM-25]', async () => {
  await page.viewport(900, 800)
  await renderMomentsScreen([{ ...sampleMoment, date: '2026-01-02' }])
  const listTop = () => document.querySelector('[data-moments]')?.getBoundingClientRect().top ?? 0
  await expect.element(locateText('calm').first()).toBeVisible()
  const before = listTop()
  await clickText('calm')
  await clickText('windy')
  await saveButton.click()
  await expect.poll(savedCard).not.toBeNull()
  expect(listTop()).toBeCloseTo(before, 0)
})

test('the card of another day settles in its place of the list, where it is marked, the others fade in at theirs, and sparks fly [MOM-25]', async () => {
  await renderMomentsScreen([sampleMoment])
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('windy')
  const animated = spyOnAnimations()
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(document.querySelector('[data-moment]')).toBe(savedCard())
  await expect.element(locateText('new')).toBeInTheDocument()
  await expect.poll(() => animated.instances).toContain(savedCard())
  expect(areSparksFlying(animated.instances)).toBe(true)
})

test('the card of today settles in place of the form, opaque, with sparks, and nothing covers the window [MOM-25]', async () => {
  const animated = spyOnAnimations()
  await saveMoment()
  const effects = savedCard()
    ?.getAnimations()
    .map(({ effect }) => effect as KeyframeEffect)
  expect(effects?.flatMap((effect) => effect.getKeyframes()).filter((frame) => 'opacity' in frame)).toEqual([])
  expect(areSparksFlying(animated.instances)).toBe(true)
  const { left, top, width } = savedCard()?.getBoundingClientRect() ?? new DOMRect()
  expect(document.elementFromPoint(left + width / 2, top + 20)?.closest('[data-moment]')).toBe(savedCard())
})

test('the list below the saved card is dimmed for a blink at most [MOM-25]', async () => {
  const animated = spyOnAnimations()
  await saveMoment()
  const dims = () =>
    animated.calls
      .filter((_, nth) => (animated.instances[nth] as Element).querySelector('[data-moments]'))
      .map(([frames, options]) => [frames, (options as KeyframeAnimationOptions).duration])
  await expect.poll(dims).toContainEqual([[{ opacity: 0.6 }, { opacity: 1 }], 250])
})

/** Saves the first moment of today, above one of an earlier day; returns the server. */
const saveFirstOfToday = async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  await clickText('calm')
  await clickText('sunny')
  await saveButton.click()
  await expect.poll(savedCard).not.toBeNull()
  return server
}

const undoButton = page.getByRole('button', { name: 'Undo', exact: true })

/** Taps Undo until it takes the tap: right after a card has appeared, none was meant for it. */
const tapUndo = async () => {
  await expect
    .poll(() => {
      ;(undoButton.query() as HTMLElement | null)?.click()
      return undoButton.query()?.ariaBusy
    })
    .toBe('true')
}

test('Undo keeps the card until the server has answered, and what was undone is never in the list [MOM-19, MOM-25]', async () => {
  const server = await saveFirstOfToday()
  const listed = () => document.querySelector(`[data-moments] [data-moment="${addedMomentId}"]`)
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(listed()))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const respond = server.holdResponses()
  await tapUndo()
  expect(saveButton.query()).toBeNull()
  respond()
  await expect.element(saveButton).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'calm' })).toBeChecked()
  expect(seen.filter((one) => one !== null)).toEqual([])
})

test('a moment whose undo failed stays on its card [MOM-19, MOM-25]', async () => {
  const server = await saveFirstOfToday()
  server.rejectWith(undoAct, 'unavailable')
  const respond = server.holdResponses()
  await tapUndo()
  respond()
  await expect.element(locateText('Not undone')).toBeVisible()
  await expect.element(undoButton).not.toHaveAttribute('aria-busy')
  expect(savedCard()).not.toBeNull()
  expect(saveButton.query()).toBeNull()
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

test('with reduced motion the saved card stands there at once [MOM-25]', async () => {
  document.documentElement.style.setProperty('--motion', '0')
  const animated = spyOnAnimations()
  await saveMoment()
  expect(animated.instances).not.toContain(savedCard())
  expect(areSparksFlying(animated.instances)).toBe(false)
})

test('the page scrolls to the saved card and the heading of the list where that is out of view [MOM-25]', async () => {
  await page.viewport(390, 500)
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('windy')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  const card = () => document.querySelector(`[data-moment="${addedMomentId}"]`)?.getBoundingClientRect()
  await expect.poll(() => card()?.bottom).toBeLessThanOrEqual(innerHeight)
  await expect.element(page.getByRole('heading', { name: 'Recent moments' })).toBeInViewport()
})

test('the card of today is in view after a long story was saved from the end of its form [MOM-25]', async () => {
  await page.viewport(360, 640)
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
  await expect.poll(savedCard).not.toBeNull()
  const top = () => document.querySelector(`[data-moment="${addedMomentId}"]`)?.getBoundingClientRect().top
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

test('the sparks of a saved moment start at its face [MOM-25]', async () => {
  await saveMoment()
  const centerOf = (element: Element | null | undefined) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const place = savedCard()?.querySelector('.spark')?.parentElement
  const face = savedCard()?.querySelector('[data-sky] > svg:nth-of-type(3)')
  await expect.poll(() => centerOf(place)).toEqual(centerOf(face))
})
