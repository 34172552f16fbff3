import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs, hourMs } from '#shared/time/duration.ts'
import { connect } from '#server/db/connect.ts'
import { iso } from '#server/ids.ts'
import { startNightlyBackup, type BackupProcess } from './nightly-process.ts'
import { backupName, deleteOldNightlyBackups, type BackupKind } from './backup-folder.ts'
import { scheduleNightlyBackups } from './nightly.ts'

const makeFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-nightly-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Noon of a day where this machine stands. */
const noon = new Date(2026, 10, 20, 12).getTime()

/** Nights in a folder, with a clock that the test sets and backups that are made, or fail, at once. */
const nightsIn = (folder: string) => {
  const failures: string[] = []
  const set = { now: noon, fails: null as string | null, made: 0 }
  const make = (): BackupProcess => {
    set.made++
    if (set.fails === null) mkdirSync(path.join(folder, backupName('nightly', set.now)))
    return { ended: Promise.resolve(set.fails), stop: () => undefined }
  }
  const nights = scheduleNightlyBackups({
    folder,
    clock: () => set.now,
    make,
    failed: (reason) => void failures.push(reason),
  })
  return { nights, set, failures }
}

test('the first backup is made soon after the start, the next one after the next night', async () => {
  const { nights, set } = nightsIn(makeFolder())
  expect(await nights.state()).toEqual({ lastGoodAt: null, failedAt: null })
  await nights.check()
  expect(await nights.state()).toEqual({ lastGoodAt: iso(noon), failedAt: null })
  set.now = noon + 14 * hourMs
  await nights.check()
  expect(set.made).toBe(1)
  set.now = noon + 15.5 * hourMs
  await nights.check()
  expect(set.made).toBe(2)
  expect(await nights.state()).toEqual({ lastGoodAt: iso(set.now), failedAt: null })
})

test('a start after a missed night makes up for it, a second one does nothing', async () => {
  const folder = makeFolder()
  mkdirSync(path.join(folder, backupName('nightly', noon - 2 * dayMs)))
  for (let start = 0; start < 2; start++) await nightsIn(folder).nights.check()
  expect(readdirSync(folder)).toHaveLength(2)
})

test('a backup that fails is told, tried again after an hour, and forgotten once one succeeds', async () => {
  const { nights, set, failures } = nightsIn(makeFolder())
  set.fails = 'the disk is full'
  await nights.check()
  expect(failures).toEqual(['the disk is full'])
  expect(await nights.state()).toEqual({ lastGoodAt: null, failedAt: iso(noon) })
  set.now += hourMs / 2
  await nights.check()
  expect(set.made).toBe(1)
  set.fails = null
  set.now += hourMs
  await nights.check()
  expect(await nights.state()).toEqual({ lastGoodAt: iso(set.now), failedAt: null })
})

test('a folder that cannot be read is told as a failed backup', async () => {
  const file = path.join(makeFolder(), 'file')
  writeFileSync(file, '')
  const { nights, failures } = nightsIn(file)
  await nights.check()
  expect(failures).toEqual([expect.stringMatching(/ENOTDIR/)])
  expect(await nights.state()).toEqual({ lastGoodAt: null, failedAt: iso(noon) })
})

test('one backup is made at a time', async () => {
  const { nights, set } = nightsIn(makeFolder())
  await Promise.all([nights.check(), nights.check()])
  expect(set.made).toBe(1)
})

test('a backup that a wrong clock dated ahead does not stop the next ones', async () => {
  const folder = makeFolder()
  mkdirSync(path.join(folder, backupName('nightly', noon + 400 * dayMs)))
  const { nights, set } = nightsIn(folder)
  await nights.check()
  expect(set.made).toBe(1)
})

test('nightly backups are kept for 14 days, the newest and all others for ever', async () => {
  const folder = makeFolder()
  const make = (kind: BackupKind, daysAgo: number) =>
    mkdirSync(path.join(folder, backupName(kind, noon - daysAgo * dayMs)))
  for (const days of [40, 20, 15, 13.9, 2]) make('nightly', days)
  for (const kind of ['manual', 'before-upgrade', 'before-restore'] as const) make(kind, 30)
  await deleteOldNightlyBackups(folder, noon)
  const left = readdirSync(folder)
  expect(left.filter((name) => name.endsWith('nightly'))).toHaveLength(2)
  expect(left).toHaveLength(5)
  rmSync(folder, { recursive: true })
  for (const days of [40, 30])
    mkdirSync(path.join(folder, backupName('nightly', noon - days * dayMs)), { recursive: true })
  await deleteOldNightlyBackups(folder, noon)
  expect(readdirSync(folder)).toEqual([backupName('nightly', noon - 30 * dayMs)])
})

test('the nightly backup is made in a process of its own, and says why it fails', async () => {
  const dataDir = makeFolder()
  const config = { dataDir, backups: { folder: path.join(dataDir, 'backups'), nightly: true } }
  expect(await startNightlyBackup(config).ended).toMatch(/There is no database in/)
  const database = await connect({ folder: dataDir })
  expect(await startNightlyBackup(config).ended).toBeNull()
  await database.close()
  expect(readdirSync(config.backups.folder)).toEqual([expect.stringMatching(/-nightly$/)])
})
