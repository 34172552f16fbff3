import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copySqliteFile, findFileFaults, isDamageError, removeJournal } from '#server/db/sqlite-files.ts'
import { copyDurably, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { encryptSecret } from './encrypted-secret.ts'
import {
  databaseFileNames,
  encryptedSecretFileName,
  rateLimitsFileName,
  secretFileName,
  type Manifest,
} from './manifest.ts'
import { readSecret, toFingerprint } from './restored-secret.ts'

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Copies the rate limits unless they are damaged; returns whether they were copied. */
const copyRateLimits = async (from: string, to: string): Promise<boolean> => {
  try {
    await copySqliteFile(from, to)
  } catch (error) {
    if (!isDamageError(error)) throw error
    return false
  }
  const isIntact = findFileFaults(to).length === 0
  if (isIntact) restrictAndFlushFile(to)
  else for (const file of globSync(`${to}*`)) rmSync(file)
  return isIntact
}

const writePrivateFile = (file: string, text: string) => {
  writeFileSync(file, text, { mode: 0o600, flush: true })
}

/** Writes the secret into a backup if there is a passphrase to encrypt it with. Returns the name of the file. */
const writeEncryptedSecret = async (
  secret: string | null,
  to: string,
  passphrase: string | null,
): Promise<string[]> => {
  if (secret === null || passphrase === null) return []
  writePrivateFile(path.join(to, encryptedSecretFileName), await encryptSecret(secret, passphrase))
  return [encryptedSecretFileName]
}

/**
 * Copies the texts in `legal/`, the rate limits and, with a passphrase, the encrypted secret. Damaged rate limits, which
 * are of little value, are left out. Returns the names of the copies, the fingerprint of the secret, and the path of the
 * rate limits if they are damaged.
 */
export const copyDataFiles = async (
  dataDir: string,
  to: string,
  engine: Manifest['engine'],
  passphrase: string | null,
) => {
  const secret = readSecret(dataDir)
  const secretFingerprint = secret && toFingerprint(secret)
  const legal = globSync('legal/*', { cwd: dataDir }).filter((name) => isFile(path.join(dataDir, name)))
  for (const name of legal) copyDurably(path.join(dataDir, name), path.join(to, name))
  const names = [...legal, ...(await writeEncryptedSecret(secret, to, passphrase))]
  const rateLimits = path.join(dataDir, rateLimitsFileName)
  // On PostgreSQL the rate limits are a table; a file may be left over from before a move.
  if (engine === 'postgres' || !isFile(rateLimits)) return { names, secretFingerprint, damaged: null }
  const isCopied = await copyRateLimits(rateLimits, path.join(to, rateLimitsFileName))
  if (!isCopied) return { names, secretFingerprint, damaged: rateLimits }
  return { names: [...names, rateLimitsFileName], secretFingerprint, damaged: null }
}

const hasSameContent = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other))

interface StagedFile {
  fresh: string
  target: string
}

const toStagedFile = (dataDir: string, name: string): StagedFile => {
  const target = path.join(dataDir, name)
  return { fresh: path.join(path.dirname(target), `.${path.basename(target)}`), target }
}

const stageFiles = (backup: string, dataDir: string, { files }: Manifest, secret: string | null): StagedFile[] => {
  const others: readonly string[] = [...Object.values(databaseFileNames), secretFileName, encryptedSecretFileName]
  const staged = Object.keys(files)
    .filter((name) => !others.includes(name) && !hasSameContent(path.join(backup, name), path.join(dataDir, name)))
    .map((name) => ({ source: path.join(backup, name), ...toStagedFile(dataDir, name) }))
  for (const { source, fresh } of staged) copyDurably(source, fresh)
  if (secret === null) return staged
  const stagedSecret = toStagedFile(dataDir, secretFileName)
  writePrivateFile(stagedSecret.fresh, `${secret}\n`)
  return [...staged, stagedSecret]
}

/**
 * Replaces all files of a data folder by those of a backup, the database by `replaceDatabase`, and the secret unless
 * `secret` is null. The others are copied next to their targets before it and renamed after it; unchanged ones are
 * skipped.
 */
export const replaceDataFiles = async (
  { backup, dataDir, manifest, secret }: { backup: string; dataDir: string; manifest: Manifest; secret: string | null },
  replaceDatabase: () => Promise<void>,
): Promise<void> => {
  const staged = stageFiles(backup, dataDir, manifest, secret)
  try {
    await replaceDatabase()
    for (const { fresh, target } of staged) {
      if (path.basename(target) === rateLimitsFileName) removeJournal(target)
      renameDurably(fresh, target)
    }
  } finally {
    for (const { fresh } of staged) rmSync(fresh, { force: true })
  }
}
