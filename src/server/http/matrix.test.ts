import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/every.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import {
  asked,
  askingOf,
  familyWithAll,
  nameOf,
  requestOf,
  urlOf,
  type Asking,
  type Named,
} from '#server/testing/asking.ts'
import { problemIn } from '#server/testing/factories.ts'
import { createTestApp, type TestApp, type Visitor } from '#server/testing/harness.ts'

const ask = (by: Visitor, e: Endpoint, asking: Asking) => by.send(urlOf(e, asking), requestOf(e, asking))

const ofMembers = everyEndpoint.filter((e) => e.access === 'member')

/** Everything a family has, as the database holds it. */
const stateOf = async ({ database: { db } }: TestApp, familyId: string) => {
  const account = ['children', 'acts', 'activities', 'members', 'invitations', 'feedback'] as const
  const ofChild = ['rewards', 'redemptions', 'skills', 'scores', 'completions', 'badges', 'moments'] as const
  const ofHabits = ['habits', 'check_ins', 'rests'] as const
  const tables = [...account, ...ofChild, ...ofHabits]
  const rows = tables.map((table) => db.selectFrom(table).selectAll().where('family_id', '=', familyId).execute())
  return [await Promise.all(rows), await db.selectFrom('sessions').select('id').orderBy('id').execute()]
}

test('every endpoint has a row in the matrix, and every row an endpoint', () => {
  expect([...asked].toSorted()).toEqual(everyEndpoint.map(nameOf).toSorted())
})

test('what is open to anyone is listed here', () => {
  expect(
    everyEndpoint
      .filter((e) => e.access === 'anyone')
      .map(nameOf)
      .toSorted(),
  ).toEqual([
    'GET /api/auth/callback/oidc',
    'GET /api/auth/options',
    'GET /api/health',
    'GET /api/invitations/{token}',
    'GET /api/legal/{document}',
    'GET /api/login',
    'GET /api/logout',
    'POST /api/auth/request-password-reset',
    'POST /api/auth/reset-password',
    'POST /api/auth/sign-in/email',
    'POST /api/auth/sign-out',
    'POST /api/auth/sign-up/email',
  ])
})

test('an act is what writes and is neither an account nor an invitation nor feedback nor a chat', () => {
  const writes = everyEndpoint.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/auth/'))
  expect(writes.filter((e) => !e.act).map(nameOf)).toEqual([
    'POST /api/family/invitations',
    'POST /api/invitations/{token}/accept',
    'POST /api/feedback',
    'POST /api/ai/chat/stream',
  ])
})

const outsiders: Record<string, (app: TestApp, cookie: string) => string> = {
  'nobody is signed in': () => '',
  'the cookie is not signed': (_, cookie) => cookie.replace(/\.[^.]*$/, ''),
  'the signature is of another secret': (_, cookie) => `${cookie.slice(0, -8)}AAAAAAA%3D`,
  'the session ran out': (app, cookie) => {
    app.clock.forward({ days: 31 })
    return cookie
  },
}

test.for(Object.keys(outsiders))('where %s, every endpoint of members is 401 and does nothing', async (who) => {
  const app = await createTestApp()
  const ana = await familyWithAll(app)
  const before = await stateOf(app, ana.familyId)
  const outsider = app.visitor()
  for (const [name, value] of ana.cookies) outsider.cookies.set(name, outsiders[who]?.(app, value) ?? '')
  for (const e of ofMembers) {
    const answer = await ask(outsider, e, askingOf(e, ana.named))
    expect([nameOf(e), answer.status, await problemIn(answer)]).toMatchObject([nameOf(e), 401, { code: 'signed_out' }])
  }
  expect(await stateOf(app, ana.familyId)).toEqual(before)
})

interface Place {
  e: Endpoint
  at: 'params' | 'query' | 'body'
  name: string
}

const places = async (): Promise<Place[]> => {
  const blank: Named = {
    child: '',
    reward: '',
    redemption: '',
    habit: '',
    skill: '',
    score: '',
    moment: '',
    act: '',
    session: '',
    member: '',
    token: '',
  }
  return everyEndpoint.flatMap((e) => {
    const asking = askingOf(e, blank)
    return Object.keys(asking.ids ?? {}).map((name): Place => {
      const at = asking.params && name in asking.params ? 'params' : asking.query ? 'query' : 'body'
      return { e, at, name }
    })
  })
}

const withId = (asking: Asking, { at, name }: Place, id: unknown): Asking => ({
  ...asking,
  [at]: { ...(asking[at] as object), [name]: id },
})

const malformed = ['0', '-1', '1.5', 'null', '%00', '%E0%A4%A', 'a%2Fb', '..%2f', "'%20or%201=1", 'x'.repeat(101)]
const noIds: unknown[] = ['', '0', 1, 1.5, null, true, [], {}, { $ne: '' }, ['x'], 'x'.repeat(10_000), '../..', '\0']

describe('an id', () => {
  test('is named wherever the contract has one', async () => {
    const uuids = (await places()).map(({ e, name }) => `${nameOf(e)} ${name}`)
    const inPaths = everyEndpoint.flatMap((e) =>
      [...e.path.matchAll(/\{(\w*id)\}/gi)].map(([, n]) => `${nameOf(e)} ${n}`),
    )
    expect(uuids).toEqual(expect.arrayContaining(inPaths))
  })

  test('of another family is not found, like one that never was, and nothing happens', async () => {
    const app = await createTestApp()
    const [ana, bob] = [await familyWithAll(app), await familyWithAll(app)]
    const before = await stateOf(app, ana.familyId)
    for (const place of await places()) {
      const asking = askingOf(place.e, bob.named)
      const kind = asking.ids?.[place.name] ?? 'child'
      const foreign = await ask(bob, place.e, withId(asking, place, ana.named[kind]))
      const absent = await ask(bob, place.e, withId(asking, place, randomUUID()))
      expect([nameOf(place.e), foreign.status]).toEqual([nameOf(place.e), 404])
      expect(await problemIn(foreign)).toEqual(await problemIn(absent))
      const headers = ({ headers: of }: Response) => [...of].filter(([name]) => name !== 'x-request-id')
      expect(headers(foreign)).toEqual(headers(absent))
    }
    expect(await stateOf(app, ana.familyId)).toEqual(before)
  })

  test('that is malformed is not found in a path, and named as wrong elsewhere', async () => {
    const app = await createTestApp()
    const bob = await familyWithAll(app)
    const before = await stateOf(app, bob.familyId)
    for (const place of await places()) {
      const asking = askingOf(place.e, bob.named)
      const [values, wanted] = place.at === 'params' ? [malformed, 404] : [noIds, 400]
      for (const value of place.at === 'query' ? ['', '0', 'x', '../..', '\0', 'x'.repeat(9999)] : values) {
        const answer = await ask(bob, place.e, withId(asking, place, value))
        expect([nameOf(place.e), value, answer.status]).toEqual([nameOf(place.e), value, wanted])
        const { code, errors } = await problemIn(answer)
        const paths = errors?.map(({ path }) => path)
        expect([code, paths]).toEqual(wanted === 404 ? ['not_found', undefined] : ['invalid_input', [place.name]])
      }
    }
    expect(await stateOf(app, bob.familyId)).toEqual(before)
  })

  test('in capitals is the same id', async () => {
    const app = await createTestApp()
    const bob = await familyWithAll(app)
    const answer = await bob.send(`/api/rewards?childId=${bob.named.child.toUpperCase()}`)
    expect(answer.status).toBe(200)
    expect((await bob.send(`/api/badges/${bob.named.child.toUpperCase()}`)).status).toBe(200)
  })
})
