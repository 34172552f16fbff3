import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { copySqlite, findFileFaults, removeJournal } from '#server/db/sqlite-copy.ts'
import { OperatorError } from '#server/operator-error.ts'
import { copyDurably, renameDurably, secureFile } from './durable-files.ts'
import { databaseFileNames, limitsFileName, secretFileName, type Manifest } from './manifest.ts'

type Engine = Manifest['engine']

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Returns the files of the data folder that belong in a backup besides the database, as relative paths. */
const listDataFiles = (dataDir: string, engine: Engine): string[] => {
  // On PostgreSQL the rate limits are a table; a file may be left over from before a move.
  const fixed = engine === 'sqlite' ? [secretFileName, limitsFileName] : [secretFileName]
  return [...fixed, ...globSync('legal/*', { cwd: dataDir })].filter((name) => isFile(path.join(dataDir, name)))
}

const copyLimits = async (from: string, to: string): Promise<void> => {
  await copySqlite(from, to)
  const faults = findFileFaults(to)
  if (faults.length > 0) {
    throw new OperatorError(`${from} is damaged. It only counts attempts: stop Glowjar, delete it and start again.`)
  }
  secureFile(to)
}

/** Copies the secret, the rate limits and the texts in `legal/`; returns their names. */
export const copyDataFiles = async (dataDir: string, to: string, engine: Engine): Promise<string[]> => {
  const names = listDataFiles(dataDir, engine)
  for (const name of names) {
    const [source, copy] = [path.join(dataDir, name), path.join(to, name)]
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 })
    if (name === limitsFileName) await copyLimits(source, copy)
    else copyDurably(source, copy)
  }
  return names
}

const isSameFile = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** Files copied next to their targets, ready to be renamed into place. */
interface StagedFiles {
  commit(): void
  discard(): void
}

/** Copies all files of a backup except the database next to their targets. Unchanged files are skipped. */
export const stageDataFiles = (backup: string, dataDir: string, { files }: Manifest): StagedFiles => {
  const databaseFiles: readonly string[] = Object.values(databaseFileNames)
  const staged: { fresh: string; target: string }[] = []
  for (const name of Object.keys(files).filter((one) => !databaseFiles.includes(one))) {
    const [source, target] = [path.join(backup, name), path.join(dataDir, name)]
    if (isSameFile(source, target)) continue
    const fresh = path.join(path.dirname(target), `.${path.basename(target)}`)
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
    copyDurably(source, fresh)
    staged.push({ fresh, target })
  }
  return {
    commit: () => {
      for (const { fresh, target } of staged) {
        if (path.basename(target) === limitsFileName) removeJournal(target)
        renameDurably(fresh, target)
      }
    },
    discard: () => {
      for (const { fresh } of staged) rmSync(fresh, { force: true })
    },
  }
}
