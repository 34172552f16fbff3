import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivityDays } from '#shared/activities/days.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { award, createChild, createMoment } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  const days = (query: { month: string; type?: 'behavior' | 'moment' }) =>
    ana.call(listActivityDays, { params: { childId: id }, query })
  return { app, ana, id, days }
}

test('lists the days of a month that have activities, of all kinds or of one [ACT-43]', async () => {
  const { app, ana, id, days } = await createAppWithChild()
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  const month = today.slice(0, 7)
  await award(ana.call, id, 5)
  await award(ana.call, id, 5)
  await createMoment(ana.call, id, { date: `${month}-01` })
  await createMoment(ana.call, id, { date: '2026-02-28' })
  expect(await days({ month })).toEqual([`${month}-01`, today])
  expect(await days({ month, type: 'behavior' })).toEqual([today])
  expect(await days({ month, type: 'moment' })).toEqual([`${month}-01`])
  expect(await days({ month: '2026-02' })).toEqual(['2026-02-28'])
  expect(await days({ month: '2026-01' })).toEqual([])
})

test('a day on which all was undone or deleted is not listed [ACT-43]', async () => {
  const { app, ana, id, days } = await createAppWithChild()
  const month = new Date(app.clock.now()).toISOString().slice(0, 7)
  const { actId } = await award(ana.call, id, 5)
  const moment = await createMoment(ana.call, id, { date: `${month}-01` })
  await ana.call(undoAct, { params: { id: actId } })
  await ana.call(deleteMoment, { params: { id: moment.id } })
  expect(await days({ month })).toEqual([])
})

test('the days of a child of another family are not found, and a month is YYYY-MM [ACT-43]', async () => {
  const { app, id, days } = await createAppWithChild()
  const ben = await app.member()
  const input = { params: { childId: id }, query: { month: '2026-11' } }
  await expect(ben.call(listActivityDays, input)).rejects.toMatchObject({ code: 'not_found' })
  for (const month of ['2026-13', '2026-1', 'November']) {
    await expect(days({ month })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'month', code: 'invalid_day' }],
    })
  }
})
