import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { startLanguage } from '#web/i18n/language.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { NavigationRail } from './navigation-rail.tsx'

const rail = page.getByRole('navigation', { name: 'Main menu' })

const listCurrent = () => [...rail.element().querySelectorAll('[aria-current=page]')].map((one) => one.textContent)

test('the rail leads to the areas, each of which is current on its screen, where home is not [NAV-22]', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(390, 844))
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  const { currentPath } = await renderWithProviders(<NavigationRail />, { path: '/habits' })
  const moments = rail.getByRole('link', { name: 'Moments' })
  await expect.element(moments).toBeVisible()
  expect(listCurrent()).toEqual(['Habits'])
  await moments.click()
  expect(currentPath()).toBe('/moments')
  expect(listCurrent()).toEqual(['Moments'])
  await rail.getByRole('link', { name: 'Home' }).click()
  expect(listCurrent()).toEqual(['Home'])
})
