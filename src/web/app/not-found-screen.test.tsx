import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

test('the screen of an unknown path also leads back to the page of the app before it [PAG-4]', async () => {
  history.pushState(null, '')
  const onPop = vi.fn<() => void>()
  addEventListener('popstate', onPop, { once: true })
  await renderWithProviders(<NotFoundScreen />)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => onPop.mock.calls).toHaveLength(1)
})

test('the screen of an unknown path fits into the window of a phone on its side [PAG-4]', async () => {
  await page.viewport(772, 390)
  await renderWithProviders(<NotFoundScreen />)
  const { top, bottom } = document.querySelector('.night')?.getBoundingClientRect() ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(390)
})
