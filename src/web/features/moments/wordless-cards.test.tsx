import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { addedMomentId, locateText, renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

test('in a wider window a moment without a story is as high as the stories beside it, with its landscape in the room above its words [MOM-26]', async () => {
  await page.viewport(760, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const story = 'We built a bridge for the ants. '.repeat(6)
  const wordless = { ...sampleMoment, weather: 'windy' as const, content: null }
  await renderMomentsScreen([{ ...sampleMoment, id: addedMomentId, content: story }, wordless])
  await expect.element(locateText('proud · windy').first()).toBeVisible()
  const [card, low] = [...document.querySelectorAll('[data-moment]')].map((one) => one.getBoundingClientRect())
  expect([low?.top, low?.height]).toEqual([card?.top, card?.height])
  const sky = document.querySelector('[data-moment]:not([data-words]) [data-sky]')?.getBoundingClientRect()
  expect(sky?.width).toBe(low?.width)
  expect(sky?.height).toBeGreaterThan((low?.height ?? 0) / 2)
})

test('moments without a story alone are low in a wider window, too [MOM-26]', async () => {
  await page.viewport(760, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const wordless = { ...sampleMoment, content: null }
  await renderMomentsScreen([wordless, { ...wordless, id: addedMomentId }])
  await expect.element(locateText(/^proud/).first()).toBeVisible()
  expect(document.querySelector('[data-moment]')?.getBoundingClientRect().height).toBeLessThan(150)
})

test('on a phone a moment without a story is a low row, and the stories fill the rows around it [MOM-26]', async () => {
  await page.viewport(358, 740)
  onTestFinished(async () => page.viewport(414, 896))
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
