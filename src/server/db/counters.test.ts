import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCounters } from './counters.ts'

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
