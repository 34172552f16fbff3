import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { connect } from '#server/db/connect.ts'
import { toIso } from '#server/ids.ts'
import { startNightlyBackupProcess, type BackupProcess } from './nightly-process.ts'
import { formatBackupName, deleteOldNightlyBackups, type BackupKind } from './backup-folder.ts'
import { createNightlyBackupScheduler } from './nightly.ts'

const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-nightly-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Noon in the time zone of this machine. */
const noon = new Date(2026, 10, 20, 12).getTime()

/** Schedules backups in a folder, with a clock set by the test; backups succeed or fail immediately. */
const scheduleTestBackups = (folder: string) => {
  const failures: string[] = []
  const set = { now: noon, fails: null as string | null, made: 0 }
  const start = (): BackupProcess => {
    set.made++
    if (set.fails === null) mkdirSync(path.join(folder, formatBackupName('nightly', set.now)))
    return { exit: Promise.resolve(set.fails), stop: () => undefined }
  }
  const backups = createNightlyBackupScheduler({
    folder,
    clock: () => set.now,
    start,
    onError: (reason) => void failures.push(reason),
  })
  return { backups, set, failures }
}

test('runs a backup soon after the start, then one each night', async () => {
  const { backups, set } = scheduleTestBackups(createFolder())
  expect(await backups.state()).toEqual({ lastGoodAt: null, failedAt: null })
  await backups.check()
  expect(await backups.state()).toEqual({ lastGoodAt: toIso(noon), failedAt: null })
  set.now = noon + 14 * hourMs
  await backups.check()
  expect(set.made).toBe(1)
  set.now = noon + 15.5 * hourMs
  await backups.check()
  expect(set.made).toBe(2)
  expect(await backups.state()).toEqual({ lastGoodAt: toIso(set.now), failedAt: null })
})

test('runs a missed nightly backup at the next start, and only once', async () => {
  const folder = createFolder()
  mkdirSync(path.join(folder, formatBackupName('nightly', noon - 2 * dayMs)))
  for (let start = 0; start < 2; start++) await scheduleTestBackups(folder).backups.check()
  expect(readdirSync(folder)).toHaveLength(2)
})

test('reports the newest nightly or manual backup, not one made before a restore or an upgrade', async () => {
  const folder = createFolder()
  const { backups, set } = scheduleTestBackups(folder)
  const make = (kind: BackupKind, hoursAgo: number) =>
    mkdirSync(path.join(folder, formatBackupName(kind, noon - hoursAgo * hourMs)))
  make('before-restore', 1)
  make('before-upgrade', 2)
  expect(await backups.state()).toEqual({ lastGoodAt: null, failedAt: null })
  make('manual', 3)
  set.now += hourMs
  expect(await backups.state()).toEqual({ lastGoodAt: toIso(noon - 3 * hourMs), failedAt: null })
})

test('reports a failed backup, retries after an hour, and clears the failure on success', async () => {
  const { backups, set, failures } = scheduleTestBackups(createFolder())
  set.fails = 'the disk is full'
  await backups.check()
  expect(failures).toEqual(['the disk is full'])
  expect(await backups.state()).toEqual({ lastGoodAt: null, failedAt: toIso(noon) })
  set.now += hourMs / 2
  await backups.check()
  expect(set.made).toBe(1)
  set.fails = null
  set.now += hourMs
  await backups.check()
  expect(await backups.state()).toEqual({ lastGoodAt: toIso(set.now), failedAt: null })
})

test('reports an unreadable folder as a failed backup', async () => {
  const file = path.join(createFolder(), 'file')
  writeFileSync(file, '')
  const { backups, failures } = scheduleTestBackups(file)
  await backups.check()
  expect(failures).toEqual([expect.stringMatching(/ENOTDIR/)])
  expect(await backups.state()).toEqual({ lastGoodAt: null, failedAt: toIso(noon) })
})

test('runs one backup at a time', async () => {
  const { backups, set } = scheduleTestBackups(createFolder())
  await Promise.all([backups.check(), backups.check()])
  expect(set.made).toBe(1)
})

test('a backup dated in the future does not suppress the next ones', async () => {
  const folder = createFolder()
  mkdirSync(path.join(folder, formatBackupName('nightly', noon + 400 * dayMs)))
  const { backups, set } = scheduleTestBackups(folder)
  await backups.check()
  expect(set.made).toBe(1)
})

test('deletes nightly backups after 14 days, but never the newest one or other kinds', async () => {
  const folder = createFolder()
  const make = (kind: BackupKind, daysAgo: number) =>
    mkdirSync(path.join(folder, formatBackupName(kind, noon - daysAgo * dayMs)))
  for (const days of [40, 20, 15, 13.9, 2]) make('nightly', days)
  for (const kind of ['manual', 'before-upgrade', 'before-restore'] as const) make(kind, 30)
  await deleteOldNightlyBackups(folder, noon)
  const left = readdirSync(folder)
  expect(left.filter((name) => name.endsWith('nightly'))).toHaveLength(2)
  expect(left).toHaveLength(5)
  rmSync(folder, { recursive: true })
  for (const days of [40, 30])
    mkdirSync(path.join(folder, formatBackupName('nightly', noon - days * dayMs)), { recursive: true })
  await deleteOldNightlyBackups(folder, noon)
  expect(readdirSync(folder)).toEqual([formatBackupName('nightly', noon - 30 * dayMs)])
})

test('runs the nightly backup in a child process and reports why it failed', async () => {
  const dataDir = createFolder()
  const config = { dataDir, backups: { folder: path.join(dataDir, 'backups'), nightly: true, passphrase: null } }
  expect(await startNightlyBackupProcess(config).exit).toMatch(/There is no database in/)
  const database = await connect({ folder: dataDir })
  expect(await startNightlyBackupProcess(config).exit).toBeNull()
  await database.close()
  expect(readdirSync(config.backups.folder)).toEqual([expect.stringMatching(/-nightly$/)])
})
