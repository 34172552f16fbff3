import { expect, type Page } from '@playwright/test'
import { dialogViews } from './dialog-views.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'
import { messageViews } from './message-views.ts'
import { findOverflow, openView, type View } from './open-view.ts'
import { createSampleFamily } from './sample-family.ts'
import { sampleItems } from './sampling.ts'
import { createPublicViews, viewsOfSampleFamily } from './screen-views.ts'
import { findUnreadableTexts } from './text-boxes.ts'

const softExpect = expect.configure({ soft: true })

const zooms = [1, 2] as const
const narrow = { width: 320, height: 640 }
/** At 320 px the doubled text has the room of 160 px, where only the width of the page is checked. */
const readable = { 1: narrow, 2: { width: 390, height: 640 } }

/** Opens each view in Spanish, whose words are the longest, enlarges the text, and expects that it fits and can be read. */
const expectRoomForText = async (
  page: Page,
  t: Translator,
  views: readonly View[],
  zoom: (typeof zooms)[number],
): Promise<void> => {
  for (const view of views) {
    await test.step(view.name, async () => {
      await page.setViewportSize(narrow)
      await openView(page, t, 'es', view)
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        `${zoom * 100}%`,
      )
      // Floating elements are positioned again shortly after the text has grown.
      await softExpect.poll(() => findOverflow(page), view.name).toEqual([])
      await page.setViewportSize(readable[zoom])
      await softExpect.poll(() => findUnreadableTexts(page), view.name).toEqual([])
    })
  }
}

test.describe.configure({ mode: 'parallel' })

test.use({ allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}`), language: 'es' })

for (const zoom of zooms)
  test(`no screen scrolls sideways at 320 px, and no text overlaps or is cut off, with text at ${zoom * 100} % [NAV-14]`, async ({
    page,
    otherPage,
    api,
    t,
  }) => {
    test.slow()
    const { invitation } = await createSampleFamily(api)
    const views = [...viewsOfSampleFamily, ...dialogViews, ...messageViews]
    await expectRoomForText(page, t, sampleItems(zoom, zooms, views), zoom)
    await expectRoomForText(otherPage, t, sampleItems(zoom, zooms, createPublicViews(invitation)), zoom)
  })
