import { expect, test } from 'vitest'
import { deleteMoment, listMoments } from '#shared/moments/contract.ts'
import { deleteSkill, listSkills } from '#shared/skills/contract.ts'
import {
  getChild,
  recordScore,
  createChild,
  createMoment,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { purgeExpired } from './purge-expired.ts'
import { verify } from './verify.ts'

test('deleted skills and moments are erased after 30 days; points, badges and the rest stay [CON-27, PTS-11, SKL-18, UND-23]', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id } = await createChild(call)
  const [gone, kept] = [await createSkill(call, id, { targetValue: 10 }), await createSkill(call, id)]
  await recordScore(call, gone.id, 10)
  await recordScore(call, kept.id, 5)
  const moment = await createMoment(call, id, { content: 'Secret' })
  await createMoment(call, id, { content: 'Kept' })
  await call(deleteSkill, { params: { id: gone.id } })
  await call(deleteMoment, { params: { id: moment.id } })
  const shown = () =>
    Promise.all([
      getChild(call, id),
      listNewestActivities(call, id),
      listCompletionBadges(call, id),
      call(listSkills, { params: { childId: id } }),
      call(listMoments, { params: { childId: id }, query: {} }),
    ])
  const before = await shown()
  const rows = async () => {
    const tables = (['skills', 'scores', 'moments'] as const).map((table) =>
      app.database.db.selectFrom(table).select('id').execute(),
    )
    return (await Promise.all(tables)).map((of) => of.length)
  }
  const erase = () => app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  app.clock.forward({ days: 29 })
  await erase()
  expect(await rows()).toEqual([2, 2, 2])
  app.clock.forward({ days: 1, seconds: 1 })
  await erase()
  expect(await rows()).toEqual([1, 1, 1])
  expect(await verify(app.database.db)).toEqual([])
  app.clock.forward({ days: -30 })
  expect(await shown()).toEqual(before)
  expect(JSON.stringify(await app.database.db.selectFrom('acts').selectAll().execute())).not.toContain('Secret')
})
