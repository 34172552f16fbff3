import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { focusHeading } from './focus.ts'

test('a heading that gets the focus after a key has no ring; a button has one', async () => {
  await renderWithProviders(
    <main>
      <h1>{'Good morning'}</h1>
      <button type="button">{'Next'}</button>
    </main>,
  )
  await userEvent.keyboard('{Tab}')
  const button = page.getByRole('button', { name: 'Next' })
  await expect.element(button).toHaveFocus()
  expect(getComputedStyle(button.element()).outlineStyle).toBe('solid')
  focusHeading()
  const heading = page.getByRole('heading', { name: 'Good morning' })
  await expect.element(heading).toHaveFocus()
  expect(getComputedStyle(heading.element()).outlineStyle).toBe('none')
})
