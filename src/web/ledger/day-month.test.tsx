import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { DayMonth } from './day-month.tsx'

const button = (name: RegExp) => page.getByRole('button', { name })

test('the arrow keys move by a day or a week, into the month beside it, and not out of reach [NAV-13]', async () => {
  const chosen: string[] = []
  await renderWithProviders(
    <DayMonth
      from="2026-11-02"
      min="2026-10-20"
      max="2026-11-23"
      today="2026-11-23"
      onChoose={(day) => chosen.push(day)}
    />,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button(/^Monday 2 November/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(button(/^Tuesday 10 November/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(button(/^Tuesday 27 October/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}')
  expect(chosen).toEqual(['2026-10-20'])
  await userEvent.tab()
  expect(document.activeElement?.closest('table')).toBeNull()
})

test('where the chosen day is out of reach, today is in the tab order [NAV-13]', async () => {
  await renderWithProviders(
    <DayMonth from="2026-10-02" min="2026-11-23" today="2026-11-23" onChoose={() => undefined} />,
  )
  await expect.element(button(/^Monday 23 November/)).toHaveAttribute('tabindex', '0')
  await expect.element(button(/^Monday 23 November/)).toBeEnabled()
})
