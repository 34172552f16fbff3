import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { addedMomentId, locateText, renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

test('two moments without a story are as high as one with a story beside them [MOM-26]', async () => {
  await page.viewport(760, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const story = 'We built a bridge for the ants. '.repeat(6)
  const wordless = { ...sampleMoment, weather: 'windy' as const, content: null }
  await renderMomentsScreen([
    { ...sampleMoment, id: addedMomentId, content: story },
    { ...sampleMoment, id: '01900000-0000-7000-8000-000000000008', content: story },
    wordless,
    { ...wordless, id: '01900000-0000-7000-8000-000000000009' },
  ])
  await expect.element(locateText('proud · windy').first()).toBeVisible()
  const [card, , first, second] = [...document.querySelectorAll('[data-moment]')].map((one) =>
    one.getBoundingClientRect(),
  )
  expect([first?.top, second?.bottom]).toEqual([card?.top, card?.bottom])
  expect(first?.left).toBe(second?.left)
  expect(first?.height).toBe(second?.height)
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
