import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { listChildren } from '#shared/children/contract.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { dayIn } from '#shared/time/day.ts'
import { award, signUpFamily } from './family.ts'
import { dialogViews } from './dialog-views.ts'
import { createSampleFamily } from './sample-family.ts'
import { messageViews, soundOfferView } from './message-views.ts'
import { openView, type View } from './open-view.ts'
import {
  viewsWithoutChildren,
  createPublicViews,
  doneViews,
  eveningViews,
  failedViews,
  viewsOfSampleFamily,
  viewsWithNewChild,
} from './screen-views.ts'
import { setHour } from './set-hour.ts'
import { isFullRun, sampleItems } from './sampling.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

/** Waits until no animation or transition runs; those of an opened dialog start in the next frame. */
const waitForAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const willEnd = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    const animations = document.getAnimations().filter(willEnd)
    await Promise.allSettled(animations.map((one) => one.finished))
  })
}

/** Returns the violations that axe finds in a theme, with their elements. */
const findViolations = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme })
  await waitForAnimations(page)
  // The focus guards of a menu only pass the focus on.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${theme}: ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
    )
}

const softExpect = expect.configure({ soft: true })

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/**
 * Expects no violations in each view: in `npm test` each in one size and theme, so that all pairs of language, size and theme
 * occur; if `isFullRun` in all sizes and themes.
 */
const expectAccessible = async (page: Page, t: Translator, language: Locale, views: readonly View[]): Promise<void> => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [n, view] of views.entries()) {
    const possible = sizes.filter(({ width }) => width <= (view.maxWidth ?? Infinity))
    const sample = possible[(locales.indexOf(language) + n) % possible.length]
    const isDarkFirst = Math.floor(n / sizes.length) % 2 === 1
    for (const size of possible.filter((one) => isFullRun || one === sample)) {
      const name = `${view.name} at ${size.width} px`
      await test.step(name, async () => {
        await page.setViewportSize(size)
        // A view is opened in its theme: colors that change while axe reads them have no contrast of their own.
        await page.emulateMedia({ colorScheme: isDarkFirst ? 'dark' : 'light' })
        await openView(page, t, language, view)
        expect.soft(await findViolations(page, isDarkFirst ? 'dark' : 'light'), name).toEqual([])
        if (!isFullRun) return
        // Colors change a moment after the theme.
        await softExpect.poll(async () => findViolations(page, isDarkFirst ? 'light' : 'dark'), name).toEqual([])
      })
    }
  }
}

test.describe.configure({ mode: 'parallel' })

test.describe('every screen passes the accessibility checks', () => {
  test.use({ allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|status of 503`) })

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

      test('in the evening [HOM-19]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await setHour(page, 19)
        await expectAccessible(page, t, language, sampleItems(language, locales, eveningViews))
      })

      test('when all is done for today [HOM-28, JOY-10]', async ({ page, api, t }) => {
        const { children } = await signUpFamily(api, ['Mia', 'Leo'])
        for (const { id: childId } of children) {
          const { id } = await api(addHabit, { body: { childId, title: 'Brush teeth', difficulty: 'easy' } })
          await api(checkIn, { params: { habitId: id }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
        }
        await setHour(page, 19)
        await expectAccessible(page, t, language, sampleItems(language, locales, doneViews))
      })

      test('where a screen does not load [STT-14]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await page.route('**/api/activities/**', (route) => route.fulfill({ status: 503 }))
        await expectAccessible(page, t, language, sampleItems(language, locales, failedViews))
      })

      test('with a message [STT-9]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        const [mia] = await api(listChildren, {})
        // The badge of the tenth deed would cover a message.
        for (let n = 0; n < 10; n++) await award(api, { id: mia?.id ?? '' }, 'Set the table', 1)
        await expectAccessible(page, t, language, sampleItems(language, locales, [...messageViews, soundOfferView]))
      })

      test('in dialogs and menus [DLG-1]', async ({ page, api, t }) => {
        await createSampleFamily(api)
        await expectAccessible(page, t, language, sampleItems(language, locales, dialogViews))
      })
    })
  }
})
