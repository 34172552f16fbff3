import { expect, test } from 'vitest'
import { getHealth } from '#shared/health/contract.ts'
import { problemIn } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

test('health names the version, to anyone', async () => {
  const { call } = (await createTestApp()).visitor()
  expect(await call(getHealth, {})).toEqual({ status: 'ok', version: 'test' })
})

test('health is 503 when the database is gone', async () => {
  const app = await createTestApp()
  await app.database.close()
  const answer = await app.visitor().send('/api/health')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await problemIn(answer)).toMatchObject({ status: 503, code: 'unavailable' })
})
