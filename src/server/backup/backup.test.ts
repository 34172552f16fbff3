import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { newId } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { readSecret } from '#server/secret.ts'
import { makeMember } from '#server/testing/factories.ts'
import { createBackup } from './create.ts'
import { restoreBackup } from './restore.ts'

const at = Date.parse('2026-11-20T10:00:00.000Z')

/** A data folder with a family in it. */
const makeData = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = {
    dataDir: folder,
    databaseUrl: null,
    backups: { folder: path.join(folder, 'backups'), nightly: true },
  }
  readSecret(folder)
  const open = async <T>(work: (database: Database) => Promise<T>) => {
    const database = await connect({ folder })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const join = (name: string) => open((database) => makeMember(database, { name }, at))
  const names = () =>
    open(async ({ db }) =>
      (await db.selectFrom('users').select('name').orderBy('id').execute()).map(({ name }) => name),
    )
  await join('Ana')
  return { folder, config, open, join, names }
}

type Data = Awaited<ReturnType<typeof makeData>>

let minutes = 0
const later = () => at + ++minutes * 60_000
const back = ({ config }: Data, kind: 'manual' | 'nightly' = 'manual') =>
  createBackup(config, config.backups.folder, kind, later())
const restore = ({ config }: Data, backup: string) => restoreBackup(backup, config, later())
const modeOf = (file: string) => statSync(file).mode & 0o777

test('a backup holds the database and the secret, readable by their owner only', async () => {
  const data = await makeData()
  const { folder, wrong } = await back(data)
  expect(wrong).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(['glowjar.sqlite', 'manifest.json', 'secret.key'])
  expect(modeOf(folder)).toBe(0o700)
  for (const name of readdirSync(folder)) expect([name, modeOf(path.join(folder, name))]).toEqual([name, 0o600])
  expect(readFileSync(path.join(folder, 'secret.key'), 'utf8').trim()).toBe(readSecret(data.folder))
})

test('a backup is one point in time while the app goes on writing', async () => {
  const data = await makeData()
  const rows = await data.open(async (database) => {
    const writing = new AbortController()
    let written = 0
    const write = async () => {
      for (; !writing.signal.aborted; written++) await makeMember(database, { name: `N${written}` }, at)
    }
    const writer = write()
    await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(20)
    const { folder } = await back(data)
    writing.abort()
    await writer
    const copy = await connect({ folder })
    const users = await copy.db.selectFrom('users').select('id').execute()
    const members = await copy.db.selectFrom('members').select('user_id').execute()
    await copy.close()
    return { users: users.length, members: members.length }
  })
  expect(rows.users).toBeGreaterThan(20)
  expect(rows.members).toBe(rows.users)
})

test('a restore brings the data and the secret back, and keeps what was there', async () => {
  const data = await makeData()
  const secret = readSecret(data.folder)
  const { folder } = await back(data)
  await data.join('Ben')
  rmSync(path.join(data.folder, 'secret.key'))
  readSecret(data.folder)
  const { before } = await restore(data, folder)
  expect(await data.names()).toEqual(['Ana'])
  expect(readSecret(data.folder)).toBe(secret)
  await restore(data, before ?? '')
  expect(await data.names()).toEqual(['Ana', 'Ben'])
  expect(readSecret(data.folder)).not.toBe(secret)
})

test('a restore into an empty folder needs nothing else', async () => {
  const data = await makeData()
  const { folder } = await back(data)
  const empty = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }))
  const to = { ...data.config, dataDir: path.join(empty, 'data') }
  expect(await restoreBackup(folder, to, later())).toEqual({ before: null })
  expect(readSecret(to.dataDir)).toBe(readSecret(data.folder))
  const database = await connect({ folder: to.dataDir })
  expect(await database.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana' }])
  await database.close()
})

const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown>

const retell = (backup: string, change: Record<string, unknown>) =>
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...manifestOf(backup), ...change }))

const flipByte = (file: string) => {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000)
  writeFileSync(file, bytes)
}

test.for<[string, (backup: string) => void, RegExp]>([
  ['cut short', (backup) => truncateSync(path.join(backup, 'glowjar.sqlite'), 8192), /has 8192 bytes instead of/],
  ['with a wrong bit', (backup) => flipByte(path.join(backup, 'glowjar.sqlite')), /is not what was written/],
  [
    'with another key',
    (backup) => writeFileSync(path.join(backup, 'secret.key'), `${'k'.repeat(43)}\n`),
    /secret\.key/,
  ],
  ['without its database', (backup) => rmSync(path.join(backup, 'glowjar.sqlite')), /is missing/],
  ['of a newer schema', (backup) => retell(backup, { schema: '0999-later' }), /newer Glowjar \(schema 0999-later\)/],
  ['of a newer form', (backup) => retell(backup, { format: 2 }), /newer Glowjar/],
  ['without a manifest', (backup) => rmSync(path.join(backup, 'manifest.json')), /is not a backup of Glowjar/],
  [
    'with a manifest of another',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '[]'),
    /is not a backup/,
  ],
  ['of PostgreSQL', (backup) => retell(backup, { engine: 'postgres' }), /holds no database/],
  ['that is not there', (backup) => rmSync(backup, { recursive: true }), /is not a backup of Glowjar/],
])('a backup %s is refused and the data stays as it is', async ([, spoil, message]) => {
  const data = await makeData()
  const { folder } = await back(data)
  const copy = `${folder}-spoilt`
  cpSync(folder, copy, { recursive: true })
  spoil(copy)
  await data.join('Ben')
  const before = readFileSync(path.join(data.folder, 'glowjar.sqlite'))
  const refused = restore(data, copy)
  await expect(refused).rejects.toThrow(message)
  await expect(refused).rejects.toBeInstanceOf(OperatorError)
  expect(readFileSync(path.join(data.folder, 'glowjar.sqlite')).equals(before)).toBe(true)
  expect(await data.names()).toEqual(['Ana', 'Ben'])
})

/** Gives a child points that no activity tells of. */
const cheat = ({ open }: Data, familyId: string) =>
  open(({ transact }) =>
    transact((tx) =>
      tx
        .insertInto('children')
        .values({ family_id: familyId, id: newId(at), name: 'Mia', points: 5, quick_list: '[]', created_at: '' })
        .execute(),
    ),
  )

test('rows that are wrong already are backed up as they are and told; they do not stop their restore', async () => {
  const data = await makeData()
  const { familyId } = await data.join('Ben')
  await cheat(data, familyId)
  const { folder, wrong } = await back(data)
  expect(wrong).toEqual([expect.stringContaining('points is 5')])
  await restore(data, folder)
  expect(await data.names()).toEqual(['Ana', 'Ben'])
})

test('a backup that does not hold together is refused, the data stays, and nothing is left half done', async () => {
  const data = await makeData()
  const { familyId } = await data.join('Ben')
  await cheat(data, familyId)
  const { folder } = await back(data)
  retell(folder, { wrong: 0 })
  await data.join('Eva')
  await expect(restore(data, folder)).rejects.toThrow(/does not hold together: children .* points is 5/)
  expect(await data.names()).toEqual(['Ana', 'Ben', 'Eva'])
  expect(readdirSync(data.folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('nothing is restored while the app runs on the folder', async () => {
  const data = await makeData()
  const { folder } = await back(data)
  const unlock = lockFolderForApp(data.folder)
  await expect(restore(data, folder)).rejects.toThrow(/is running on the data folder .*: stop it first/)
  unlock()
  await restore(data, folder)
})

test('nothing is restored while another command uses the database', async () => {
  const data = await makeData()
  const { folder } = await back(data)
  await data.open(async () => {
    await expect(restore(data, folder)).rejects.toThrow(/Another command uses/)
  })
})

test('a damaged database is kept as it was found, and replaced', async () => {
  const data = await makeData()
  const { folder } = await back(data)
  const broken = Buffer.from('this was a database once')
  writeFileSync(path.join(data.folder, 'glowjar.sqlite'), broken)
  await expect(back(data)).rejects.toThrow(/not a database/)
  const { before } = await restore(data, folder)
  expect(readFileSync(path.join(before ?? '', 'glowjar.sqlite')).equals(broken)).toBe(true)
  expect(await data.names()).toEqual(['Ana'])
})

test('a backup that fails leaves nothing that looks like one', async () => {
  const data = await makeData()
  rmSync(path.join(data.folder, 'glowjar.sqlite'))
  await expect(back(data)).rejects.toThrow(/There is no database/)
  expect(readdirSync(data.config.backups.folder)).toEqual([])
})
