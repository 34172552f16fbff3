import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { copySqliteFile, findFileFaults, removeJournal } from '#server/db/sqlite-files.ts'
import { OperatorError } from '#server/operator-error.ts'
import { copyDurably, renameDurably, restrictAndFlushFile } from './durable-files.ts'
import { databaseFileNames, rateLimitsFileName, secretFileName, type Manifest } from './manifest.ts'

type Engine = Manifest['engine']

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Returns the files of the data folder that belong in a backup besides the database, as relative paths. */
const listDataFiles = (dataDir: string, engine: Engine): string[] => {
  // On PostgreSQL the rate limits are a table; a file may be left over from before a move.
  const fixed = engine === 'sqlite' ? [secretFileName, rateLimitsFileName] : [secretFileName]
  return [...fixed, ...globSync('legal/*', { cwd: dataDir })].filter((name) => isFile(path.join(dataDir, name)))
}

const copyRateLimits = async (from: string, to: string): Promise<void> => {
  await copySqliteFile(from, to)
  const faults = findFileFaults(to)
  if (faults.length > 0) {
    throw new OperatorError(`${from} is damaged. It only counts attempts: stop Glowjar, delete it and start again.`)
  }
  restrictAndFlushFile(to)
}

/** Copies the secret, the rate limits and the texts in `legal/`; returns their names. */
export const copyDataFiles = async (dataDir: string, to: string, engine: Engine): Promise<string[]> => {
  const names = listDataFiles(dataDir, engine)
  for (const name of names) {
    const [source, copy] = [path.join(dataDir, name), path.join(to, name)]
    if (name === rateLimitsFileName) await copyRateLimits(source, copy)
    else copyDurably(source, copy)
  }
  return names
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
