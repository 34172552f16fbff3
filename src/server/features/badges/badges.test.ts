import { expect, test } from 'vitest'
import { listBadges } from '#shared/badges/contract.ts'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import { newId } from '#server/ids.ts'
import { award, someChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

test('a new child has no badge', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await someChild(call)
  expect(await call(listBadges, { params: { childId: id } })).toEqual([])
})

test('badges carry the words of the catalogue, the newest first', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await someChild(call)
  const { actId } = await award(call, id)
  const won = [
    ['habit_formation_master', '2026-11-01T10:00:00.000Z'],
    ['skill_master', '2026-11-02T10:00:00.000Z'],
  ] as const
  const rows = won.map(([kind, at]) => ({
    family_id: familyId,
    id: newId(at),
    child_id: id,
    kind,
    act_id: actId,
    awarded_at: at,
  }))
  await app.database.transact((tx) => tx.insertInto('badges').values(rows).execute())
  expect(await call(listBadges, { params: { childId: id } })).toEqual(
    won.toReversed().map(([kind, awardedAt]) => ({ id: kind, ...badgeCatalogue[kind], awardedAt })),
  )
})

test('a child has a badge of a kind once', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await someChild(call)
  const { actId } = await award(call, id)
  const win = () =>
    app.database.transact((tx) =>
      tx
        .insertInto('badges')
        .values({
          family_id: familyId,
          id: newId(app.clock.now()),
          child_id: id,
          kind: 'skill_master',
          act_id: actId,
          awarded_at: '2026-11-02T10:00:00.000Z',
        })
        .execute(),
    )
  await win()
  await expect(win()).rejects.toThrow(/unique/i)
  expect(await call(listBadges, { params: { childId: id } })).toHaveLength(1)
})
