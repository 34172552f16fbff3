import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { authErrorEvent, call } from '#web/lib/api.ts'
import { readSession, writeSession } from '#web/lib/storage.ts'
import { preventNavigations } from '#web/testing/navigations.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { SignOut } from './sign-out.tsx'

test('signing out is told, empties the tab and leaves after half a second, without a word about the session [CON-20, NAV-12, STO-2]', async () => {
  const server = standInServer()
  let ended = 0
  server.answers(signOut, () => {
    ended = performance.now()
    return undefined
  })
  const left = preventNavigations()
  const heard = vi.fn<() => void>()
  window.addEventListener(authErrorEvent, heard)
  onTestFinished(() => {
    window.removeEventListener(authErrorEvent, heard)
  })
  await show(<SignOut />)
  writeSession('draft.reward', { title: 'Kite' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Signed out').first()).toBeVisible()
  expect(readSession('draft.reward')).toBeUndefined()
  server.refuses(listChildren, 'signed_out')
  await expect(call(listChildren, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(heard).not.toHaveBeenCalled()
  await expect.poll(() => left.length).toBe(1)
  expect((left[0]?.at ?? 0) - ended).toBeGreaterThan(480)
  // Whoever comes back loads the page anew.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => left.map(({ type }) => type)).toEqual(['push', 'reload'])
})
