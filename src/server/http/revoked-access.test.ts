import { expect, test } from 'vitest'
import { changePassword, deleteUser, getUser, signOut } from '#shared/auth/contract.ts'
import { endSession, listSessions } from '#shared/sessions/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { getInvitation, invite, removeMember } from '#shared/families/contract.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import type { Database } from '#server/db/connect.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf, type SampleIds } from '#server/testing/sample-requests.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { readAllRows, readFamilyRows } from '#server/testing/read-all-rows.ts'

const memberEndpoints = allEndpoints.filter((e) => e.access === 'member')

/** Creates a client with its own session of the user for each endpoint for members; each has sent a request. */
const createClients = async (app: TestApp, userId: string): Promise<(readonly [Endpoint, TestClient])[]> => {
  const browsers = await Promise.all(memberEndpoints.map(async (e) => [e, await app.session(userId)] as const))
  await Promise.all(browsers.map(([, { call }]) => call(getUser, {})))
  return browsers
}

/** Creates a client that keeps the present cookies of another client. */
const createClientWithSameCookies = (app: TestApp, browser: TestClient): TestClient => {
  const copy = app.visitor()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

type EndSessions = (app: TestApp, user: TestClient & { userId: string }) => Promise<(readonly [Endpoint, TestClient])[]>

/** Ways to end all sessions of a user; each returns clients that still send the old cookies. */
const sessionEndings: Record<string, EndSessions> = {
  'signing out': async (app, { userId }) => {
    const browsers = await createClients(app, userId)
    const copies = browsers.map(([e, browser]) => [e, createClientWithSameCookies(app, browser)] as const)
    await Promise.all(browsers.map(([, { call }]) => call(signOut, {})))
    return copies
  },
  'another browser that ends a session': async (app, user) => {
    const browsers = await createClients(app, user.userId)
    const sessions = await user.call(listSessions, {})
    const others = sessions.filter(({ current }) => !current)
    await Promise.all(others.map(({ id }) => user.call(endSession, { params: { id } })))
    return browsers
  },
  'a changed password': async (app, user) => {
    const browsers = await createClients(app, user.userId)
    await user.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
    return browsers
  },
  'a deleted account': async (app, user) => {
    const browsers = await createClients(app, user.userId)
    await user.call(deleteUser, {})
    return browsers
  },
}

const sendRequest = (by: TestClient, e: Endpoint, named: SampleIds) => {
  const sample = sampleRequestOf(e, named)
  return by.send(urlOf(e, sample), toRequestInit(e, sample))
}

test.for(Object.entries(sessionEndings))('after %s the next request is rejected', async ([what, end], { task }) => {
  const app = await createTestApp()
  const { ids } = await createFullFamily(app)
  const old = await end(app, await signUpVisitor(app))
  const before = await readAllRows(app)
  const wrong: unknown[] = []
  for (const [e, browser] of old) {
    const answer = await sendRequest(browser, e, ids)
    const text = await answer.text()
    if (answer.status !== 401 || !text.includes('"signed_out"')) wrong.push([endpointName(e), answer.status, text])
  }
  reportCheck({ task }, { check: 'T18', what: `next requests after ${what}`, count: old.length, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(await readAllRows(app)).toEqual(before)
})

test('a removed member has no access to the family at the next request', async ({ task }) => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const removed = await Promise.all(
    memberEndpoints.map(async (e) => [e, await app.member({ familyId: ana.familyId, name: 'Luis' })] as const),
  )
  for (const [, { call }] of removed) expect(await call(getUser, {})).toMatchObject({ family: { id: ana.familyId } })
  for (const [, { userId }] of removed) await ana.call(removeMember, { params: { id: userId } })
  const before = await readFamilyRows(app, ana.familyId)
  const wrong: unknown[] = []
  for (const [e, browser] of removed) {
    const answer = await sendRequest(browser, e, ana.ids)
    const text = await answer.text()
    const tells = [ana.familyId, ...Object.values(ana.ids)].some((id) => text.includes(id))
    const namesThings = Object.keys(sampleRequestOf(e, ana.ids).ids ?? {}).length > 0
    if (tells || (namesThings && answer.status !== 404)) wrong.push([endpointName(e), answer.status, text])
  }
  const what = 'next requests after being removed from a family'
  reportCheck({ task }, { check: 'T18', what, count: removed.length, wrong: wrong.length })
  expect(wrong).toEqual([])
  const { users: _, sessions: __, accounts: ___, ...after } = await readFamilyRows(app, ana.familyId)
  expect(before).toMatchObject(after)
})

/** Returns a request whose body is sent only after `meanwhile`. */
const delayBody = (init: RequestInit, meanwhile: () => Promise<unknown>): RequestInit => {
  const bytes = new TextEncoder().encode(typeof init.body === 'string' ? init.body : '{}')
  const pull = async (into: ReadableStreamDefaultController<Uint8Array>) => {
    await meanwhile()
    into.enqueue(bytes)
    into.close()
  }
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  return { ...init, headers, body: new ReadableStream({ pull }, { highWaterMark: 0 }), duplex: 'half' }
}

test('a request has no effect if its session ends while its body is sent', async () => {
  const app = await createTestApp()
  const { ids, userId } = await createFullFamily(app)
  const before = await readAllRows(app)
  const wrong: unknown[] = []
  for (const e of memberEndpoints.filter(({ method }) => method !== 'GET')) {
    const browser = await app.session(userId)
    const sample = sampleRequestOf(e, ids)
    const init = delayBody(toRequestInit(e, sample), () => browser.call(signOut, {}))
    const answer = await browser.send(urlOf(e, sample), init)
    if (answer.status !== 401) wrong.push([endpointName(e), answer.status, await answer.text()])
  }
  expect(wrong).toEqual([])
  expect(await readAllRows(app)).toEqual(before)
})

test('accepting an invitation fails if its inviter is removed meanwhile', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  const luis = await app.member({ name: 'Luis', familyId: owner.familyId })
  const removal = () => owner.call(removeMember, { params: { id: luis.userId } })
  const answer = await luis.send('/api/family/invitations', delayBody({ method: 'POST' }, removal))
  const { token } = invite.response.parse(await answer.json())
  expect(await owner.call(getInvitation, { params: { token } })).toMatchObject({ family: 'Luis' })
})

test('a member who is removed while creating an invitation leaves no valid one', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Ana' })
  for (let round = 0; round < 20; round++) {
    const luis = await app.member({ name: 'Luis', familyId: owner.familyId })
    const removal = owner.call(removeMember, { params: { id: luis.userId } })
    await Promise.allSettled([removal, ...Array.from({ length: 4 }, () => luis.call(invite, {}))])
    const left = await app.database.db
      .selectFrom('invitations')
      .select('id')
      .where('family_id', '=', owner.familyId)
      .execute()
    expect(left).toEqual([])
  }
})

test('a request concurrent with the deletion of its family succeeds before it or is rejected', async () => {
  const app = await createTestApp()
  for (let round = 0; round < 20; round++) {
    const ana = await app.member()
    const mia = await createChild(ana.call)
    const awards = () => Array.from({ length: 5 }, () => award(ana.call, mia.id))
    const sent = [...awards(), ana.call(deleteUser, {}), ...awards()]
    const ended = await Promise.allSettled(sent)
    const rejected = ended.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown)
    for (const rejection of rejected) expect(rejection).toMatchObject({ status: 401, code: 'signed_out' })
  }
  expect(await app.database.db.selectFrom('families').select('id').execute()).toEqual([])
})

test('rejects every act of a family that has just been deleted', async () => {
  let goesFirst = false
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    transact: async (work) => {
      if (goesFirst) await database.transact((tx) => tx.deleteFrom('families').execute())
      goesFirst = false
      return database.transact(work)
    },
  })
  const app = await createTestApp({ wrapDatabase })
  const { ids } = await createFullFamily(app)
  const wrong: unknown[] = []
  for (const e of memberEndpoints.filter(({ act }) => act)) {
    const browser = await app.member()
    goesFirst = true
    const answer = await sendRequest(browser, e, ids)
    const text = await answer.text()
    if (answer.status !== 401 || !text.includes('"signed_out"')) wrong.push([endpointName(e), answer.status, text])
  }
  expect(wrong).toEqual([])
})
