import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { sampleRequestOf, endpointName, type SampleRequest, type SampleIds } from '#server/testing/sample-requests.ts'
import { createFullFamily, createDeletedResources } from '#server/testing/family.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { readAllRows, readFamilyRows } from '#server/testing/read-all-rows.ts'
import { findTimingDifference, isTimingCompared } from '#server/testing/timing-difference.ts'
import { sendSampleRequest } from '#server/testing/send-sample-request.ts'

const memberEndpoints = allEndpoints.filter((e) => e.access === 'member')

/** A parameter or field of an endpoint that contains an id. */
interface IdLocation {
  e: Endpoint
  at: 'params' | 'query' | 'body'
  name: string
  kind: keyof SampleIds
}

const placeholderIds: SampleIds = {
  child: '',
  reward: '',
  redemption: '',
  habit: '',
  skill: '',
  score: '',
  moment: '',
  act: '',
  group: '',
  session: '',
  passkey: '',
  invitation: '',
  member: '',
  webhook: '',
  token: '',
  apiToken: '',
}

const idLocations = allEndpoints.flatMap((e) => {
  const sample = sampleRequestOf(e, placeholderIds)
  return Object.entries(sample.ids ?? {}).map(([name, kind]): IdLocation => {
    const at = sample.params && name in sample.params ? 'params' : sample.query ? 'query' : 'body'
    return { e, at, name, kind }
  })
})

const replaceId = (sample: SampleRequest, { at, name }: IdLocation, id: unknown): SampleRequest => ({
  ...sample,
  [at]: { ...(sample[at] as object), [name]: id },
})

const malformedIds = {
  params: ['0', '-1', '1.5', 'null', '%00', '%E0%A4%A', 'a%2Fb', '..%2f', "'%20or%201=1", 'x'.repeat(101)],
  query: ['', '0', 'x', '../..', '\0', 'x'.repeat(9999)],
  body: ['', '0', 1, 1.5, null, true, [], {}, { $ne: '' }, ['x'], 'x'.repeat(10_000), '../..', '\0'],
}

/** Returns status, headers and text of a response without its request id. */
const readWithoutRequestId = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => name !== 'x-request-id'),
  text: (await answer.text()).replace(/"requestId":"[^"]+"/, ''),
})

/** Creates two families with deleted resources, and four clients: of each family, signed out, and with an expired session. */
const createTwoFamilies = async () => {
  const app = await createTestApp()
  const [ana, bob] = [await createFullFamily(app), await createFullFamily(app)]
  const gone = [await createDeletedResources(app, ana), await createDeletedResources(app, bob)] as const
  const expired = await app.member({ familyId: bob.familyId })
  const ended = { expires_at: '2026-11-19T00:00:00.000Z' }
  await app.database.transact((tx) =>
    tx.updateTable('sessions').set(ended).where('user_id', '=', expired.userId).execute(),
  )
  const clients = [
    { who: 'A', by: ana, own: ana.ids, foreign: bob.ids, gone },
    { who: 'B', by: bob, own: bob.ids, foreign: ana.ids, gone },
    { who: 'nobody', by: app.visitor(), own: bob.ids, foreign: ana.ids, gone },
    { who: 'expired', by: expired, own: bob.ids, foreign: ana.ids, gone },
  ] as const
  return { app, clients }
}

// Endpoints that reject users without a password, and a passkey that no authenticator made.
const credentialEndpoints = new Set([
  'POST /api/auth/recent-sign-in',
  'POST /api/auth/recent-sign-in/passkey',
  'POST /api/auth/change-password',
  'POST /api/auth/passkeys',
])

type FamilyClient = Awaited<ReturnType<typeof createTwoFamilies>>['clients'][number]

const isSignedIn = ({ who }: FamilyClient) => who === 'A' || who === 'B'

/** Sends absent, foreign, deleted and malformed ids at one location; returns the number of requests and wrong responses. */
const findAccessErrors = async (place: IdLocation, client: FamilyClient) => {
  const sample = sampleRequestOf(place.e, client.own)
  const send = async (id: unknown) =>
    readWithoutRequestId(await sendSampleRequest(client.by, place.e, replaceId(sample, place, id)))
  const absent = await send(randomUUID())
  const others = {
    foreign: client.foreign[place.kind],
    gone: client.gone[0][place.kind],
    lost: client.gone[1][place.kind],
  }
  const wrong: unknown[] = []
  const name = `${endpointName(place.e)} ${place.name}`
  const wanted = isSignedIn(client) ? 404 : 401
  if (absent.status !== wanted) wrong.push([name, client.who, 'absent', absent])
  for (const [what, id] of Object.entries(others)) {
    const got = await send(id)
    if (JSON.stringify(got) !== JSON.stringify(absent)) wrong.push([name, client.who, what, got, absent])
  }
  const odd = malformedIds[place.at]
  for (const id of odd) {
    const got = await send(id)
    const [status, expectedText] = !isSignedIn(client)
      ? [401, '"code":"signed_out"']
      : place.at === 'params'
        ? [404, '"code":"not_found"']
        : [400, `"errors":[{"path":"${place.name}"`]
    if (got.status !== status || !got.text.includes(expectedText)) wrong.push([name, client.who, id, got])
  }
  return { requestCount: 1 + Object.keys(others).length + odd.length, wrong }
}

describe('an id', () => {
  test('is listed in the sample request wherever the contract has one', () => {
    const uuids = idLocations.map(({ e, name }) => `${endpointName(e)} ${name}`)
    const inPaths = allEndpoints.flatMap((e) =>
      [...e.path.matchAll(/\{(\w*id)\}/gi)].map(([, n]) => `${endpointName(e)} ${n}`),
    )
    expect(uuids).toEqual(expect.arrayContaining(inPaths))
  })

  test('of another family or of a deleted resource is not found, like an unknown id, without effect [ANS-6, ANS-8, ANS-16, FAM-13, FAM-14]', async ({
    task,
  }) => {
    const { app, clients } = await createTwoFamilies()
    const before = await readAllRows(app)
    const tried = []
    for (const place of idLocations) for (const client of clients) tried.push(await findAccessErrors(place, client))
    const wrong = tried.flatMap((one) => one.wrong)
    const count = tried.reduce((sum, one) => sum + one.requestCount, 0)
    reportCheck(
      { task },
      { check: 'T17', what: 'ids of others, gone, made up and malformed', count, wrong: wrong.length },
    )
    expect(wrong).toEqual([])
    expect(await readAllRows(app)).toEqual(before)
  })

  test('of another family takes as long to be not found as an unknown one', async ({ task }) => {
    const { clients } = await createTwoFamilies()
    const [client] = clients
    const slow: string[] = []
    for (const place of idLocations) {
      const sample = sampleRequestOf(place.e, client.own)
      const sendId = (id: string) => async () =>
        (await sendSampleRequest(client.by, place.e, replaceId(sample, place, id))).text()
      const off = await findTimingDifference(
        sampleSize(1, 300),
        sendId(client.foreign[place.kind]),
        sendId(randomUUID()),
      )
      if (off !== null) slow.push(`${endpointName(place.e)} ${place.name}: ${off}`)
    }
    const what = 'places whose time distinguishes foreign from absent'
    if (isTimingCompared) reportCheck({ task }, { check: 'T17', what, count: idLocations.length, wrong: slow.length })
    expect(slow).toEqual([])
  })

  test('of the own family is accepted, and no response contains data of another family', async ({ task }) => {
    const app = await createTestApp()
    const ana = await createFullFamily(app)
    const before = await readFamilyRows(app, ana.familyId)
    const wrong: unknown[] = []
    const reader = await createFullFamily(app)
    for (const e of memberEndpoints) {
      const bob = e.method === 'GET' ? reader : await createFullFamily(app)
      const answer = await sendSampleRequest(bob, e, sampleRequestOf(e, bob.ids))
      const text = await answer.text()
      if (answer.status !== e.status && answer.status !== 409 && !credentialEndpoints.has(endpointName(e)))
        wrong.push([endpointName(e), answer.status, text])
      const { token: _, ...things } = ana.ids
      if (Object.values(things).some((id) => text.includes(id)))
        wrong.push([endpointName(e), 'contains ids of another family', text])
    }
    const what = 'endpoints that reveal nothing of another family'
    reportCheck({ task }, { check: 'T17', what, count: memberEndpoints.length, wrong: wrong.length })
    expect(wrong).toEqual([])
    expect(await readFamilyRows(app, ana.familyId)).toEqual(before)
  })

  test('is case-insensitive', async () => {
    const app = await createTestApp()
    const bob = await createFullFamily(app)
    const answer = await bob.send(`/api/rewards?childId=${bob.ids.child.toUpperCase()}`)
    expect(answer.status).toBe(200)
    expect((await bob.send(`/api/badges/${bob.ids.child.toUpperCase()}`)).status).toBe(200)
  })
})
