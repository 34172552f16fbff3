import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '#shared/auth/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { preventNavigations } from '#web/testing/prevent-navigations.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ConfirmedScreen } from './confirmed-screen.tsx'
import { SignOutScreen } from './sign-out-screen.tsx'

test.each([
  ['en', 'Sign out'],
  ['es', 'Cerrar la sesión'],
  ['zh', '退出登录'],
] as const)('a link to sign out shows a button that does it, in %s [ACC-24]', async (locale, name) => {
  const navigations = preventNavigations()
  const server = createFakeServer()
  server.respondWith(signOut, undefined)
  await renderWithProviders(<SignOutScreen />, { path: '/sign-out', locale })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(server.requests).toEqual([])
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => navigations.length).toBe(1)
  expect(server.requests).toMatchObject([{ method: 'POST', path: '/api/auth/sign-out' }])
})

test.each([
  ['/confirmed', 'Confirmed'],
  ['/confirmed?error=provider', 'Could not be confirmed'],
])('%s says how the confirmation at the provider ended [OID-12]', async (path, heading) => {
  await renderWithProviders(<ConfirmedScreen />, { path })
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
})
