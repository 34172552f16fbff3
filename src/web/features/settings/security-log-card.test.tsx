import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endOtherSessions, listSessions } from '#shared/sessions/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { SecurityLogCard } from './security-log-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const luis = { id: '01b00000-0000-7000-8000-000000000002', name: 'Luis' }

test('the security log is read when it is asked for, and says what happened [ACC-54, ACC-55]', async () => {
  const server = createFakeServer()
  const agents = [{ id: '01d00000-0000-7000-8000-000000000001', kind: 'token' as const, name: 'Home Assistant' }]
  const { id, family } = userFixture({ family: { former: [luis], agents } })
  server.respondWith(listSecurityEvents, [
    { id: '6', at: '2026-11-20T10:05:00.000Z', kind: 'owner_changed', by: luis.id, subjectId: id },
    { id: '5', at: '2026-11-20T10:04:00.000Z', kind: 'token_created', by: luis.id, subjectId: agents[0]?.id ?? '' },
    { id: '4', at: '2026-11-20T10:03:00.000Z', kind: 'member_removed', by: id, subjectId: luis.id },
    { id: '3', at: '2026-11-20T10:02:00.000Z', kind: 'invitation_created', by: luis.id, subjectId: 'x' },
    { id: '2a', at: '2026-11-20T10:01:30.000Z', kind: 'second_factor_reset', count: 1, userAgent: null },
    { id: '2', at: '2026-11-20T10:01:00.000Z', kind: 'sign_in_failed', count: 3, userAgent: firefox },
    { id: '1', at: '2026-11-20T10:00:00.000Z', kind: 'signed_in', count: 1, userAgent: null },
  ])
  await renderWithProviders(<SecurityLogCard family={family} />)
  expect(server.requests).toEqual([])
  await page.getByRole('button', { name: 'View log' }).click()
  await expect.element(page.getByText('Ana removed Luis')).toBeVisible()
  // The button that was clicked is gone: the focus is where the log is.
  await expect.element(page.getByRole('region', { name: 'Security log' })).toHaveFocus()
  await expect.element(page.getByText('Ana now manages the family')).toBeVisible()
  await expect.element(page.getByText('Luis made an invitation')).toBeVisible()
  await expect.element(page.getByText('Luis made the access key “Home Assistant”')).toBeVisible()
  await expect.element(page.getByText('Two-step sign-in turned off by whoever runs this server')).toBeVisible()
  await expect.element(page.getByText('3 wrong passwords within an hour')).toBeVisible()
  await expect.element(page.getByText(/11:01 am\s· Firefox on Linux/)).toBeVisible()
  await expect.element(page.getByText('Signed in', { exact: true })).toBeVisible()
})

test('all other sessions can be ended, and each says how it began [ACC-53]', async () => {
  const server = createFakeServer()
  const used = { createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: '2026-11-20T08:00:00.000Z', userAgent: firefox }
  server.respondWith(listSessions, [
    { id: 'session-1', current: true, method: 'provider', ...used },
    { id: 'session-2', current: false, method: null, ...used },
  ])
  server.respondWith(endOtherSessions, undefined)
  await renderWithProviders(<SessionsCard />)
  await expect.element(page.getByText(/this device, in use now\s· signed in through another service/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.element(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  expect(server.requests.find(({ method }) => method === 'DELETE')?.path).toBe('/api/auth/sessions')
})
