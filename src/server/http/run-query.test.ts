import { expect, test } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import type { Db } from '#server/db/transaction.ts'
import { ReplyHeaders } from './request-info.ts'
import type { HandlerContext, QueryRoute } from './route.ts'
import { createResponseCache, runQuery } from './run-query.ts'

const context: HandlerContext = {
  params: {},
  query: {},
  body: undefined,
  member: null,
  childVersion: null,
  now: 0,
  request: {
    header: () => undefined,
    address: '',
    url: 'http://localhost/api/things',
    path: '/api/things',
    signal: new AbortController().signal,
  },
  reply: new ReplyHeaders(),
  db: {} as Db,
}

/** A query route of which each test sets the version; it counts the runs of its handler. */
const createRoute = () => {
  const state = { version: 1, runs: 0 }
  const route: QueryRoute = {
    kind: 'query',
    endpoint: endpoint('GET', '/api/things', { summary: '' }),
    handle: async () => void state.runs++,
    etag: () => `"${state.version}"`,
  }
  return { state, route }
}

test('repeated reads of one version run the handler once', async () => {
  const { state, route } = createRoute()
  const cache = createResponseCache()
  for (let n = 0; n < 3; n++) await runQuery(route, context, new ReplyHeaders(), cache)
  expect(state.runs).toBe(1)
})

test('a newer response replaces the outdated one, so that reads after writes need no more memory', async () => {
  const { state, route } = createRoute()
  const cache = createResponseCache()
  for (; state.version <= 100; state.version++) await runQuery(route, context, new ReplyHeaders(), cache)
  expect(state.runs).toBe(100)
  expect(cache.size).toBe(1)
})
