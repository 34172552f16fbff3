import { AsyncLocalStorage } from 'node:async_hooks'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import * as z from 'zod'
import { expect, inject, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { toPathShape } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { hourMs } from '#shared/time/duration.ts'
import type { Database } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { verify } from '#server/ledger/verify.ts'
import { sampleRequestOf, endpointName } from '#server/testing/sample-requests.ts'
import {
  createRequestMutationsArbitrary,
  createMutatedRequest,
  type RequestMutations,
} from '#server/testing/mutated-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { createOpenApiDocument } from './openapi.ts'

const requestCount = sampleSize(1200, 200_000)
const concurrency = 8
const requestsPerFamily = 400
const maxReported = 20

/** The number of writing transactions of the request under way, separate for concurrent ones. */
const requestUnderWay = new AsyncLocalStorage<{ writes: number }>()

// The number of changed rows of the connection, or whether the transaction wrote: it differs after a change.
const changeCountQuery = sql<{ so: unknown }>`select ${sql.raw(
  inject('database') === 'sqlite' ? 'total_changes()' : 'pg_current_xact_id_if_assigned()::text',
)} as so`

const readChangeCount = async (tx: Tx) => (await changeCountQuery.execute(tx)).rows[0]?.so

const countWrites = (database: Database): Database => ({
  ...database,
  transact: async (work) => {
    let writes = 0
    const done = await database.transact(async (tx) => {
      const before = await readChangeCount(tx)
      const outcome = await work(tx)
      writes = before === (await readChangeCount(tx)) ? 0 : 1
      return outcome
    })
    const request = requestUnderWay.getStore()
    if (request) request.writes += writes
    return done
  },
})

type Operation = ReturnType<typeof createOpenApiDocument>['paths'][string][string]

const jsonText = z.string().transform((text, at) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    at.addIssue('this is no JSON')
    return z.NEVER
  }
})

/** Returns a function that tells whether the OpenAPI document has such a response of an endpoint. */
const createResponseCheck = () => {
  const { paths, components } = createOpenApiDocument('test')
  const problem = z.fromJSONSchema(components.schemas.Problem)
  const shapes = new Map(Object.entries(paths).map(([path, of]) => [path.replace(/\{\w+\}/g, '{}'), of]))
  const withContent = z.object({
    content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })),
  })
  const schemaIn = ({ responses }: Operation, status: number) => {
    const content = withContent.safeParse(new Map<string, unknown>(Object.entries(responses)).get(String(status)))
    const [schema] = Object.values(content.data?.content ?? {})
    return schema ? z.fromJSONSchema(schema.schema) : null
  }
  const answers = new Map(
    allEndpoints.map((e) => {
      const operation = shapes.get(toPathShape(e))?.[e.method.toLowerCase()]
      if (!operation) throw new Error(`${endpointName(e)} is not published`)
      return [e, schemaIn(operation, e.status)]
    }),
  )
  return (e: Endpoint, status: number, text: string): boolean => {
    if (status >= 400) return jsonText.pipe(problem).safeParse(text).success
    if (status === 304) return e.etag === true && text === ''
    const schema = answers.get(e)
    if (status !== e.status) return false
    if (!schema) return text === ''
    const parts = e.stream ? text.split('\n\n').filter(Boolean) : [`data: ${text}`]
    return parts.every((part) => jsonText.pipe(schema).safeParse(part.replace('data: ', '')).success)
  }
}

const hashingEndpoints = new Set([
  'POST /api/auth/sign-in/email',
  'DELETE /api/auth/user',
  'POST /api/auth/change-password',
])
const chooseWeight = (e: Endpoint) => {
  if (e.method === 'DELETE' || hashingEndpoints.has(endpointName(e))) return 1
  return e.method === 'GET' ? 4 : 20
}

/** Returns a source of families with one of everything: `next` returns the same one for 400 requests or until `leave`. */
const createFamilySource = (app: TestApp) => {
  let sent = 0
  let current: ReturnType<typeof createFullFamily> | null = null
  return {
    next: () => {
      if (sent++ % requestsPerFamily === 0) current = null
      current ??= createFullFamily(app)
      return current
    },
    leave: () => {
      current = null
    },
  }
}

test(
  'no mutation of a valid request causes a server error or a partial effect',
  { timeout: 12 * hourMs },
  async ({ task }) => {
    const app = await createTestApp({ wrapDatabase: countWrites })
    const conforms = createResponseCheck()
    const { next, leave } = createFamilySource(app)
    const seen = { requests: 0, rejected: 0, wrote: 0 }
    const wrong: unknown[] = []

    // Who has left a family is given one by any request; of an account that was deleted before that request was
    // through, nothing is left.
    const isThere = async (userId: string) =>
      (await app.database.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length > 0

    const judge = async (mutations: RequestMutations) => {
      const { e } = mutations
      const family = await next()
      const { url, init } = createMutatedRequest(mutations, sampleRequestOf(e, family.ids))
      const by = e.access === 'member' ? family : app.visitor()
      const request = { writes: 0 }
      const { status, text } = await requestUnderWay.run(request, async () => {
        const response = await by.send(url, init)
        return { status: response.status, text: await response.text() }
      })
      seen.requests++
      if (status >= 400) seen.rejected++
      if (request.writes > 0) seen.wrote++
      if (status === 401 || status === 204) leave()
      const why = [
        ...(status >= 500 ? ['it is a 5xx'] : []),
        ...(status >= 400 && request.writes > 0 && (await isThere(family.userId)) ? ['it was rejected and wrote'] : []),
        ...(conforms(e, status, text) ? [] : ['the contract has no such response']),
      ]
      if (why.length === 0) return
      const body = init.body ? Buffer.from(init.body as Uint8Array).toString() : ''
      wrong.push({ why, sent: { method: init.method, url, headers: init.headers, body }, status, text })
    }

    const some = fc.array(createRequestMutationsArbitrary(chooseWeight, allEndpoints), {
      minLength: concurrency,
      maxLength: concurrency,
    })
    const property = fc.asyncProperty(some, async (batch) => {
      if (wrong.length < maxReported) await Promise.all(batch.map(judge))
    })
    await fc.assert(property, { seed: inject('seed'), numRuns: requestCount / concurrency })
    const faults = await verify(app.database.db)
    reportCheck(
      { task },
      { check: 'T19', what: 'random requests', count: seen.requests, wrong: wrong.length + faults.length },
    )
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
    expect(seen.rejected).toBeGreaterThan(seen.requests / 3)
    expect(seen.wrote).toBeGreaterThan(seen.requests / 100)
  },
)
