import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { deleteUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { exportFamily, familyFile } from '#shared/export/contract.ts'
import { fileVersion } from '#shared/export/version.ts'
import { editFamily, removeMember } from '#shared/families/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { award, deduct, createChild, createMoment, readProblem } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createAppWithFullStorage } from '#server/testing/full-storage.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'

const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, n) => total + (n ?? 0), 0)

test('the file has a format and a version, and its name contains today’s date in the family’s time zone', async () => {
  const app = await createTestApp({ start: '2026-11-20T23:30:00.000Z' })
  const ana = await app.member({ timeZone: 'Europe/Madrid' })
  const answer = await ana.send('/api/family/export')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="glowjar-2026-11-21.json"')
  expect(await answer.json()).toMatchObject({
    format: 'glowjar-family',
    version: fileVersion,
    exportedAt: '2026-11-20T23:30:00.000Z',
    family: { name: 'Ana', timeZone: 'Europe/Madrid', showsPictures: false },
    members: [{ id: ana.userId, name: 'Ana', role: 'owner' }],
    agents: [],
    children: [],
    acts: [],
  })
})

test('the file contains everything a family has and matches its schema', async () => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const moment = await createMoment(ana.call, ana.ids.child)
  await ana.call(deleteMoment, { params: { id: moment.id } })
  const { actId } = await deduct(ana.call, ana.ids.child)
  await ana.call(undoAct, { params: { id: actId } })
  const file = z.parse(familyFile, await ana.call(exportFamily, {}))
  const [mia] = file.children
  for (const word of ['rewards', 'redemptions', 'habits', 'skills', 'moments', 'activities', 'quickList'] as const) {
    expect([word, mia?.[word].length]).not.toEqual([word, 0])
  }
  expect(mia?.habits[0]?.checkIns).toMatchObject([{ date: '2026-11-17' }])
  expect(mia?.skills[0]?.scores).toMatchObject([{ score: 4 }])
  expect(mia?.moments.map(({ content, deletedAt }) => [content, deletedAt !== null])).toEqual([
    ['Snow at last.', false],
    [null, true],
  ])
  const shown = await ana.call(listActivities, { params: { childId: ana.ids.child }, query: {} })
  const hidden = mia?.activities.filter(({ id }) => !shown.some((one) => one.id === id))
  expect(hidden?.map(({ type }) => type)).toEqual(['moment'])
  expect(file.acts.find(({ id }) => id === actId)).toMatchObject({ kind: 'behavior', by: ana.userId })
  expect(file.acts.filter(({ undoes }) => undoes === actId)).toHaveLength(1)
})

test('the file contains the names of former members, and neither addresses nor credentials', async () => {
  const app = await createTestApp()
  const ana = await app.member({ name: 'Ana' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const eva = await app.member({ name: 'Eva', familyId: ana.familyId })
  const mia = await createChild(ana.call)
  await award(ben.call, mia.id)
  await award(eva.call, mia.id)
  await ana.call(removeMember, { params: { id: ben.userId } })
  await eva.call(deleteUser, {})
  const text = await (await ana.send('/api/family/export')).text()
  const { members, children } = z.parse(familyFile, JSON.parse(text))
  expect(members.map(({ name, role }) => [name, role])).toEqual([
    ['Ana', 'owner'],
    ['Ben', 'former'],
    ['Eva', 'former'],
  ])
  expect(children[0]?.activities.map(({ by }) => by)).toEqual([ben.userId, eva.userId])
  expect(text).not.toMatch(/@|hash|answer|token|password/i)
})

test('an export is consistent while the family is being changed', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const mia = await createChild(ana.call)
  const writing = Array.from({ length: 60 }, (_, n) => award(ana.call, mia.id, (n % 20) + 1))
  const reading = Array.from({ length: 8 }, () => ana.send('/api/family/export'))
  const answers = await Promise.all(reading)
  await Promise.all(writing)
  for (const answer of [...answers, await ana.send('/api/family/export')]) {
    expect(answer.status).toBe(200)
    const { children, acts } = z.parse(familyFile, await answer.json())
    const [child] = children
    expect(sum(child?.activities.map(({ points }) => points) ?? [])).toBe(child?.points)
    const known = new Set(acts.map(({ id }) => id))
    expect(child?.activities.filter(({ actId }) => !known.has(actId))).toEqual([])
  }
  expect((await ana.call(listChildren, {}))[0]?.points).toBe(sum(Array.from({ length: 60 }, (_, n) => (n % 20) + 1)))
})

test('the file contains the consent to pictures, but not to a language model', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  await ana.call(editFamily, { body: { pictures: true, usesModel: true } })
  const { family } = await ana.call(exportFamily, {})
  expect(family).toEqual({
    name: 'Ana',
    country: null,
    ownHelplines: {},
    timeZone: 'UTC',
    weekStart: 'sunday',
    showsPictures: true,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
})

/** Creates a family whose export is larger than what is sent before anyone reads it. */
const createMemberWithStories = async (app: TestApp, count = 60) => {
  const ana = await app.member()
  const mia = await createChild(ana.call)
  for (let n = 0; n < count; n++) await createMoment(ana.call, mia.id, { content: '雪'.repeat(5000) })
  return ana
}

const requestExport = (by: TestClient, method = 'GET') => by.send(exportFamily.path, { method })

test('one export of a family is made at a time; one whose request has gone makes room for the next [EXP-2]', async () => {
  const ana = await createMemberWithStories(await createTestApp())
  const reader = (await requestExport(ana)).body?.getReader()
  await reader?.read()
  let isNextBegun = false
  const next = requestExport(ana).finally(() => (isNextBegun = true))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isNextBegun).toBe(false)
  await reader?.cancel()
  const { children } = z.parse(familyFile, await (await next).json())
  expect(children[0]?.moments).toHaveLength(60)
})

test('an export that nobody reads keeps another one waiting for four seconds only, and HEAD keeps none [EXP-2]', async () => {
  const ana = await createMemberWithStories(await createTestApp())
  expect((await requestExport(ana, 'HEAD')).status).toBe(200)
  const unread = await requestExport(ana)
  expect(await readProblem(await requestExport(ana))).toMatchObject({ code: 'too_many_requests' })
  await unread.body?.cancel()
})

test('four exports that are read slowly give a place to the fifth, within the time that it waits [EXP-2]', async () => {
  const app = await createTestApp()
  const slow: TestClient[] = []
  for (let n = 0; n < 4; n++) slow.push(await createMemberWithStories(app, 20))
  const other = await app.member()
  const readers = (await Promise.all(slow.map((by) => requestExport(by)))).flatMap(
    ({ body }) => body?.getReader() ?? [],
  )
  for (const reader of readers) await reader.read()
  const { status, body } = await requestExport(other)
  await body?.cancel()
  expect([status, readers.length]).toEqual([200, 4])
  const readToEnd = async (reader: (typeof readers)[number]) => {
    while (!(await reader.read()).done);
  }
  const ends = await Promise.allSettled(readers.map(readToEnd))
  expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(3)
})

test('a family may request six exports an hour', async () => {
  const app = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const ana = await app.member()
  for (let n = 0; n < 6; n++) expect((await ana.send('/api/family/export')).status).toBe(200)
  const rejected = await ana.send('/api/family/export')
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('a family can be exported while nothing can be stored, and is read also when the use of a session or token is due', async () => {
  const { app, setFull } = await createAppWithFullStorage()
  const ana = await app.member()
  const token = await app.token(ana)
  setFull(true)
  expect((await ana.send('/api/family/export')).status).toBe(200)
  app.clock.forward({ days: 2 })
  expect(await Promise.all([ana, token].map(({ call }) => call(listChildren, {})))).toEqual([[], []])
})
