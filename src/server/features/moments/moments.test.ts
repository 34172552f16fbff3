import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { addMoment, deleteMoment, editMoment, listMoments } from '#shared/moments/contract.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { award, getChild, createChild, createMoment } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async (given: { timeZone?: string; start?: string } = {}) => {
  const app = await createTestApp(given.start === undefined ? {} : { start: given.start })
  const ana = await app.member({ timeZone: given.timeZone ?? 'UTC' })
  const { id } = await createChild(ana.call)
  const list = (query: { before?: string; on?: string } = {}) =>
    ana.call(listMoments, { params: { childId: id }, query })
  const dates = async (query: { before?: string; on?: string } = {}) => (await list(query)).map(({ date }) => date)
  return { app, ana, call: ana.call, id, list, dates }
}

const weather = 'sunny' as const
const mood = 'proud' as const
const createDateError = (code: string) => ({ status: 400, errors: [{ path: 'date', code }] })

test('a new moment has the given fields, no points, and does not count in the week [MOM-1, MOM-2, MOM-10]', async () => {
  const { ana, call, id, list } = await createAppWithChild()
  await award(call, id, 5)
  const body = {
    childId: id,
    weather: 'snowy',
    mood: 'grateful',
    content: ' First snow.\nAll day! ',
    date: '2026-11-19',
  }
  const { actId, balance, ...added } = await call(addMoment, { body: { ...body, weather: 'snowy', mood: 'grateful' } })
  expect(added).toEqual({
    ...body,
    content: 'First snow.\nAll day!',
    id: added.id,
    createdAt: '2026-11-20T10:00:00.000Z',
    by: ana.userId,
  })
  expect([typeof actId, balance]).toEqual(['string', 5])
  expect(await list()).toEqual([added])
  expect(await getChild(call, id)).toMatchObject({ points: 5, pointsEarned: 5 })
  const week = await call(getWeeklyCounts, { params: { childId: id } })
  expect(week).toEqual({ behavior: 1, habit: 0, skill: 0, reward: 0 })
})

test('names its author, also after another member changed it [MOM-27]', async () => {
  const { app, ana, call, id, list } = await createAppWithChild()
  const ben = await app.member({ familyId: ana.familyId })
  const { id: first } = await createMoment(call, id)
  await createMoment(ben.call, id)
  await ben.call(editMoment, { params: { id: first }, body: { mood: 'calm' } })
  expect((await list()).map(({ by }) => by)).toEqual([ben.userId, ana.userId])
})

test('accepts every weather and mood; an empty text is null [MOM-3, MOM-4, MOM-6]', async () => {
  const { call, id, list } = await createAppWithChild()
  for (const one of weathers) await call(addMoment, { body: { childId: id, weather: one, mood, content: '' } })
  for (const one of moods) await call(addMoment, { body: { childId: id, weather, mood: one, content: null } })
  const all = await list()
  expect(new Set(all.map((one) => one.weather))).toEqual(new Set(weathers))
  expect(new Set(all.map((one) => one.mood))).toEqual(new Set(moods))
  expect(all.every(({ content }) => content === null)).toBe(true)
})

test.for([
  ['weather', { mood }],
  ['mood', { weather }],
  ['weather', { mood, weather: 'hail' }],
  ['photoUrl', { mood, weather, photoUrl: 'https://example.org/a.png' }],
] as const)('names a wrong or missing %s [MOM-3, MOM-4, MOM-5, MOM-8]', async ([field, body]) => {
  const { ana, id } = await createAppWithChild()
  const headers = { 'content-type': 'application/json' }
  const response = await ana.send('/api/moments', {
    method: 'POST',
    headers,
    body: JSON.stringify({ childId: id, ...body }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ path: field }] })
})

test.for([
  ['UTC', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-19'],
] as const)('without a date, a moment in %s is on %s [MOM-7]', async ([timeZone, date]) => {
  const { call, id } = await createAppWithChild({ timeZone, start: '2026-11-20T10:30:00.000Z' })
  expect(await createMoment(call, id)).toMatchObject({ date })
})

test.for(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s a moment may be dated up to the latest date on Earth [MOM-7]',
  async (timeZone) => {
    const { app, call, id, dates } = await createAppWithChild({ timeZone, start: '2026-11-20T09:59:59.999Z' })
    expect(await createMoment(call, id, { date: '2026-11-20' })).toMatchObject({ date: '2026-11-20' })
    await expect(createMoment(call, id, { date: '2026-11-21' })).rejects.toMatchObject(createDateError('future_day'))
    app.clock.set('2026-11-20T10:00:00.000Z')
    await createMoment(call, id, { date: '2026-11-21' })
    await expect(createMoment(call, id, { date: '2026-11-22' })).rejects.toMatchObject(createDateError('future_day'))
    expect(await dates()).toEqual(['2026-11-21', '2026-11-20'])
  },
)

test('a moment may be up to 20 years before today in the family’s time zone [MOM-7]', async () => {
  const { call, id } = await createAppWithChild({ timeZone: 'Pacific/Pago_Pago' })
  expect(await createMoment(call, id, { date: '2006-11-19' })).toMatchObject({ date: '2006-11-19' })
  await expect(createMoment(call, id, { date: '2006-11-18' })).rejects.toMatchObject(
    createDateError('day_too_far_back'),
  )
  const moment = await createMoment(call, id)
  const change = (date: string) => call(editMoment, { params: { id: moment.id }, body: { date } })
  expect(await change('2006-11-19')).toMatchObject({ date: '2006-11-19' })
  await expect(change('2006-11-18')).rejects.toMatchObject(createDateError('day_too_far_back'))
  await expect(change('2027-01-01')).rejects.toMatchObject(createDateError('future_day'))
})

test('moments are listed by date and then time, newest first [MOM-9, MOM-11]', async () => {
  const { app, call, id, list } = await createAppWithChild()
  const other = await createChild(call, 'Leo')
  for (const [content, date] of [
    ['a', '2026-11-10'],
    ['b', '2026-11-12'],
    ['c', '2026-11-10'],
    ['d', '2026-11-11'],
    ['e', '2026-11-12'],
  ] as const) {
    await createMoment(call, id, { content, date })
    await createMoment(call, other.id, { content: 'other', date })
    app.clock.forward({ seconds: 1 })
  }
  expect((await list()).map(({ content }) => content)).toEqual(['e', 'b', 'd', 'c', 'a'])
})

test('pages have no gaps or repeats, also with several moments on one day [MOM-21]', async () => {
  const { app, call, id, list } = await createAppWithChild()
  for (let n = 0; n < 205; n++) {
    const date = `2026-10-${String((n % 4) + 1).padStart(2, '0')}`
    await createMoment(call, id, { content: String(n), date })
    app.clock.forward({ seconds: 1 })
  }
  const pages = [await list()]
  for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) pages.push(await list({ before: last.id }))
  expect(pages.map((page) => page.length)).toEqual([100, 100, 5, 0])
  const wanted = Array.from({ length: 205 }, (_, n) => n).toSorted((a, b) => (b % 4) - (a % 4) || b - a)
  expect(pages.flat().map(({ content }) => Number(content))).toEqual(wanted)
})

test('a page can continue after a deleted moment, but not after one of another child', async () => {
  const { app, call, id, dates } = await createAppWithChild()
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
  const moments = []
  for (const date of days) moments.push(await createMoment(call, id, { date }))
  const [, , third] = moments
  await call(deleteMoment, { params: { id: third?.id ?? '' } })
  expect(await dates({ before: third?.id ?? '' })).toEqual(['2026-11-02', '2026-11-01'])
  const other = await createMoment(call, (await createChild(call, 'Leo')).id)
  await expect(dates({ before: other.id })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  const stranger = await app.member()
  const theirs = await createMoment(stranger.call, (await createChild(stranger.call)).id)
  await expect(dates({ before: theirs.id })).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('lists one day of all years; 29 February is a day of its own [MOM-21]', async () => {
  const { app, call, id, dates } = await createAppWithChild({ start: '2028-03-01T10:00:00.000Z' })
  for (const date of ['2020-02-29', '2024-02-29', '2028-02-29', '2027-02-28', '2028-02-28', '2027-03-01']) {
    await createMoment(call, id, { date })
    app.clock.forward({ seconds: 1 })
  }
  expect(await dates({ on: '02-29' })).toEqual(['2028-02-29', '2024-02-29', '2020-02-29'])
  expect(await dates({ on: '02-28' })).toEqual(['2028-02-28', '2027-02-28'])
  expect(await dates({ on: '03-01' })).toEqual(['2027-03-01'])
  expect(await dates({ on: '12-24' })).toEqual([])
})

test('the list of one day of all years has pages, too', async () => {
  const { app, call, id, dates } = await createAppWithChild()
  for (let n = 0; n < 103; n++) {
    await createMoment(call, id, { date: `${2024 + (n % 2)}-11-20` })
    app.clock.forward({ seconds: 1 })
  }
  const page = await call(listMoments, { params: { childId: id }, query: { on: '11-20' } })
  expect(page).toHaveLength(100)
  expect(await dates({ on: '11-20', before: page.at(-1)?.id ?? '' })).toEqual(Array(3).fill('2024-11-20'))
})

test.for(['02-30', '13-01', '0-0', '', '2026-11-20', '11-20 '])(
  'rejects the day of the year %j [MOM-21]',
  async (on) => {
    const { dates } = await createAppWithChild()
    await expect(dates({ on })).rejects.toMatchObject({ status: 400, errors: [{ path: 'on', code: 'invalid_day' }] })
  },
)

test('in an edit, an absent field is unchanged and null clears the text [MOM-12]', async () => {
  const { call, id, list } = await createAppWithChild()
  const { actId, balance, ...written } = await createMoment(call, id, { content: 'Kites' })
  expect([actId, balance]).toEqual([expect.any(String), 0])
  const change = (body: object) => call(editMoment, { params: { id: written.id }, body })
  expect(await change({})).toEqual(written)
  expect(await change({ weather: 'windy', date: '2026-11-01' })).toEqual({
    ...written,
    weather: 'windy',
    date: '2026-11-01',
  })
  expect(await change({ content: null, mood: 'calm' })).toMatchObject({ content: null, mood: 'calm', weather: 'windy' })
  expect(await list()).toMatchObject([{ content: null, mood: 'calm', weather: 'windy', date: '2026-11-01' }])
})

test('a deleted moment is not found; an undo restores it [MOM-12, UND-22]', async () => {
  const { app, ana, call, id, list } = await createAppWithChild()
  const first = await createMoment(call, id, { content: 'First' })
  app.clock.forward({ seconds: 1 })
  await createMoment(call, id, { content: 'Second' })
  const before = await list()
  const response = await ana.send(`/api/moments/${first.id}`, { method: 'DELETE' })
  expect(response.status).toBe(204)
  expect((await list()).map(({ content }) => content)).toEqual(['Second'])
  const notFound = { status: 404, code: 'not_found' }
  await expect(call(editMoment, { params: { id: first.id }, body: {} })).rejects.toMatchObject(notFound)
  await expect(call(deleteMoment, { params: { id: first.id } })).rejects.toMatchObject(notFound)
  await call(undoAct, { params: { id: response.headers.get('act-id') ?? '' } })
  expect(await list()).toEqual(before)
})

test('undoing a moment deletes it for good, whether it was deleted before or not [UND-19]', async () => {
  const { ana, call, id, list } = await createAppWithChild()
  const [first, second] = [await createMoment(call, id), await createMoment(call, id)]
  expect(await call(undoAct, { params: { id: first.actId } })).toMatchObject({ balance: 0 })
  expect((await list()).map((one) => one.id)).toEqual([second.id])
  const removed = await ana.send(`/api/moments/${second.id}`, { method: 'DELETE' })
  await call(undoAct, { params: { id: second.actId } })
  await call(undoAct, { params: { id: removed.headers.get('act-id') ?? '' } })
  expect(await list()).toEqual([])
})
