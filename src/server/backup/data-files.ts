import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { copySqliteFile, findFileFaults, isDamageError, removeJournal } from '#server/db/sqlite-files.ts'
import { copyDurably, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { databaseFileNames, rateLimitsFileName, secretFileName, type Manifest } from './manifest.ts'

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

/**
 * Copies the secret, the texts in `legal/` and the rate limits. Damaged rate limits, which are of little value, are left out.
 * Returns the names of the copies, and the path of the rate limits if they are damaged.
 */
export const copyDataFiles = async (dataDir: string, to: string, engine: Manifest['engine']) => {
  const candidates = [secretFileName, ...globSync('legal/*', { cwd: dataDir })]
  const names = candidates.filter((name) => isFile(path.join(dataDir, name)))
  for (const name of names) copyDurably(path.join(dataDir, name), path.join(to, name))
  const rateLimits = path.join(dataDir, rateLimitsFileName)
  // On PostgreSQL the rate limits are a table; a file may be left over from before a move.
  if (engine === 'postgres' || !isFile(rateLimits)) return { names, damaged: null }
  const isCopied = await copyRateLimits(rateLimits, path.join(to, rateLimitsFileName))
  return isCopied ? { names: [...names, rateLimitsFileName], damaged: null } : { names, damaged: rateLimits }
}

const hasSameContent = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other))

/**
 * Replaces all files of a data folder by those of a backup, the database by `replaceDatabase`. The others are copied next
 * to their targets before it and renamed after it; unchanged ones are skipped.
 */
export const replaceDataFiles = async (
  backup: string,
  dataDir: string,
  { files }: Manifest,
  replaceDatabase: () => Promise<void>,
): Promise<void> => {
  const databaseFiles: readonly string[] = Object.values(databaseFileNames)
  const staged: { fresh: string; target: string }[] = []
  for (const name of Object.keys(files).filter((one) => !databaseFiles.includes(one))) {
    const [source, target] = [path.join(backup, name), path.join(dataDir, name)]
    if (hasSameContent(source, target)) continue
    const fresh = path.join(path.dirname(target), `.${path.basename(target)}`)
    copyDurably(source, fresh)
    staged.push({ fresh, target })
  }
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
