import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Habit } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { locateButton, renderHabitsScreen } from '#web/testing/render-habits-screen.tsx'

const openAt = async (width: number, locale: Locale = 'en', others: Habit[] = []) => {
  await page.viewport(width, 740)
  await renderHabitsScreen([habitFixture({ targetDays: 100 }, [1, 2]), ...others], { locale })
}

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()
const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2

const bar = page.getByRole('progressbar')

test.each(['en', 'es', 'zh'] as const)(
  'the button for today stands beside the progress at 328 px of the page, middle to middle, in %s [HAB-40]',
  async (locale) => {
    await openAt(328, locale)
    const button = boxOf(
      page
        .getByRole('listitem')
        .getByRole('button')
        .filter({ hasText: /Check in|Marcar hoy|打卡/ }),
    )
    const progress = bar.element().parentElement?.getBoundingClientRect()
    expect(progress && middleOf(progress)).toBeCloseTo(middleOf(button), 0)
    expect(boxOf(bar).right).toBeLessThan(button.left)
  },
)

test('where the button does not fit beside the progress, it has the whole width [HAB-40]', async () => {
  await openAt(220, 'es')
  const button = boxOf(locateButton(/^Marcar hoy como hecho/))
  expect(button.left).toBeCloseTo(boxOf(bar).left, 0)
  expect(button.right).toBeCloseTo(boxOf(bar).right, 0)
})

test.each([328, 358, 400])('the ring of today ends where the button does at %i px [HAB-40]', async (width) => {
  await openAt(width)
  const ring = document.querySelector('[data-day="open"]')?.getBoundingClientRect()
  expect(ring?.right).toBeCloseTo(boxOf(locateButton(/^Check in today/)).right, 0)
})

test.each([328, 358, 500])(
  'at %i px Done today is a pill of 44 px as wide as the button, with Undo at its end behind a line [HAB-69]',
  async (width) => {
    const id = '01d00000-0000-7000-8000-000000000002'
    await openAt(width, 'en', [habitFixture({ id, title: 'Make the bed', targetDays: 100 }, [0, 1])])
    const words = page.getByText('Done today', { exact: true }).last()
    const pill = words.element().parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    expect(pill.width).toBeCloseTo(boxOf(locateButton(/^Check in today/)).width, 0)
    expect(pill.height).toBe(44)
    const undo = boxOf(locateButton('Undo: Make the bed, Mia'))
    expect([undo.right, undo.top, undo.bottom]).toEqual([pill.right, pill.top, pill.bottom])
    expect(undo.width).toBeGreaterThanOrEqual(44)
    expect(boxOf(words).right).toBeLessThan(undo.left)
  },
)
