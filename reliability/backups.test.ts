import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { newId } from '#server/ids.ts'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createUserClient, startApp, type AppProcess, type Installation, type SignedInUser } from './app-process.ts'
import { createInstallationForBackups, reasonNotRun, stopPostgresForBackups } from './backup-installation.ts'
import { launchCommand, runCommand } from './commands.ts'
import { readAllResponses, createSampleData } from './all-responses.ts'

const isSqlite = inject('database') === 'sqlite'

afterAll(stopPostgresForBackups)

const backUp = async (installation: Installation): Promise<string> => {
  const { code, out, err } = await runCommand(installation, 'backup')
  expect([code, err]).toEqual([0, ''])
  return out.trim()
}

/** Starts three writers that keep awarding one point titled by a number; `progress` has the acknowledged ones, `end` stops them. */
const startAwarding = (app: AppProcess, member: SignedInUser, childId: string, from: number) => {
  const progress = { next: from, acknowledged: [] as number[] }
  const stop = new AbortController()
  const { call } = createUserClient(app, member)
  const write = async () => {
    while (!stop.signal.aborted) {
      const n = progress.next++
      await call(recordBehavior, { body: { childId, type: 'reward', title: `n${n}`, points: 1 } })
      progress.acknowledged.push(n)
    }
  }
  const writers = [write(), write(), write()]
  return {
    progress,
    end: async () => {
      stop.abort()
      await Promise.all(writers)
    },
  }
}

const readAwardNumbers = (installation: Installation, childId: string): Promise<Set<number>> =>
  installation.open(async ({ db }) => {
    const rows = await db.selectFrom('activities').select('title').where('child_id', '=', childId).execute()
    return new Set(rows.map(({ title }) => Number(title.slice(1))))
  })

test('a backup under load is a consistent snapshot, and a restored app gives the same responses', async (context) => {
  const what = 'backups under load, restored: answers, point in time and verify'
  if (reasonNotRun) return reportCheck(context, { check: 'T12', what, notRun: reasonNotRun })
  const installation = await createInstallationForBackups()
  const [ana, busy] = [await installation.member(), await installation.member({ name: 'Ben' })]
  const second = await installation.member({ name: 'Eva', familyId: ana.familyId })
  const app = await startApp(installation)
  const named = await createSampleData(createUserClient(app, ana), second.userId)
  const { id: childId } = await createChild(createUserClient(app, busy).call)
  let target = await createInstallationForBackups()
  const pollOptions = { timeout: 60_000 }
  const rounds = sampleSize(1, 50)
  let wrong = 0
  let from = 0
  for (let round = 0; round < rounds; round++) {
    if (round % 5 === 4) target = await createInstallationForBackups()
    const writing = startAwarding(app, busy, childId, from)
    await expect.poll(() => writing.progress.acknowledged.length, pollOptions).toBeGreaterThan(9)
    const acknowledgedBefore = [...writing.progress.acknowledged]
    const backup = await backUp(installation)
    const firstAfter = writing.progress.next
    await expect.poll(() => writing.progress.next, pollOptions).toBeGreaterThan(firstAfter + 5)
    await writing.end()
    from = writing.progress.next

    const restored = await runCommand(target, 'restore', backup, '--keep-sessions')
    expect([restored.code, restored.err]).toEqual([0, ''])
    const numbers = await readAwardNumbers(target, childId)
    const lost = acknowledgedBefore.filter((n) => !numbers.has(n))
    const late = [...numbers].filter((n) => n >= firstAfter)
    const copy = await startApp(target)
    const [there, here] = [
      await readAllResponses(createUserClient(copy, ana), named),
      await readAllResponses(createUserClient(app, ana), named),
    ]
    await copy.end()
    const faults = await target.findDataFaults()
    expect([lost, late, faults]).toEqual([[], [], []])
    expect(there).toEqual(here)
    wrong += lost.length + late.length + faults.length
  }
  reportCheck(context, { check: 'T12', what, count: rounds, wrong })
})

const corruptions: readonly (readonly [string, (backup: string) => void])[] = [
  ['cut short', (backup) => truncateSync(findDatabaseFile(backup), 4096)],
  ['with a wrong byte', (backup) => changeByte(findDatabaseFile(backup))],
  ['of a newer schema', (backup) => replaceInManifest(backup, /"schema": "[^"]*"/, '"schema": "0999-later"')],
  ['with another key', (backup) => writeFileSync(path.join(backup, 'secret.key.encrypted'), `${'k'.repeat(43)}\n`)],
  ['that is none', (backup) => rmSync(path.join(backup, 'manifest.json'))],
]

const findDatabaseFile = (backup: string) => path.join(backup, isSqlite ? 'glowjar.sqlite' : 'glowjar.dump')

const changeByte = (file: string) => {
  const bytes = readFileSync(file)
  const at = bytes.length >> 1
  bytes.writeUInt8(bytes.readUInt8(at) ^ 255, at)
  writeFileSync(file, bytes)
}

const replaceInManifest = (backup: string, from: RegExp, to: string) => {
  const file = path.join(backup, 'manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

/** Creates a backup with inconsistent rows but intact files. */
const createInconsistentBackup = async (installation: Installation, { familyId }: SignedInUser): Promise<string> => {
  const child = { family_id: familyId, id: newId(Date.now()), name: 'Zoe', points: 5, quick_list: '[]', created_at: '' }
  await installation.open(({ transact }) => transact((tx) => tx.insertInto('children').values(child).execute()))
  const { code, out, err } = await runCommand(installation, 'backup')
  expect([code, err]).toEqual([1, 'The backup is complete, but 1 rows of the database are inconsistent.\n'])
  await installation.open(({ transact }) =>
    transact((tx) => tx.deleteFrom('children').where('id', '=', child.id).execute()),
  )
  const backup = out.split('\n')[0] ?? ''
  replaceInManifest(backup, /"wrong": 1/, '"wrong": 0')
  return backup
}

test('rejects a damaged or inconsistent backup and keeps the old data', async (context) => {
  const what = 'damaged backups rejected with the old data untouched'
  if (reasonNotRun) return reportCheck(context, { check: 'T12', what, notRun: reasonNotRun })
  const installation = await createInstallationForBackups()
  const ana = await installation.member()
  const app = await startApp(installation)
  const named = await createSampleData(createUserClient(app, ana), ana.userId)
  const backup = await backUp(installation)
  const running = await runCommand(installation, 'restore', backup)
  expect(running.err).toMatch(/stop (?:it|Glowjar) first/)
  const before = await readAllResponses(createUserClient(app, ana), named)
  await app.end()
  let wrong = 0
  for (const [, damage] of corruptions) {
    const copy = `${backup}-damaged`
    cpSync(backup, copy, { recursive: true })
    damage(copy)
    const { code, err } = await runCommand(installation, 'restore', copy)
    rmSync(copy, { recursive: true })
    expect(err).toMatch(/^[^\n]+\n$/)
    if (code !== 1) wrong++
  }
  const untrue = await runCommand(installation, 'restore', await createInconsistentBackup(installation, ana))
  expect(untrue.err).toMatch(/is inconsistent: children .* points is 5/)
  if (untrue.code !== 1) wrong++
  const again = await startApp(installation)
  expect(await readAllResponses(createUserClient(again, ana), named)).toEqual(before)
  await again.end()
  expect(wrong).toBe(0)
  reportCheck(context, { check: 'T12', what, count: corruptions.length + 1, wrong })
})

// The statement of a killed command holds its locks until the server notices.
const waitUntilIdle = async (installation: Installation) => {
  const busy = sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  const others = () => installation.open(async ({ kysely }) => Number((await busy.execute(kysely)).rows[0]?.n))
  await expect.poll(others, { timeout: 30_000 }).toBe(0)
}

test('a killed backup or restore leaves nothing half done', async (context) => {
  const what = 'backups and restores killed half-way'
  if (reasonNotRun) return reportCheck(context, { check: 'T12', what, notRun: reasonNotRun })
  const installation = await createInstallationForBackups()
  const ana = await installation.member()
  const app = await startApp(installation)
  const named = await createSampleData(createUserClient(app, ana), ana.userId)
  const before = await readAllResponses(createUserClient(app, ana), named)
  await app.end()
  const backup = await backUp(installation)
  const folder = path.dirname(backup)
  const rounds = sampleSize(2, 60)
  let random = inject('seed')
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    random = (random * 48_271) % 2_147_483_647
    const args = round % 2 === 0 ? ['backup'] : ['restore', backup, '--keep-sessions']
    const { child, outcome } = launchCommand(installation, ...args)
    const timer = setTimeout(() => child.kill('SIGKILL'), 50 + (random % (isSqlite ? 700 : 1500)))
    await outcome
    clearTimeout(timer)
    for (const name of readdirSync(folder).filter((one) => one.startsWith('glowjar-'))) {
      await readManifest(path.join(folder, name)).catch(() => wrong++)
    }
    if (!isSqlite) await waitUntilIdle(installation)
    wrong += (await installation.findDataFaults()).length
  }
  const again = await startApp(installation)
  expect(await readAllResponses(createUserClient(again, ana), named)).toEqual(before)
  await again.end()
  expect(wrong).toBe(0)
  reportCheck(context, { check: 'T12', what, count: rounds, wrong })
})
