import { expect, type Page } from '@playwright/test'
import { openView } from './open-view.ts'
import { createSampleFamily } from './sample-family.ts'
import { viewsOfSampleFamily } from './screen-views.ts'
import { test } from './fixtures.ts'
import { sampleFirst } from './sampling.ts'

/** Returns the texts and controls of the content that are under the part of Glim's button that stands out of the bar. */
const findUnderGlim = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ringPx = 5
    const glim = document.querySelector('[data-glim]')?.getBoundingClientRect()
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    if (!glim || !bar || glim.top >= bar.top) return []
    const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 &&
      left < glim.right + ringPx &&
      right > glim.left - ringPx &&
      bottom > glim.top - ringPx &&
      top < bar.top
    const rectsOf = (node: Node): DOMRect[] => {
      if (node instanceof Element)
        return node.matches('a, button, input, select, textarea, summary') ? [...node.getClientRects()] : []
      const range = document.createRange()
      range.selectNodeContents(node)
      return node.textContent?.trim() ? [...range.getClientRects()] : []
    }
    const main = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (rectsOf(node).some(isUnder)) found.push(`${node.nodeName}: ${node.textContent?.slice(0, 40)}`)
    }
    return found
  })

for (const [width, height] of sampleFirst([
  [360, 640],
  [390, 844],
] as const)) {
  test(`Glim’s button covers no text and no control of any screen, ${width} px wide [NAV-18]`, async ({
    page,
    api,
    t,
  }) => {
    await page.setViewportSize({ width, height })
    await createSampleFamily(api)
    for (const view of viewsOfSampleFamily) {
      await openView(page, t, 'en', view)
      await expect.poll(() => findUnderGlim(page), `${view.name}, at its start`).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => findUnderGlim(page), `${view.name}, at its end`).toEqual([])
    }
  })
}

test('Glim’s button keeps its size, whatever is behind it [NAV-18]', async ({ page, api }) => {
  await createSampleFamily(api)
  await page.goto('/en')
  const glim = page.locator('[data-glim]')
  await expect(page.locator('[data-act]').first()).toBeAttached()
  const start = await glim.boundingBox()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await glim.boundingBox()).toEqual(start)
})
