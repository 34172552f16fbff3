import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { listRewards } from '#shared/rewards/contract.ts'
import { createCommand, sendCommand } from './command.ts'
import { createQueryClient, queryKeyOf, read, updateCached, readPolled } from './query.ts'

const mia = '01900000-0000-7000-8000-000000000001'
const leo = '01900000-0000-7000-8000-000000000002'
const ofMia = { params: { childId: mia } }
const activitiesOfMia = { ...ofMia, query: {} }

let client: QueryClient
let requests: string[]
let etag: string
let isGone: boolean
const stop: (() => void)[] = []

const createResponse = (url: string, headers: Headers): Response => {
  if (isGone && url.includes(mia)) return new Response('{"code":"not_found"}', { status: 404 })
  if (url.startsWith('/api/activities') && headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304 })
  }
  return new Response('[]', { headers: url.startsWith('/api/activities') ? { etag } : {} })
}

beforeEach(() => {
  client = createQueryClient()
  requests = []
  isGone = false
  etag = `"${Math.random()}"`
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    requests.push(`${method} ${url}`)
    return createResponse(url, new Headers(headers))
  })
})

afterEach(() => {
  for (const end of stop.splice(0)) end()
  client.clear()
  vi.unstubAllGlobals()
})

const renderQuery = async (...options: { queryKey: readonly unknown[] }[]) => {
  for (const shown of options) stop.push(new QueryObserver(client, shown).subscribe(() => undefined))
  await expect.poll(() => client.isFetching()).toBe(0)
  requests = []
}

const addLeo = (update = () => undefined as void) =>
  new MutationObserver(client, {
    mutationFn: async () => {
      await sendCommand(createCommand(addChild, { body: { name: 'Leo' } }))
      update()
    },
  }).mutate()

test('a key is the path, then the query', () => {
  expect(queryKeyOf(listChildren)).toEqual(['api', 'children'])
  expect(queryKeyOf(listBadges, ofMia)).toEqual(['api', 'badges', mia])
  expect(queryKeyOf(listRewards, { query: { childId: mia } })).toEqual(['api', 'rewards', { childId: mia }])
})

test('a write refreshes everything on screen [RWD-31, STT-6]', async () => {
  await renderQuery(read(listChildren), read(listBadges, ofMia))
  await addLeo()
  await expect.poll(() => requests).toHaveLength(3)
  expect(requests.toSorted()).toEqual([`GET /api/badges/${mia}`, 'GET /api/children', 'POST /api/children'])
})

test('a cached response updated by a write is refetched when it is shown [STT-6]', async () => {
  const children = read(listChildren)
  await client.query(children)
  await addLeo(() => updateCached(client, listChildren, {}, (cached) => cached))
  await renderQuery()
  stop.push(new QueryObserver(client, children).subscribe(() => undefined))
  await expect.poll(() => requests).toEqual(['GET /api/children'])
})

test('an unchanged response to the poll refreshes nothing [STT-5]', async () => {
  const poll = readPolled(listActivities, activitiesOfMia, mia, queryKeyOf(listChildren))
  await renderQuery(poll, read(listChildren), read(listBadges, ofMia))
  await client.refetchQueries({ queryKey: poll.queryKey })
  expect(requests).toEqual([`GET /api/activities/${mia}`])
})

test('a new response to the poll refreshes the queries on screen of that child only [STT-5]', async () => {
  const poll = readPolled(listActivities, activitiesOfMia, mia, queryKeyOf(listChildren))
  const rewards = read(listRewards, { query: { childId: mia } })
  await renderQuery(poll, read(listChildren), rewards, read(listBadges, { params: { childId: leo } }))
  etag = '"changed elsewhere"'
  await client.refetchQueries({ queryKey: poll.queryKey })
  await expect.poll(() => requests).toHaveLength(3)
  expect(requests).toEqual([`GET /api/activities/${mia}`, `GET /api/rewards?childId=${mia}`, 'GET /api/children'])
})

test('a 404 for the poll of a child refreshes the list of children', async () => {
  const poll = readPolled(listActivities, activitiesOfMia, mia, queryKeyOf(listChildren))
  await renderQuery(poll, read(listChildren), read(listBadges, ofMia))
  isGone = true
  await client.refetchQueries({ queryKey: poll.queryKey })
  await expect.poll(() => requests).toEqual([`GET /api/activities/${mia}`, 'GET /api/children'])
})
