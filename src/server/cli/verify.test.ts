import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#scripts/postgres.ts'
import { readConfig } from '#server/config.ts'
import { newId } from '#server/ids.ts'
import { createAppWithHabit } from '#server/testing/habits.ts'
import { openWithoutLock } from './open-database.ts'
import { verifyCommand } from './verify.ts'

test('writes during verify are not reported as inconsistencies', async () => {
  const { app, checkInOn, undo } = await createAppWithHabit()
  const stop = new AbortController()
  const write = async (date: string) => {
    while (!stop.signal.aborted) await undo((await checkInOn(date)).actId)
  }
  const writers = ['2026-11-18', '2026-11-19', '2026-11-20'].map(write)
  const lines: string[] = []
  for (let times = 0; times < 30; times++)
    await verifyCommand([])({ database: app.database, print: (line) => void lines.push(line) })
  stop.abort()
  await Promise.all(writers)
  expect([...new Set(lines)]).toEqual(['No inconsistencies found.'])
})

const postgresServers = inject('database') === 'postgres' ? [inject('postgresUrl')] : []

test.for(postgresServers)('a command is not subject to the statement timeout', async (server) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const url = new URL(await createDatabase(server, `t${newId(Date.now()).replaceAll('-', '')}`))
  url.searchParams.set('statement_timeout', '1')
  const database = await openWithoutLock(readConfig({ DATA_DIR: folder, DATABASE_URL: url.href }, []), Date.now())
  onTestFinished(() => database.close())
  expect(await verifyCommand([])({ database, print: () => undefined })).toBe(0)
})
