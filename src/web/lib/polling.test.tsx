import { focusManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { leaveApp } from './leave-app.ts'
import { passTime } from '#web/testing/clock.ts'
import { createQueryClient, read, readPolled } from './query.ts'

const mia = '01900000-0000-7000-8000-000000000001'
const ofMia = { params: { childId: mia } }

/** Renders a query with a client, a server that counts requests, and fake timers. */
const renderPolling = async (...options: { queryKey: readonly unknown[] }[]) => {
  const requestedUrls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url)
    return url.includes('badges') ? new Response('', { status: 503 }) : Response.json([])
  })
  const client = createQueryClient()
  client.mount()
  focusManager.setFocused(true)
  const leave = options.map((one) => new QueryObserver(client, one).subscribe(() => undefined))
  onTestFinished(() => {
    for (const end of leave) end()
    client.clear()
    client.unmount()
  })
  const untilIdle = async () => {
    await expect.poll(() => client.isFetching()).toBe(0)
  }
  await untilIdle()
  requestedUrls.length = 0
  return { requestedUrls, untilIdle }
}

test('queries are not refetched after a failure, over time or on focus [STT-3]', async () => {
  const { requestedUrls } = await renderPolling(read(listChildren), read(listBadges, ofMia))
  await passTime(3_600_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  window.dispatchEvent(new Event('online'))
  await passTime(10_000)
  expect(requestedUrls).toEqual([])
})

test('polls every five seconds and on focus, only while the tab is visible [CON-15, STT-4]', async () => {
  const { requestedUrls, untilIdle } = await renderPolling(readPolled(listActivities, { ...ofMia, query: {} }, mia))
  await passTime(4900)
  expect(requestedUrls).toHaveLength(0)
  await passTime(200)
  for (const count of [1, 2, 3]) {
    expect(requestedUrls).toHaveLength(count)
    await untilIdle()
    if (count < 3) await passTime(5000)
  }
  focusManager.setFocused(false)
  await passTime(60_000)
  expect(requestedUrls).toHaveLength(3)
  focusManager.setFocused(true)
  await passTime(10)
  expect(requestedUrls).toHaveLength(4)
})

test('nothing is polled once the app is being left [NAV-12]', async () => {
  const { requestedUrls } = await renderPolling(readPolled(listActivities, { ...ofMia, query: {} }, mia))
  void leaveApp(3_600_000)
  await passTime(60_000)
  expect(requestedUrls).toEqual([])
})
