import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addedMomentId, locateText, renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

test('in a wider window a moment without a story is as high as the stories beside it, its sky takes the room of their words, and its day is in their line [MOM-26]', async () => {
  await page.viewport(760, 800)
  const story = 'We built a bridge for the ants. '.repeat(6)
  const wordless = { ...sampleMoment, weather: 'windy' as const, content: null }
  await renderMomentsScreen([{ ...sampleMoment, id: addedMomentId, content: story }, wordless])
  await expect.element(locateText('proud · windy').first()).toBeVisible()
  const cards = [...document.querySelectorAll('[data-moment]')]
  const boxesOf = (part: string) => cards.map((card) => card.querySelector(part)?.getBoundingClientRect())
  const [card, low] = cards.map((one) => one.getBoundingClientRect())
  expect([low?.top, low?.height]).toEqual([card?.top, card?.height])
  const [sky, lowSky] = boxesOf('[data-sky]')
  expect([lowSky?.top, lowSky?.width]).toEqual([sky?.top, low?.width])
  expect(lowSky?.height).toBeGreaterThan((sky?.height ?? 0) + 44)
  const [day, lowDay] = boxesOf('.type-date')
  expect(lowDay?.top).toBe(day?.top)
})

test('on a phone a moment without a story is a low row, and the stories fill the rows around it [MOM-26]', async () => {
  await page.viewport(358, 740)
  const idOf = (nth: number) => `01900000-0000-7000-8000-00000000000${nth}`
  const contents = ['One.', null, 'Two.', 'Three.']
  await renderMomentsScreen(contents.map((content, nth) => ({ ...sampleMoment, id: idOf(nth), content })))
  await expect.element(locateText('One.')).toBeVisible()
  const boxOf = (nth: number) =>
    document.querySelector(`[data-moment="${idOf(nth)}"]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf(0).top).toBe(boxOf(2).top)
  expect(boxOf(1).height).toBeLessThan(80)
  expect([boxOf(1).width, boxOf(3).width]).toEqual([boxOf(2).right - boxOf(0).left, boxOf(1).width])
})
