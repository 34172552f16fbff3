import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setReachable } from '#web/lib/reachability.ts'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { OfflineBanner } from './offline-banner.tsx'

test('detects that the server is reachable again, on a page without other requests [STO-4]', async () => {
  let isBack = false
  vi.stubGlobal('fetch', async () => {
    if (!isBack) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'ok' })
  })
  setReachable(false)
  await renderWithProviders(<OfflineBanner />)
  const banner = page.getByRole('status').filter({ hasText: 'No connection' })
  await expect.element(banner).toBeVisible()
  await passTime(11_000)
  await expect.element(banner).toBeVisible()
  isBack = true
  await passTime(6000)
  await expect.poll(() => banner.query()).toBeNull()
})
