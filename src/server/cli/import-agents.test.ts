import { expect, test } from 'vitest'
import { exportFamily } from '#shared/export/contract.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { importAndExport } from '#server/testing/round-trip.ts'

test('an export contains agents without their tokens, and an import ends them [TOK-10]', async () => {
  const source = await createTestApp()
  const ana = await source.member()
  const { id: childId } = await createChild(ana.call)
  const { call, token, agentId } = await source.token(ana, { name: 'Kitchen button' })
  await award(call, childId)
  const file = await ana.call(exportFamily, {})
  const createdAt = '2026-11-20T10:00:00.000Z'
  const agent = { id: agentId, kind: 'token', name: 'Kitchen button', createdBy: ana.userId, createdAt }
  expect(file.agents).toEqual([agent])
  expect(file.children[0]?.activities).toMatchObject([{ via: agentId }])
  expect(JSON.stringify(file)).not.toMatch(new RegExp(`${token}|tokenHash|gj_`))

  const target = await createTestApp()
  const owner = await target.member({ name: 'Ana' })
  const imported = await importAndExport(target, owner, file)
  expect(imported.agents).toMatchObject([{ id: agentId, createdBy: owner.userId }])
  const { db } = target.database
  expect(await db.selectFrom('agents').select('ended_at').execute()).toEqual([{ ended_at: createdAt }])
  expect(await db.selectFrom('api_tokens').selectAll().execute()).toEqual([])
})
