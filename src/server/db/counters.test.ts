import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#scripts/postgres.ts'
import { openCounters } from './counters.ts'

const emptyPlace = async () => {
  if (inject('database') === 'postgres') {
    return { postgres: await createDatabase(inject('postgresUrl'), `c${crypto.randomUUID().replaceAll('-', '')}`) }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-counters-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder }
}

test('several that are opened at once where nothing is count as one', async () => {
  for (let round = 0; round < 5; round++) {
    const place = await emptyPlace()
    const all = await Promise.all(Array.from({ length: 8 }, () => openCounters(place)))
    const waits = await Promise.all(all.map((one) => one.counter('account', 3, 900).take('ana')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    await Promise.all(all.map((one) => one.close()))
  }
})

test('counts are still there after a restart, each under its name and key', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-counters-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await openCounters({ folder })
  const before = first.counter('account', 3, 900)
  for (let n = 0; n < 3; n++) expect(await before.take('ana')).toBe(0)
  await first.close()
  const second = await openCounters({ folder })
  const after = second.counter('account', 3, 900)
  const wait = await after.take('ana')
  expect(wait).toBeGreaterThan(890)
  expect(wait).toBeLessThanOrEqual(900)
  expect(await after.take('luis')).toBe(0)
  expect(await second.counter('address', 3, 900).take('ana')).toBe(0)
  await after.forget('ana')
  expect(await after.take('ana')).toBe(0)
  await second.close()
})
