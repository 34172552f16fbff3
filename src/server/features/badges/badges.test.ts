import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listBadges } from '#shared/badges/contract.ts'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import { newId } from '#server/ids.ts'
import { createChild, deduct } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

test('a new child has no badge [BDG-4]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  expect(await call(listBadges, { params: { childId: id } })).toEqual([])
})

test('badges have the texts of the catalogue, newest first [BDG-1, BDG-4]', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await createChild(call)
  const { actId } = await deduct(call, id)
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

test('badges earned at the same time have a fixed order', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const [mia, leo] = [await createChild(call), await createChild(call, 'Leo')]
  const kinds = ['skill_master', 'habit_formation_master'] as const
  for (const [{ id }, inOrder] of [[mia, kinds] as const, [leo, kinds.toReversed()] as const]) {
    const { actId } = await deduct(call, id)
    for (const kind of inOrder) {
      const at = '2026-11-02T10:00:00.000Z'
      const row = { family_id: familyId, id: newId(at), child_id: id, kind, act_id: actId, awarded_at: at }
      await app.database.transact((tx) => tx.insertInto('badges').values(row).execute())
    }
  }
  // With table statistics a database may read so few rows without the index.
  await sql`analyze badges`.execute(app.database.kysely)
  expect(await call(listBadges, { params: { childId: mia.id } })).toEqual(
    await call(listBadges, { params: { childId: leo.id } }),
  )
})

test('a child has a badge of a kind once [BDG-1]', async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await createChild(call)
  const { actId } = await deduct(call, id)
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
