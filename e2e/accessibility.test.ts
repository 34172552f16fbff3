import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { locales } from '#shared/locale/locale.ts'
import { signUpFamily } from './family.ts'
import { dialogViews } from './dialog-views.ts'
import { createSampleFamily } from './sample-family.ts'
import { findOverflow, openView, type View } from './open-view.ts'
import { viewsWithoutChildren, createPublicViews, viewsOfSampleFamily, viewsWithNewChild } from './screen-views.ts'
import { isFullRun, sampleItems } from './sampling.ts'
import { status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

/** Waits until no animation or transition runs. */
const waitForAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const willEnd = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    const animations = document.getAnimations().filter(willEnd)
    await Promise.allSettled(animations.map((one) => one.finished))
  })
}

const themes = ['light', 'dark'] as const

/** Returns the violations that axe finds, with their elements: of all rules, or of those for colours. */
const findViolations = async (
  page: Page,
  theme: (typeof themes)[number],
  rules: 'all' | 'colors',
): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await waitForAnimations(page)
  // The focus guards of a menu only pass the focus on.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await (
    rules === 'all' ? axe : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Expects no violations in each view, in one theme by turns; if `isFullRun`, also none of colour rules in the other theme. */
const expectAccessible = async (page: Page, t: Translator, locale: string, views: readonly View[]): Promise<void> => {
  for (const [n, view] of views.entries()) {
    const [first, second] = n % 2 === 0 ? themes : themes.toReversed()
    await test.step(view.name, async () => {
      await openView(page, t, locale, view)
      expect.soft(await findViolations(page, first, 'all'), view.name).toEqual([])
      if (isFullRun) expect.soft(await findViolations(page, second, 'colors'), view.name).toEqual([])
    })
  }
}

const narrowViewport = { width: 320, height: 640 }

const softExpect = expect.configure({ soft: true })

const expectNoOverflow = async (
  page: Page,
  t: Translator,
  locale: string,
  views: readonly View[],
  zoom = 1,
): Promise<void> => {
  for (const view of views) {
    await test.step(view.name, async () => {
      await openView(page, t, locale, view)
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        `${zoom * 100}%`,
      )
      // Floating elements are positioned again shortly after the text has grown.
      await softExpect.poll(() => findOverflow(page), view.name).toEqual([])
    })
  }
}

const zooms = [1, 2]

const signedInViews = [...viewsOfSampleFamily, ...dialogViews]

test.describe('every screen passes the accessibility checks', () => {
  test.use({ allowedConsoleErrors: status4xxPattern })

  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language })

      test('before signing in', async ({ page, otherPage, api, t }) => {
        const { invitation } = await createSampleFamily(api)
        await expectAccessible(otherPage, t, language, sampleItems(language, locales, createPublicViews(invitation)))
        await page.close()
      })

      test('before the first child', async ({ page, api, t }) => {
        await signUpFamily(api, [])
        await expectAccessible(page, t, language, sampleItems(language, locales, viewsWithoutChildren))
      })

      test('with a child and nothing else', async ({ page, api, t }) => {
        await signUpFamily(api, ['Mia'])
        await expectAccessible(page, t, language, sampleItems(language, locales, viewsWithNewChild))
      })

      test('in a family [GEN-5]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await expectAccessible(page, t, language, sampleItems(language, locales, viewsOfSampleFamily))
      })

      test('in dialogs and menus [DLG-1]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await expectAccessible(page, t, language, sampleItems(language, locales, dialogViews))
      })
    })
  }

  test('in a wide window', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize({ width: 1280, height: 800 })
    await otherPage.setViewportSize({ width: 1280, height: 800 })
    await expectAccessible(page, t, 'en', sampleItems(1, [0, 1], viewsOfSampleFamily))
    await expectAccessible(otherPage, t, 'en', createPublicViews(invitation).slice(0, 3))
  })
})

test.describe('no screen scrolls horizontally', () => {
  test.use({ allowedConsoleErrors: status4xxPattern, language: 'es' })

  test('at 320 px in Spanish [NAV-14]', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize(narrowViewport)
    await otherPage.setViewportSize(narrowViewport)
    await expectNoOverflow(page, t, 'es', sampleItems(1, zooms, signedInViews))
    await expectNoOverflow(otherPage, t, 'es', sampleItems(1, zooms, createPublicViews(invitation)))
  })

  test('at 320 px with text at 200 % [NAV-14]', async ({ page, otherPage, api, t }) => {
    const { invitation } = await createSampleFamily(api)
    await page.setViewportSize(narrowViewport)
    await otherPage.setViewportSize(narrowViewport)
    await expectNoOverflow(page, t, 'es', sampleItems(2, zooms, signedInViews), 2)
    await expectNoOverflow(otherPage, t, 'es', sampleItems(2, zooms, createPublicViews(invitation)), 2)
  })
})
