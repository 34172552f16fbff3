import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { expect, inject, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { problemDocument } from '#shared/contract/problem.ts'
import { sampleRequestOf, endpointName, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { fuzzFieldValues } from '#server/testing/fuzz-field-values.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const endpointsWithBody = allEndpoints.filter((e) => e.body !== undefined)

// Endpoints that hash a password, which is slow: each run tries only a few values there.
const hashingEndpoints = new Set([
  'POST /api/auth/sign-in/email',
  'DELETE /api/auth/user',
  'POST /api/auth/change-password',
])

const databaseShare = inject('database') === 'sqlite' ? 0 : 1
const steps = { usual: sampleSize(2, 1), hashingEndpoints: sampleSize(202, 1) }

/** Returns the values to try in a field; in a small run each database tries one half, and swaps halves with each field. */
const selectValues = (e: Endpoint, place: number) => {
  const step = hashingEndpoints.has(endpointName(e)) ? steps.hashingEndpoints : steps.usual
  return fuzzFieldValues.filter((_, n) => (n + place + databaseShare) % step === 0)
}

interface Field {
  name: string
  path: (string | number)[]
}

const bodySchemaPart = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
})

/** Returns the fields of a JSON schema, also nested ones, with their paths. */
const listFields = (of: unknown, path: (string | number)[] = []): Field[] => {
  const { properties = {}, items, anyOf = [] } = z.parse(bodySchemaPart, of)
  const own = Object.keys(properties).map((name) => ({ name, path: [...path, name] }))
  const inner = items === undefined ? [] : listFields(items, [...path, 0])
  return [...own, ...inner, ...anyOf.flatMap((one) => listFields(one, path))]
}

const createBodySchema = (e: Endpoint) => z.toJSONSchema(e.body ?? z.never(), { io: 'input', unrepresentable: 'any' })

/** Returns the body of a valid request as JSON, with one value replaced by another JSON text. */
const replaceInBody = (body: unknown, [step, ...rest]: readonly (string | number)[], value: string): string => {
  if (step === undefined) return value
  if (Array.isArray(body)) {
    const inner = replaceInBody(rest[0] === 'preset' ? { preset: '' } : { title: 'Other', points: 5 }, rest, value)
    return `[${inner},{"preset":"greeting"}]`
  }
  const fields = Object.entries(body as object).filter(([name]) => name !== step)
  const kept = fields.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)
  return `{${[...kept, `${JSON.stringify(step)}:${replaceInBody((body as Record<string, unknown>)[step], rest, value)}`].join()}}`
}

const readCounts = async ({ database: { db } }: TestApp) => {
  const account = ['children', 'acts', 'activities', 'users', 'families', 'members', 'feedback'] as const
  const ofChild = ['rewards', 'redemptions', 'skills', 'scores', 'completions', 'moments'] as const
  const ofHabits = ['habits', 'check_ins', 'rests'] as const
  const tables = [...account, ...ofChild, ...ofHabits]
  const counts = tables.map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute(),
  )
  const children = await db.selectFrom('children').select(['id', 'points', 'version', 'name', 'quick_list']).execute()
  const { acts } = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .executeTakeFirstOrThrow()
  return { counts: (await Promise.all(counts)).map(([row]) => row?.n ?? 0), children, acts }
}

const formatValue = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text)

/** Returns whether a response has the sent value of a field: texts trimmed, and a best score may be higher. */
const isReturnedUnchanged = (answer: unknown, name: string, sent: string): boolean => {
  if (typeof answer !== 'object' || answer === null || !(name in answer)) return true
  const got = (answer as Record<string, unknown>)[name]
  const given: unknown = JSON.parse(sent)
  if (name === 'currentBest') return typeof got === 'number' && typeof given === 'number' && got >= given
  if (typeof given !== 'string') return isDeepStrictEqual(got, given) || (Object.is(given, -0) && got === 0)
  return got === given.trim() || (got === null && given.trim() === '')
}

const isAcceptable = (e: Endpoint, status: number) => status === e.status || (status >= 400 && status < 500)

type Family = Awaited<ReturnType<typeof createFullFamily>>

/** Sends a valid request with one value replaced; returns whether it was accepted, and what was wrong. */
const sendValue = async (app: TestApp, family: Family, e: Endpoint, field: Field, value: string) => {
  const sample = sampleRequestOf(e, family.ids)
  const body = replaceInBody(sample.body, field.path, value)
  const sender = e.access === 'member' ? family : app.visitor()
  const headers = { 'content-type': 'application/json' }
  const answer = await sender.send(urlOf(e, sample), { method: e.method, headers, body })
  const text = await answer.text()
  const wrong: string[] = []
  if (!isAcceptable(e, answer.status)) wrong.push(`answered ${answer.status}`)
  if (answer.ok && text !== '' && !e.stream && !isReturnedUnchanged(JSON.parse(text), field.name, value))
    wrong.push(`came back as ${formatValue(text)}`)
  if (answer.status === 400) {
    const { code, errors = [] } = z.parse(problemDocument, JSON.parse(text))
    const named = errors.some(({ path }) => path === '' || path.startsWith(String(field.path[0])))
    if (code !== 'malformed' && !named) wrong.push(`named ${errors.map(({ path }) => path).join()}`)
  }
  const place = `${endpointName(e)} ${field.path.join('.')} = ${formatValue(value)}`
  return { accepted: answer.ok, wrong: wrong.map((why) => `${place}: ${why}`) }
}

const runInGroups = async <T>(size: number, requests: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const answers: T[] = []
  for (let from = 0; from < requests.length; from += size)
    answers.push(...(await Promise.all(requests.slice(from, from + size).map((send) => send()))))
  return answers
}

// Concurrent writes to the same account overwrite each other, so a response may contain the value of another request.
// Endpoints that hash passwords get as many concurrent requests as the app hashes at once.
const chooseConcurrency = (e: Endpoint) => {
  if (hashingEndpoints.has(endpointName(e))) return 4
  return e.path.startsWith('/api/auth/') ? 1 : Infinity
}

// A family takes 50 children, and the writes to one child wait for each other: so many go to one family and no more.
const chooseValuesPerFamily = (e: Endpoint) => (endpointName(e) === 'POST /api/children' ? 45 : 250)

const sumVersions = ({ children }: Awaited<ReturnType<typeof readCounts>>) =>
  children.reduce((sum, { version }) => sum + version, 0)
const changesVersion = (e: Endpoint) =>
  e.act === true &&
  !['POST /api/children', 'PUT /api/family', 'PUT /api/helplines/settings', 'PUT /api/webhooks/{id}'].includes(
    endpointName(e),
  )

const tally = { sent: 0, wrong: 0 }

const sendAllValues = async (app: TestApp, e: Endpoint, field: Field, values: readonly string[]) => {
  for (let from = 0; from < values.length; from += chooseValuesPerFamily(e)) {
    const family = await createFullFamily(app)
    const before = await readCounts(app)
    const some = values.slice(from, from + chooseValuesPerFamily(e))
    const sending = some.map((value) => () => sendValue(app, family, e, field, value))
    const sent = await runInGroups(Math.min(chooseConcurrency(e), sending.length), sending)
    const wrong = sent.flatMap((one) => one.wrong)
    tally.sent += sent.length
    tally.wrong += wrong.length
    expect(wrong).toEqual([])
    const accepted = sent.filter((one) => one.accepted).length
    const after = await readCounts(app)
    const place = [endpointName(e), field.path.join('.'), accepted]
    expect([...place, after.acts - before.acts]).toEqual([...place, e.act ? accepted : 0])
    expect(accepted === 0 ? after : before).toEqual(before)
    const bumped = sumVersions(after) - sumVersions(before)
    expect([...place, bumped > 0]).toEqual([...place, changesVersion(e) && accepted > 0])
    expect(bumped).toBeGreaterThanOrEqual(changesVersion(e) ? accepted : 0)
  }
}

test('the corpus has at least 400 values', () => {
  expect(fuzzFieldValues.length).toBeGreaterThanOrEqual(400)
})

test.for(endpointsWithBody.map((e) => [endpointName(e), e] as const))(
  'an invalid value in any field of %s is rejected with the name of the field and changes nothing',
  async ([, e]) => {
    const app = await createTestApp()
    const fields = listFields(createBodySchema(e))
    expect(fields).not.toEqual([])
    for (const [place, field] of fields.entries()) await sendAllValues(app, e, field, selectValues(e, place))
  },
)

test('at least 16,000 requests were sent', ({ task }) => {
  const what = 'values of the corpus in every field'
  reportCheck({ task }, { check: 'T19', what, count: tally.sent, wrong: tally.wrong })
  expect(tally.sent).toBeGreaterThanOrEqual(16_000)
})
