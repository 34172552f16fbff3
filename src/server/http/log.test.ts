import { pino } from 'pino'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/every.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { askingOf, nameOf, requestOf, urlOf } from '#server/testing/asking.ts'
import { familyWithAll } from '#server/testing/family.ts'
import { award, someChild } from '#server/testing/factories.ts'
import { someHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const loud = async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
  return { lines, app: await createTestApp({ services: { log } }) }
}

test('no log line holds a name, a written text, an address, a cookie, an id or a query', async () => {
  const { lines, app } = await loud()
  const ana = await app.member({ name: 'Canaryname' })
  const { id } = await someChild(ana.call, 'Canarychild')
  await award(ana.call, id, 5, 'Canarydeed')
  await someHabit(ana.call, id, { title: 'Canaryhabit', cue: 'canarycue' })
  await ana.call(addMoment, { body: { childId: id, weather: 'sunny', mood: 'calm', content: 'Canarystory' } })
  await ana.call(sendFeedback, { body: { feedbackType: 'bug', subject: 'Canarysubject', message: 'Canarymessage' } })
  await ana.send('/api/rewards?childId=canaryquery')
  await ana.send('/api/behaviors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"canarybroken',
  })
  await app.visitor().send('/canarypage?canaryquery=1')
  const text = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(text).not.toMatch(/canary/i)
  expect(text).not.toContain('@example.org')
  for (const secret of [id, ana.userId, ana.familyId, ...ana.cookies.values()]) expect(text).not.toContain(secret)
})

test('a line says when, what kind of request it was, how it ended and how long it took', async () => {
  const { lines, app } = await loud()
  const ana = await app.member()
  const { id } = await someChild(ana.call)
  lines.length = 0
  await ana.send(`/api/habits/${id}`)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'GET', route: '/api/habits/{childId}', status: 200, ms: expect.any(Number), time: expect.anything() },
  ])
})

test('reads write nothing', async () => {
  const app = await createTestApp()
  const ana = await familyWithAll(app)
  const { db } = app.database
  const tables = [
    'users',
    'sessions',
    'families',
    'members',
    'children',
    'acts',
    'activities',
    'habits',
    'skills',
  ] as const
  const state = () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const before = await state()
  for (const e of everyEndpoint.filter(({ method, path }) => method === 'GET' && path !== '/api/logout')) {
    const asking = askingOf(e, ana.named)
    await ana.send(urlOf(e, asking), requestOf(e, asking))
    expect([nameOf(e), await state()]).toEqual([nameOf(e), before])
  }
})
