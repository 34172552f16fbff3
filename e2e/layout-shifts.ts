import { expect, type Page } from '@playwright/test'

interface Watch {
  shifts: { value: number; at: number; moved: string[] }[]
  said: { text: string; at: number }[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** How long after the answer to an act nothing may jump, in milliseconds. */
const watchedMs = 2000

/** The greatest sum of layout shifts after an act. */
const maxShift = 0.02

/**
 * Makes pages record layout shifts, also those soon after input, and what live regions say. Shifts of flying layers and
 * behind the sky of good night do not count.
 */
export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watch: Watch = { shifts: [], said: [] }
    window.watch = watch
    const describe = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName ?? ''} ${element?.textContent?.slice(0, 30) ?? ''}`
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`
    const isFlying = (node: Node | null): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('.flying-light, [data-flying]'))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[]) {
        const sources = entry.sources.filter(({ node }) => !isFlying(node))
        const isCovered = document.querySelector('[data-good-night][data-covering]') !== null
        if (sources.length === 0 || isCovered) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${describe(node)}: ${place(previousRect)} to ${place(currentRect)}`,
        )
        watch.shifts.push({ value: entry.value, at: entry.startTime, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const text = [...addedNodes].map((node) => node.textContent).join(' ')
        const isSaid = [target, ...addedNodes].some((node) => node instanceof Element && node.closest(regions))
        if (isSaid && text) watch.said.push({ text, at: performance.now() })
      }
    }).observe(document, { subtree: true, childList: true })
  })
}

interface ExpectedAnswer {
  /** Waits until the act has been answered. */
  until: () => Promise<unknown>
  /** A text that a live region says once. */
  says?: string
}

/** Acts, and expects that nothing jumps from then until two seconds after the answer, and that the answer is said once. */
export const expectNothingJumps = async (
  page: Page,
  act: () => Promise<unknown>,
  { until, says }: ExpectedAnswer,
): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  const start = await page.evaluate(() => performance.now())
  await act()
  await until()
  const answered = await page.evaluate(() => performance.now())
  await page.waitForFunction((end) => performance.now() > end, answered + watchedMs)
  const { shifts, said } = await page.evaluate(() => window.watch)
  const jumps = shifts.filter(({ at }) => at >= start)
  const total = jumps.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(jumps, null, 1)).toBeLessThanOrEqual(maxShift)
  if (says === undefined) return
  const answers = said.filter(({ at, text }) => at >= start && text.includes(says))
  expect(answers.map(({ text }) => text)).toHaveLength(1)
}
