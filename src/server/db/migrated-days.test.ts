import { expect, test } from 'vitest'
import { createEmptyLocation } from '#server/testing/empty-location.ts'
import { createOlderDatabase } from '#server/testing/older-database.ts'
import { connect } from './connect.ts'

test('activities of an older database stand under their days [ACT-28, EXP-8]', async () => {
  const place = await createEmptyLocation()
  const at = '2026-11-20T23:30:00.000Z'
  const familyIds = ['01a00000-0000-7000-8000-00000000000a', '01a00000-0000-7000-8000-00000000000b']
  const zones = ['UTC', 'Asia/Kathmandu']
  const childId = '01a00000-0000-7000-8000-00000000000c'
  const acts = [
    { id: 'check-in', kind: 'check_in', effect: '{"habitId":"h","date":"2026-11-18","completed":false}' },
    { id: 'moment', kind: 'moment', effect: '{"momentId":"m"}' },
    { id: 'award', kind: 'behavior', effect: '{"quick":null}' },
    { id: 'undo', kind: 'undo', effect: null },
  ]
  const rowsOf = <T extends object>(rows: (familyId: string) => T[]) => familyIds.flatMap(rows)
  const activitiesOf = (familyId: string) => {
    const own = { family_id: familyId, child_id: childId, type: 'x', title: '', user_id: 'u', created_at: at }
    const named = acts.map(({ id }, n) => ({
      ...own,
      id,
      act_id: id,
      sequence: n + 1,
      undoes: n === 3 ? 'moment' : null,
    }))
    const more = Array.from({ length: 1100 }, (_, n) => ({
      ...own,
      id: `more ${n}`,
      act_id: 'award',
      sequence: 10 + n,
    }))
    return [...named, ...more]
  }
  await createOlderDatabase(place, '0007-accounts-and-machines', {
    families: familyIds.map((id, n) => ({ id, name: id, time_zone: zones[n], created_at: at })),
    children: rowsOf((family_id) => [{ family_id, id: childId, name: 'Mia', quick_list: '[]', created_at: at }]),
    acts: rowsOf((family_id) =>
      acts.map((act) => ({ ...act, family_id, child_id: childId, user_id: 'u', request_hash: '', created_at: at })),
    ),
    activities: rowsOf(activitiesOf),
    moments: rowsOf((family_id) => {
      const moment = { family_id, id: 'm', child_id: childId, weather: 'sunny', mood: 'calm', created_at: at }
      return [{ ...moment, day: '2025-12-24', act_id: 'moment' }]
    }),
  })
  const database = await connect(place)
  const rows = await database.db.selectFrom('activities').selectAll().orderBy('sequence').execute()
  const times = await database.db.selectFrom('acts').select('happened_at').distinct().execute()
  const families = await database.db.selectFrom('families').select('week_start').execute()
  await database.close()
  const daysIn = familyIds.map((id) => rows.filter((row) => row.family_id === id).map(({ day }) => day))
  expect(daysIn.map((days) => days.slice(0, 5))).toEqual([
    ['2026-11-18', '2025-12-24', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-18', '2025-12-24', '2026-11-21', '2026-11-21', '2026-11-21'],
  ])
  expect(daysIn.map((days) => new Set(days.slice(2)).size)).toEqual([1, 1])
  expect([new Set(rows.map((row) => row.happened_at)), times]).toEqual([new Set([at]), [{ happened_at: at }]])
  expect(families.map((row) => row.week_start)).toEqual(['sunday', 'sunday'])
})
