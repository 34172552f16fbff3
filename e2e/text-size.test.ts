import { expect, type Page } from '@playwright/test'
import { dialogViews } from './dialog-views.ts'
import { status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'
import { findOverflow, openView, type View } from './open-view.ts'
import { createSampleFamily } from './sample-family.ts'
import { sampleItems } from './sampling.ts'
import { createPublicViews, viewsOfSampleFamily } from './screen-views.ts'
import { findUnreadableTexts } from './text-boxes.ts'

const softExpect = expect.configure({ soft: true })

interface Check {
  zoom: number
  /** Returns what is wrong with a page. */
  find: (page: Page) => Promise<string[]>
}

/** Opens each view in Spanish, whose words are the longest, enlarges the text, and expects nothing wrong. */
const expectNothingWrong = async (
  page: Page,
  t: Translator,
  views: readonly View[],
  { zoom, find }: Check,
): Promise<void> => {
  for (const view of views) {
    await test.step(view.name, async () => {
      await openView(page, t, 'es', view)
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        `${zoom * 100}%`,
      )
      // Floating elements are positioned again shortly after the text has grown.
      await softExpect.poll(() => find(page), view.name).toEqual([])
    })
  }
}

const variants = ['narrow', 'narrow and enlarged', 'readable', 'enlarged and readable'] as const

const checks: Record<(typeof variants)[number], Check & { title: string; width: number }> = {
  narrow: { title: 'no screen scrolls sideways at 320 px [NAV-14]', width: 320, zoom: 1, find: findOverflow },
  'narrow and enlarged': {
    title: 'no screen scrolls sideways at 320 px with text at 200 % [NAV-14]',
    width: 320,
    zoom: 2,
    find: findOverflow,
  },
  readable: {
    title: 'no text overlaps or is cut off at 320 px [NAV-14]',
    width: 320,
    zoom: 1,
    find: findUnreadableTexts,
  },
  'enlarged and readable': {
    title: 'no text overlaps or is cut off on a phone with text at 200 % [NAV-14]',
    width: 390,
    zoom: 2,
    find: findUnreadableTexts,
  },
}

test.use({ allowedConsoleErrors: status4xxPattern, language: 'es' })

for (const variant of variants) {
  const { title, width, ...check } = checks[variant]
  test(title, async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    const views = [...viewsOfSampleFamily, ...dialogViews]
    await page.setViewportSize({ width, height: 640 })
    await otherPage.setViewportSize({ width, height: 640 })
    await expectNothingWrong(page, t, sampleItems(variant, variants, views), check)
    await expectNothingWrong(otherPage, t, sampleItems(variant, variants, createPublicViews(invitation)), check)
  })
}
