import { expect, test } from 'vitest'
import { addChild } from '#shared/children/contract.ts'
import { getHealth } from '#shared/health/contract.ts'
import { readProblem } from '#server/testing/factories.ts'
import { createAppWithFullStorage } from '#server/testing/full-storage.ts'
import { createTestApp } from '#server/testing/harness.ts'

test('health says only that it is well, to strangers and caregivers [RUN-11]', async () => {
  const state = { lastGoodAt: '2026-11-20T03:00:00.000Z', failedAt: null }
  const app = await createTestApp({ services: { backups: async () => state } })
  const { familyId } = await app.member()
  for (const { call } of [app.visitor(), await app.member({ familyId })])
    expect(await call(getHealth, {})).toEqual({ status: 'ok' })
  for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
    const response = await app.visitor('127.0.0.1').send('/api/health', { headers: { [name]: 'for=192.0.2.1' } })
    expect(await response.json()).toEqual({ status: 'ok' })
  }
})

test('health returns the version to this machine and to an owner [RUN-11]', async () => {
  const app = await createTestApp()
  for (const { call } of [app.visitor('127.0.0.1'), app.visitor('::1'), await app.member()])
    expect(await call(getHealth, {})).toEqual({ status: 'ok', version: 'test', backup: null })
})

test('health returns the age of the last verified backup, and the time of a later failure', async () => {
  const state = { lastGoodAt: '2026-11-20T03:00:00.000Z', failedAt: null as string | null }
  const app = await createTestApp({ services: { backups: async () => state } })
  const { call } = app.visitor('127.0.0.1')
  expect(await call(getHealth, {})).toMatchObject({ backup: { ...state, age: 7 * 3600 } })
  state.failedAt = '2026-11-20T09:00:00.000Z'
  app.clock.forward({ seconds: 5 })
  expect(await call(getHealth, {})).toMatchObject({ backup: { ...state, age: 7 * 3600 + 5 } })
})

test('health reports that there is no backup yet', async () => {
  const app = await createTestApp({ services: { backups: async () => ({ lastGoodAt: null, failedAt: null }) } })
  const { backup } = await app.visitor('127.0.0.1').call(getHealth, {})
  expect(backup).toEqual({ lastGoodAt: null, age: null, failedAt: null })
})

test('health is 503 when the database is not reachable [RUN-11]', async () => {
  const app = await createTestApp()
  await app.database.close()
  const answer = await app.visitor().send('/api/health')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await readProblem(answer)).toMatchObject({ status: 503, code: 'unavailable' })
})

test('after a failed write health is 503 until a write succeeds', async () => {
  const { app, setFull } = await createAppWithFullStorage()
  const { call, send } = await app.member()
  const health = async () => (await send('/api/health')).status
  setFull(true)
  expect(await health()).toBe(200)
  await expect(call(addChild, { body: { name: 'Mia' } })).rejects.toMatchObject({ status: 503 })
  expect([await health(), await health()]).toEqual([503, 503])
  setFull(false)
  expect(await health()).toBe(200)
})
