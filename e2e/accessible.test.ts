import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { locales } from '#shared/locale/locale.ts'
import { createFamily } from './family.ts'
import { keepCelebrationsOpen, dialogViews } from './dialogs.ts'
import { createSampleFamily } from './sample-family.ts'
import { findOverflow, openView, type View } from './open-view.ts'
import { viewsWithoutChildren, publicViews, memberViews, emptyViews } from './screens.ts'
import { sampleFor } from './sampling.ts'
import { clientErrors, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

/** Waits until no animation or transition runs. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const isEnding = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    const ending = document.getAnimations().filter(isEnding)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** Returns the violations that axe finds, with their elements. Themes differ in colours only, so that the second is checked for those. */
const barriers = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await atRest(page)
  // The focus guards of a menu only pass the focus on.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('[data-base-ui-focus-guard]')
  const { violations } = await (
    theme === 'light' ? axe : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const seeNoBarriers = async (page: Page, t: Translator, locale: string, looks: readonly View[]): Promise<void> => {
  for (const look of looks) {
    await test.step(look.name, async () => {
      await openView(page, t, locale, look)
      expect.soft(await barriers(page, 'light'), look.name).toEqual([])
      expect.soft(await barriers(page, 'dark'), look.name).toEqual([])
    })
  }
}

const narrow = { width: 320, height: 640 }

const softly = expect.configure({ soft: true })

const seeThatItFits = async (
  page: Page,
  t: Translator,
  locale: string,
  looks: readonly View[],
  zoom = 1,
): Promise<void> => {
  for (const look of looks) {
    await test.step(look.name, async () => {
      await openView(page, t, locale, look)
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        `${zoom * 100}%`,
      )
      // Floating elements are positioned again shortly after the text has grown.
      await softly.poll(() => findOverflow(page), look.name).toEqual([])
    })
  }
}

const zooms = [1, 2]

const forMembers = [...memberViews, ...dialogViews]

test.describe('every screen passes the accessibility checks', () => {
  test.use({ allowedConsoleErrors: clientErrors })

  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language })

      test('before signing in', async ({ page, otherPage, api, t }) => {
        const { invitation } = await createSampleFamily(api)
        await seeNoBarriers(otherPage, t, language, sampleFor(language, locales, publicViews(invitation)))
        await page.close()
      })

      test('before the first child', async ({ page, api, t }) => {
        await createFamily(api, [])
        await seeNoBarriers(page, t, language, sampleFor(language, locales, viewsWithoutChildren))
      })

      test('with a child and nothing else', async ({ page, api, t }) => {
        await createFamily(api, ['Mia'])
        await seeNoBarriers(page, t, language, sampleFor(language, locales, emptyViews))
      })

      test('in a family [GEN-5]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await seeNoBarriers(page, t, language, sampleFor(language, locales, memberViews))
      })

      test('in dialogs and menus [DLG-1]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await keepCelebrationsOpen(page)
        await seeNoBarriers(page, t, language, sampleFor(language, locales, dialogViews))
      })
    })
  }

  test('in a wide window', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize({ width: 1280, height: 800 })
    await otherPage.setViewportSize({ width: 1280, height: 800 })
    await seeNoBarriers(page, t, 'en', sampleFor(1, [0, 1], memberViews))
    await seeNoBarriers(otherPage, t, 'en', publicViews(invitation).slice(0, 3))
  })
})

test.describe('no screen scrolls horizontally', () => {
  test.use({ allowedConsoleErrors: clientErrors, language: 'es' })

  test('at 320 px in Spanish [NAV-14]', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize(narrow)
    await otherPage.setViewportSize(narrow)
    await keepCelebrationsOpen(page)
    await seeThatItFits(page, t, 'es', sampleFor(1, zooms, forMembers))
    await seeThatItFits(otherPage, t, 'es', sampleFor(1, zooms, publicViews(invitation)))
  })

  test('at 320 px with text at 200 % [NAV-14]', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize(narrow)
    await otherPage.setViewportSize(narrow)
    await keepCelebrationsOpen(page)
    await seeThatItFits(page, t, 'es', sampleFor(2, zooms, forMembers), 2)
    await seeThatItFits(otherPage, t, 'es', sampleFor(2, zooms, publicViews(invitation)), 2)
  })
})
