import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { passTime } from '#web/testing/clock.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { QueryContent } from './query-content.tsx'
import { read } from './query.ts'
import { setReachable } from './reachability.ts'

/** Replaces `fetch` by a server that leaves requests open, and the timers by fake ones. */
const createSilentServer = () => {
  const open: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('health')) return Promise.resolve(Response.json({ status: 'ok' }))
    const request = Promise.withResolvers<Response>()
    open.push(request)
    return request.promise
  })
  return open
}

const respondWith = (name: string) => Response.json([childFixture({ name })])

function Names() {
  const query = useQuery(read(listChildren))
  return (
    <QueryContent query={query} title="No names" skeleton={null}>
      {(children) => children.map(({ name }) => <p key={name}>{name}</p>)}
    </QueryContent>
  )
}

const retry = page.getByRole('button', { name: 'Try again' })

test('within five seconds a part that does not load offers to try again; a late response still fills it [STT-14]', async () => {
  const open = createSilentServer()
  await renderWithProviders(<Names />)
  await passTime(4000)
  expect(retry.query()).toBeNull()
  await passTime(900)
  await expect.element(page.getByText('This is taking a while')).toBeVisible()
  await expect.element(retry).toBeVisible()
  open[0]?.resolve(respondWith('Mia'))
  await expect.element(page.getByText('Mia')).toBeVisible()
  expect(retry.query()).toBeNull()
})

test('trying again sends another request, and the first response counts [STT-14]', async () => {
  const open = createSilentServer()
  await renderWithProviders(<Names />)
  await passTime(5000)
  await retry.click()
  await expect.element(page.getByText('Lighting up…')).toBeInTheDocument()
  expect(open).toHaveLength(2)
  open[0]?.reject(new TypeError('gone'))
  await passTime(0)
  open[1]?.resolve(respondWith('Leo'))
  await expect.element(page.getByText('Leo')).toBeVisible()
})

test('a part without a response is requested again when the network is back [STT-14]', async () => {
  const open = createSilentServer()
  await renderWithProviders(<Names />)
  setReachable(false)
  await passTime(2000)
  await expect.element(retry).toBeVisible()
  setReachable(true)
  expect(open).toHaveLength(2)
  open[1]?.resolve(respondWith('Noa'))
  await expect.element(page.getByText('Noa')).toBeVisible()
})
