import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#scripts/postgres.ts'
import { minuteMs } from '#shared/time/duration.ts'
import type { DatabaseLocation } from './connect.ts'
import { openRateLimitDatabase } from './rate-limit-database.ts'
import { createPostgresKysely } from './postgres.ts'
import { openSqliteConnections } from './sqlite.ts'

const createLocation = async () => {
  if (inject('database') === 'postgres') {
    return { postgres: await createDatabase(inject('postgresUrl'), `c${crypto.randomUUID().replaceAll('-', '')}`) }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-counters-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder }
}

/** Runs a statement on the database of the counters, on a separate connection. */
const runStatement = async (place: DatabaseLocation, statement: string): Promise<unknown[]> => {
  const opened =
    'postgres' in place
      ? createPostgresKysely(place.postgres, () => undefined)
      : (await openSqliteConnections(path.join(place.folder, 'limits.sqlite'))).writer
  const { rows } = await opened.executeQuery(CompiledQuery.raw(statement))
  await opened.destroy()
  return rows
}

const readKeys = (place: DatabaseLocation) => runStatement(place, 'select key from limits order by key')

/** Returns whether a deletion has failed: on PostgreSQL it runs after the timer, and its connection is closed then. */
const hasFailedDeletion = async (place: DatabaseLocation): Promise<boolean> => {
  if ('folder' in place) return true
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  return (await runStatement(place, others)).length === 0
}

/** Opens counters with a clock that only `later` moves, by minutes; the periodic cleanup runs with it. */
const openCountersWithClock = async () => {
  const place = await createLocation()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const counters = await openRateLimitDatabase(place)
  const later = async (minutes: number) => {
    vi.setSystemTime(Date.now() + (minutes - 5) * minuteMs)
    await vi.advanceTimersByTimeAsync(5 * minuteMs)
  }
  return { place, counters, later }
}

test('counters opened concurrently on an empty database share their counts', async () => {
  for (let round = 0; round < 5; round++) {
    const place = await createLocation()
    const all = await Promise.all(Array.from({ length: 8 }, () => openRateLimitDatabase(place)))
    const waits = await Promise.all(all.map((one) => one.createLimiter('account', 3, 900).consume('ana')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    await Promise.all(all.map((one) => one.close()))
  }
})

test('counts survive a restart, separately per name and key [LIM-5]', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-counters-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await openRateLimitDatabase({ folder })
  const before = first.createLimiter('account', 3, 900)
  for (let n = 0; n < 3; n++) expect(await before.consume('ana')).toBe(0)
  await first.close()
  const second = await openRateLimitDatabase({ folder })
  const after = second.createLimiter('account', 3, 900)
  const wait = await after.consume('ana')
  expect(wait).toBeGreaterThan(890)
  expect(wait).toBeLessThanOrEqual(900)
  expect(await after.consume('luis')).toBe(0)
  expect(await second.createLimiter('address', 3, 900).consume('ana')).toBe(0)
  await after.reset('ana')
  expect(await after.consume('ana')).toBe(0)
  await second.close()
})

test('deletes counts an hour after they expire', async () => {
  const { place, counters, later } = await openCountersWithClock()
  await counters.createLimiter('account', 3, 60).consume('ana')
  await counters.createLimiter('account', 3, 1800).consume('luis')
  await later(70)
  await expect.poll(() => readKeys(place)).toEqual([{ key: 'account:luis' }])
  await later(25)
  await expect.poll(() => readKeys(place)).toEqual([])
  await counters.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('retries a failed deletion of expired counts', async () => {
  const { place, counters, later } = await openCountersWithClock()
  await counters.createLimiter('account', 3, 60).consume('ana')
  await runStatement(place, 'alter table limits rename to elsewhere')
  await later(70)
  await expect.poll(() => hasFailedDeletion(place)).toBe(true)
  await runStatement(place, 'alter table elsewhere rename to limits')
  expect(await readKeys(place)).toEqual([{ key: 'account:ana' }])
  await expect.poll(() => later(5).then(() => readKeys(place))).toEqual([])
  await counters.close()
})

test('a wait that is longer than its window is dropped [LIM-16]', async () => {
  const { counters, later } = await openCountersWithClock()
  const yearMinutes = 365 * 24 * 60
  const limiter = counters.createLimiter('account', 3, 900)
  await later(yearMinutes)
  for (let n = 0; n < 4; n++) await limiter.consume('ana')
  await later(-yearMinutes)
  expect(await limiter.consume('ana')).toBe(0)
  for (let n = 0; n < 2; n++) expect(await limiter.consume('ana')).toBe(0)
  expect(await limiter.consume('ana')).toBe(900)
  await counters.close()
})
