import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signOut } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { authErrorEvent, call } from '#web/lib/api.ts'
import { readSession, writeSession } from '#web/lib/storage.ts'
import { show } from '#web/testing/show.tsx'
import { standInServer } from '#web/testing/stand-in-server.ts'
import { SignOut } from './sign-out.tsx'

test('signing out is told, empties the tab and leaves after half a second, without a word about the session', async () => {
  const server = standInServer()
  let ended = 0
  server.answers(signOut, () => {
    ended = performance.now()
    return undefined
  })
  const left: number[] = []
  const onLeave = (event: NavigateEvent) => {
    event.preventDefault()
    left.push(performance.now())
  }
  const heard = vi.fn<() => void>()
  window.addEventListener(authErrorEvent, heard)
  navigation.addEventListener('navigate', onLeave)
  onTestFinished(() => {
    window.removeEventListener(authErrorEvent, heard)
    navigation.removeEventListener('navigate', onLeave)
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
  expect((left[0] ?? 0) - ended).toBeGreaterThan(480)
})
