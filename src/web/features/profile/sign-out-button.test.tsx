import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { authErrorEvent, call } from '#web/lib/api.ts'
import { signOutMessageMs } from '#web/lib/leave-app.ts'
import { readDeviceValue, readSessionValue, writeDeviceValue, writeSessionValue } from '#web/lib/storage.ts'
import { holdTimersFrom, passTime } from '#web/testing/clock.ts'
import { preventNavigations } from '#web/testing/prevent-navigations.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { SignOutButton } from './sign-out-button.tsx'

test('signing out shows a toast, clears the session storage and what the device keeps about the family, and leaves after half a second, without an auth error [CON-20, NAV-12, STO-1, STO-2]', async () => {
  const server = createFakeServer()
  server.respondWith(signOut, undefined)
  holdTimersFrom(signOutMessageMs)
  const navigations = preventNavigations()
  const onAuthError = vi.fn<() => void>()
  window.addEventListener(authErrorEvent, onAuthError)
  onTestFinished(() => window.removeEventListener(authErrorEvent, onAuthError))
  await renderWithProviders(<SignOutButton />)
  writeSessionValue('draft.reward', { title: 'Kite' })
  writeDeviceValue('child', childFixture().id)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Signed out').first()).toBeVisible()
  expect(readSessionValue('draft.reward')).toBeUndefined()
  expect(readDeviceValue('child')).toBeNull()
  server.rejectWith(listChildren, 'signed_out')
  await expect(call(listChildren, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(onAuthError).not.toHaveBeenCalled()
  await passTime(signOutMessageMs - 1)
  expect(navigations).toEqual([])
  await passTime(1)
  await expect.poll(() => navigations.length).toBe(1)
  // A page restored from the back/forward cache reloads.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => navigations.map(({ type }) => type)).toEqual(['push', 'reload'])
})
