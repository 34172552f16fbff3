import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreCommand } from '#server/cli/backup.ts'
import { connect } from '#server/db/connect.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import {
  addPlainSecret,
  advanceOneMinute,
  backUp,
  createDataFolder,
  type DataFolder,
} from '#server/testing/data-folder.ts'

const passphrase = 'lanterns in July'

/** Returns the configuration of an empty data folder, as on another machine. */
const createOtherConfig = ({ config }: DataFolder, otherPassphrase: string | null) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { ...config, dataDir, backups: { ...config.backups, passphrase: otherPassphrase } }
}

const restoreThere = async (to: DataFolder['config'], ...args: string[]) => {
  const lines: string[] = []
  await restoreCommand(to, args, advanceOneMinute(), (line) => void lines.push(line))
  return lines
}

const createEncryptedBackup = async () => {
  const data = await createDataFolder()
  data.config.backups.passphrase = passphrase
  const { folder } = await backUp(data)
  return { data, folder, secret: readOrCreateSecret(data.folder) }
}

test('BACKUP_PASSPHRASE encrypts the secret in a backup, and nothing else contains it [RUN-25]', async () => {
  const { folder, secret } = await createEncryptedBackup()
  expect(readdirSync(folder).toSorted()).toEqual(['glowjar.sqlite', 'manifest.json', 'secret.key.encrypted'])
  for (const file of globSync(`${folder}/*`))
    expect([file, readFileSync(file, 'utf8').includes(secret)]).toEqual([file, false])
})

test('a restore elsewhere with the passphrase brings the secret along [RUN-25]', async () => {
  const { data, folder, secret } = await createEncryptedBackup()
  const to = createOtherConfig(data, passphrase)
  const lines = await restoreThere(to, folder, '--keep-sessions')
  expect(readOrCreateSecret(to.dataDir)).toBe(secret)
  expect(lines).toEqual([`Restored from ${folder} and verified.`])
})

test.each<[string | null, RegExp]>([
  [null, /The secret in this backup is encrypted: set BACKUP_PASSPHRASE .*--without-secret.*Nothing was restored/],
  ['a wrong passphrase', /BACKUP_PASSPHRASE is not the one of this backup.*Nothing was restored/],
])('a restore elsewhere with the passphrase %j is rejected and changes nothing [RUN-25]', async (wrong, message) => {
  const { data, folder } = await createEncryptedBackup()
  const to = createOtherConfig(data, wrong)
  await expect(restoreThere(to, folder)).rejects.toThrow(message)
  expect(readdirSync(to.dataDir)).toEqual([])
})

test('a restore without the secret says what is lost, and ends the sessions even with --keep-sessions [RUN-26]', async () => {
  const { data, folder, secret } = await createEncryptedBackup()
  data.config.backups.passphrase = null
  const { folder: withoutSecret } = await backUp(data)
  const commands = [
    [folder, '--keep-sessions', '--without-secret'],
    [withoutSecret, '--keep-sessions'],
  ]
  for (const args of commands) {
    const to = createOtherConfig(data, null)
    const lines = await restoreThere(to, ...args)
    expect(lines).toContain('The secret of this backup is not known: everyone has to sign in again.')
    expect(readOrCreateSecret(to.dataDir)).not.toBe(secret)
    const database = await connect({ folder: to.dataDir })
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    await database.close()
  }
})

test('a restore without the secret turns second factors off and names their users; with it they stay [RUN-26]', async () => {
  const data = await createDataFolder()
  const { userId } = await data.addMember('Ben')
  const at = '2026-11-20T10:00:00.000Z'
  const factor = { user_id: userId, secret: 'encrypted', last_step: 0, created_at: at, enabled_at: at }
  await data.withDatabase(({ transact }) => transact((tx) => tx.insertInto('second_factors').values(factor).execute()))
  const { folder } = await backUp(data)
  const line = `The second factor of ${userId}@example.org is off: it must be set up again in the settings.`
  const to = createOtherConfig(data, null)
  expect(await restoreThere(to, folder)).toContain(line)
  expect(await restoreThere(data.config, folder)).not.toContain(line)
  const countFactors = async (dataDir: string) => {
    const database = await connect({ folder: dataDir })
    const rows = await database.db.selectFrom('second_factors').select('user_id').execute()
    await database.close()
    return rows.length
  }
  expect([await countFactors(to.dataDir), await countFactors(data.folder)]).toEqual([0, 1])
})

test('a restore into the folder that has the secret needs no passphrase', async () => {
  const { data, folder, secret } = await createEncryptedBackup()
  data.config.backups.passphrase = null
  expect(await restoreThere(data.config, folder)).not.toContainEqual(expect.stringContaining('secret'))
  expect(readOrCreateSecret(data.folder)).toBe(secret)
})

test('a secret that a restore replaces is kept in the data folder', async () => {
  const { data, folder, secret } = await createEncryptedBackup()
  rmSync(path.join(data.folder, 'secret.key'))
  const later = readOrCreateSecret(data.folder)
  const lines = await restoreThere(data.config, folder)
  expect(readOrCreateSecret(data.folder)).toBe(secret)
  const [kept = ''] = globSync(path.join(data.folder, 'secret.key.replaced-*'))
  expect(readFileSync(kept, 'utf8').trim()).toBe(later)
  expect(lines).toContainEqual(expect.stringContaining(kept))
})

test('an older backup with its plain secret restores it', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  await addPlainSecret(data, folder, 2)
  const to = createOtherConfig(data, null)
  await restoreThere(to, folder)
  expect(readOrCreateSecret(to.dataDir)).toBe(readOrCreateSecret(data.folder))
})

test('a secret beside a backup that does not list it is not used', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  readOrCreateSecret(folder)
  const to = createOtherConfig(data, null)
  await restoreThere(to, folder)
  expect(existsSync(path.join(to.dataDir, 'secret.key'))).toBe(false)
})
