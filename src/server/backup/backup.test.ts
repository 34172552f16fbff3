import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { newId } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { insertMemberWithSession } from '#server/testing/factories.ts'
import {
  backUp,
  creationTime,
  createDataFolder,
  editManifest,
  readFileMode,
  restore,
  type DataFolder,
} from '#server/testing/data-folder.ts'

test('a backup contains the database without the secret, readable by its owner only', async () => {
  const data = await createDataFolder()
  const { folder, wrong } = await backUp(data)
  expect(wrong).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(['glowjar.sqlite', 'manifest.json'])
  expect(readFileMode(folder)).toBe(0o700)
  for (const name of readdirSync(folder)) expect([name, readFileMode(path.join(folder, name))]).toEqual([name, 0o600])
})

test('a backup is consistent while the app is writing', async () => {
  const data = await createDataFolder()
  const rows = await data.withDatabase(async (database) => {
    const writing = new AbortController()
    let written = 0
    const write = async () => {
      for (; !writing.signal.aborted; written++)
        await insertMemberWithSession(database, { name: `N${written}` }, creationTime)
    }
    const writer = write()
    await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(20)
    const { folder } = await backUp(data)
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

test('a restore brings back the data, keeps the secret, and backs up what it replaces', async () => {
  const data = await createDataFolder()
  const secret = readOrCreateSecret(data.folder)
  const { folder } = await backUp(data)
  await data.addMember('Ben')
  const before = await restore(data, folder)
  expect(await data.userNames()).toEqual(['Ana'])
  await restore(data, before ?? '')
  expect(await data.userNames()).toEqual(['Ana', 'Ben'])
  expect(readOrCreateSecret(data.folder)).toBe(secret)
})

test('restores into an empty folder', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const empty = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }))
  const to = { ...data.config, dataDir: path.join(empty, 'data') }
  expect(await restore({ ...data, config: to }, folder)).toBeNull()
  expect(readOrCreateSecret(to.dataDir)).not.toBe(readOrCreateSecret(data.folder))
  const database = await connect({ folder: to.dataDir })
  expect(await database.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana' }])
  await database.close()
})

const flipBit = (file: string) => {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000)
  writeFileSync(file, bytes)
}

test.for<[string, (backup: string) => void, RegExp]>([
  ['cut short', (backup) => truncateSync(path.join(backup, 'glowjar.sqlite'), 8192), /has 8192 bytes instead of/],
  [
    'with a wrong bit',
    (backup) => flipBit(path.join(backup, 'glowjar.sqlite')),
    /is damaged: its checksum does not match/,
  ],
  [
    'with another key',
    (backup) => writeFileSync(path.join(backup, 'secret.key.encrypted'), `${'k'.repeat(43)}\n`),
    /secret\.key\.encrypted/,
  ],
  ['without its database', (backup) => rmSync(path.join(backup, 'glowjar.sqlite')), /is missing/],
  [
    'of a newer schema',
    (backup) => editManifest(backup, { schema: '0999-later' }),
    /newer Glowjar \(schema 0999-later\)/,
  ],
  ['of a newer format', (backup) => editManifest(backup, { format: 4 }), /newer Glowjar/],
  [
    'with a file outside the data folder',
    (backup) => editManifest(backup, { files: { 'legal/../x': {} } }),
    /is not a Glowjar backup/,
  ],
  ['without a manifest', (backup) => rmSync(path.join(backup, 'manifest.json')), /is not a Glowjar backup/],
  [
    'with a manifest of another',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '[]'),
    /is not a Glowjar backup/,
  ],
  ['of PostgreSQL', (backup) => editManifest(backup, { engine: 'postgres' }), /contains no database/],
  ['that is not there', (backup) => rmSync(backup, { recursive: true }), /is not a Glowjar backup/],
])('rejects a backup %s; the data stays unchanged', async ([, damage, message]) => {
  const data = await createDataFolder()
  data.config.backups.passphrase = 'fireflies in June'
  const { folder } = await backUp(data)
  const copy = `${folder}-damaged`
  cpSync(folder, copy, { recursive: true })
  damage(copy)
  await data.addMember('Ben')
  const before = readFileSync(path.join(data.folder, 'glowjar.sqlite'))
  const rejected = restore(data, copy)
  await expect(rejected).rejects.toThrow(message)
  await expect(rejected).rejects.toBeInstanceOf(OperatorError)
  expect(readFileSync(path.join(data.folder, 'glowjar.sqlite')).equals(before)).toBe(true)
  expect(await data.userNames()).toEqual(['Ana', 'Ben'])
})

/** Inserts a child whose points have no activities. */
const insertInconsistentChild = ({ withDatabase }: DataFolder, familyId: string) =>
  withDatabase(({ transact }) =>
    transact((tx) =>
      tx
        .insertInto('children')
        .values({
          family_id: familyId,
          id: newId(creationTime),
          name: 'Mia',
          points: 5,
          quick_list: '[]',
          created_at: '',
        })
        .execute(),
    ),
  )

test('inconsistent rows are backed up and reported, and do not prevent a restore of that backup', async () => {
  const data = await createDataFolder()
  const { familyId } = await data.addMember('Ben')
  await insertInconsistentChild(data, familyId)
  const { folder, wrong } = await backUp(data)
  expect(wrong).toEqual([expect.stringContaining('points is 5')])
  await restore(data, folder)
  expect(await data.userNames()).toEqual(['Ana', 'Ben'])
})

test('an inconsistent backup is rejected: the data stays and no temporary files are left', async () => {
  const data = await createDataFolder()
  const { familyId } = await data.addMember('Ben')
  await insertInconsistentChild(data, familyId)
  const { folder } = await backUp(data)
  editManifest(folder, { wrong: 0 })
  await data.addMember('Eva')
  await expect(restore(data, folder)).rejects.toThrow(/is inconsistent: children .* points is 5/)
  expect(await data.userNames()).toEqual(['Ana', 'Ben', 'Eva'])
  expect(readdirSync(data.folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a database whose index contradicts its table is not backed up', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const file = path.join(data.folder, 'glowjar.sqlite')
  const bytes = readFileSync(file, 'latin1')
  writeFileSync(
    file,
    bytes.replaceAll('sessions_of_user on sessions (user_id)', 'sessions_of_user on sessions (     id)'),
    'latin1',
  )
  await expect(backUp(data)).rejects.toThrow(/The database file is damaged: .*sessions_of_user/)
  expect(readdirSync(data.config.backups.folder)).toEqual([path.basename(folder)])
})

test('rejects a restore while the app runs on the folder', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const unlock = lockFolderForApp(data.folder)
  await expect(restore(data, folder)).rejects.toThrow(/is running on the data folder .*: stop it first/)
  unlock()
  await restore(data, folder)
})

test('rejects a restore while another process uses the database', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  await data.withDatabase(async () => {
    await expect(restore(data, folder)).rejects.toThrow(/Another command uses/)
  })
})

test('copies a damaged database as it is before replacing it', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const broken = Buffer.from('this was a database once')
  writeFileSync(path.join(data.folder, 'glowjar.sqlite'), broken)
  await expect(backUp(data)).rejects.toThrow(/not a database/)
  const before = await restore(data, folder)
  expect(readFileSync(path.join(before ?? '', 'glowjar.sqlite')).equals(broken)).toBe(true)
  expect(await data.userNames()).toEqual(['Ana'])
})

test('a failed backup leaves no folder', async () => {
  const data = await createDataFolder()
  rmSync(path.join(data.folder, 'glowjar.sqlite'))
  await expect(backUp(data)).rejects.toThrow(/There is no database/)
  expect(readdirSync(data.config.backups.folder)).toEqual([])
})
