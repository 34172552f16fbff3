import { expect, test } from 'vitest'
import { newId } from '#server/ids.ts'
import { award, getChild, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { recordActivity } from './record-activity.ts'

test('an activity of an unknown act fails at its insert and rolls back only its own transaction', async () => {
  const app = await createTestApp()
  const { call, familyId, userId } = await app.member()
  const { id: childId } = await createChild(call)
  const at = '2026-11-20T10:00:00.000Z'
  const reached: string[] = []
  const orphan = app.database.transact(async (tx) => {
    const act = { id: newId(at), familyId, userId, via: null, at, happenedAt: at, day: '2026-11-20', groupId: null }
    await recordActivity(tx, act, { childId, type: 'behavior', title: 'Waved', points: 5 })
    reached.push('after the insert')
  })
  await expect(orphan).rejects.toThrow(/foreign key/i)
  expect(reached).toEqual([])
  await award(call, childId, 3)
  expect(await getChild(call, childId)).toMatchObject({ points: 3 })
})
