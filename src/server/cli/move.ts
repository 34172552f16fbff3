import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { copyTable, hasRows, digestTable, tableNames } from '#server/db/copy-table.ts'
import { lockFolderExclusive } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive } from '#server/db/postgres-lock.ts'
import { toUrlWithoutTimeout } from '#server/db/postgres.ts'
import type { Db } from '#server/db/transaction.ts'
import { errorMessage } from '#server/error-parts.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DataConfig } from './command.ts'

export const moveUsage = 'glowjar move --to=postgres://…   copies all data to an empty PostgreSQL; stop Glowjar first'

const nextSteps = [
  'Both databases hold the same data and verify found nothing wrong. Nothing has been switched yet.',
  'Set DATABASE_URL to the new address, keep DATA_DIR as it is (the secret that signs the sessions stays there), and',
  'start Glowjar. The old database is kept in case you want to go back; later changes to it are not copied.',
]

const parseTargetUrl = (args: readonly string[]): string => {
  const { to = '' } = parseArguments(args, moveUsage, 0, { to: { type: 'string' } })
  const address = URL.parse(to)
  if (address && ['postgres:', 'postgresql:'].includes(address.protocol)) return address.href
  throw new OperatorError(moveUsage)
}

const assertConsistent = async (db: Db, name: string) => {
  const { length, 0: first } = await verify(db)
  if (first === undefined) return
  throw new OperatorError(`${name} has ${length} inconsistent rows, the first is ${first}. Nothing was moved.`)
}

const assertMovable = async (from: Db, to: Db, source: Database, target: Database) => {
  if (!(await hasRows(from, 'users'))) {
    throw new OperatorError(
      `There is no account in ${source.displayName}: is DATA_DIR the right folder? Nothing was moved.`,
    )
  }
  for (const table of tableNames) {
    if (!(await hasRows(to, table))) continue
    throw new OperatorError(`${target.displayName} is not empty: ${table} has rows. Nothing was moved.`)
  }
  await assertConsistent(from, source.displayName)
}

/** Runs reads on a consistent snapshot of a database; on SQLite no other process can write meanwhile. */
const readExclusively = <T>({ transact, snapshot }: Database, read: (from: Db) => Promise<T>): Promise<T> =>
  transact(() => snapshot(read))

/**
 * Copies every table into an empty database in one transaction, compares both sides and verifies the result. Returns
 * the number of rows.
 * @throws OperatorError if one of the databases is unsuitable; nothing is copied then
 */
export const copyAllTables = async (source: Database, target: Database): Promise<number> =>
  readExclusively(source, (from) =>
    target.transact(async (to) => {
      await assertMovable(from, to, source, target)
      let rows = 0
      for (const table of tableNames) {
        const copied = await copyTable(from, to, table)
        const arrived = await digestTable(to, table)
        if (copied.rows !== arrived.rows || copied.sum !== arrived.sum) {
          throw new OperatorError(`The copy of ${table} differs from the original. Nothing was moved.`)
        }
        rows += copied.rows
      }
      await assertConsistent(to, target.displayName)
      return rows
    }),
  )

type CloseFunctions = (() => unknown)[]

/** Opens and exclusively locks a PostgreSQL database; adds the functions that close and unlock it to `cleanup`. */
const openPostgresExclusive = async (url: string, cleanup: CloseFunctions): Promise<Database> => {
  try {
    cleanup.push(await lockPostgresExclusive(url))
    const database = await connect({ postgres: toUrlWithoutTimeout(url) })
    cleanup.push(() => database.close())
    return database
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { host, pathname } = new URL(url)
    throw new OperatorError(
      `PostgreSQL at ${host}${pathname} is unavailable (${errorMessage(error)}): is the address right, and does the server run?`,
    )
  }
}

const openSqliteFolder = async (config: DataConfig, now: number, cleanup: CloseFunctions): Promise<Database> => {
  const beforeUpgrade = () => backUpBeforeUpgrade(config, now)
  const database = await connect({ folder: config.dataDir }, { beforeUpgrade })
  cleanup.push(() => database.close())
  return database
}

/** Runs `glowjar move`: copies all data to PostgreSQL and prints the next steps; the configuration stays unchanged. */
export const moveCommand = async (
  config: DataConfig,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const address = parseTargetUrl(args)
  const { dataDir, databaseUrl } = config
  const cleanup: CloseFunctions = [lockFolderExclusive(dataDir)]
  try {
    const source = databaseUrl
      ? await openPostgresExclusive(databaseUrl, cleanup)
      : await openSqliteFolder(config, now, cleanup)
    const target = await openPostgresExclusive(address, cleanup)
    const rows = await copyAllTables(source, target)
    print(`${rows} rows were copied from ${source.displayName} to ${target.displayName}.`)
  } finally {
    for (const close of cleanup.toReversed()) await close()
  }
  for (const line of nextSteps) print(line)
}
