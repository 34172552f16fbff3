import { parseArgs } from 'node:util'
import { backUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import type { Config } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { copyTable, hasRows, holdingOf, tableNames } from '#server/db/copy.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { lockPostgresExclusive } from '#server/db/postgres-lock.ts'
import { withoutStatementTimeout } from '#server/db/postgres.ts'
import type { Db } from '#server/db/transaction.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import { UsageError } from './user.ts'

export const moveUsage = 'glowjar move --to=postgres://…   copies all data into an empty PostgreSQL; stop Glowjar first'

const next = [
  'Both hold the same, and everything is as it must be. Nothing is switched yet.',
  'Set DATABASE_URL to the new address, keep DATA_DIR as it is (the secret that signs the sessions stays there), and',
  'start Glowjar. The old database stays where it is, for going back; what is written to it from now on is only there.',
]

const addressIn = (args: readonly string[]): string => {
  try {
    const { to = '' } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values
    const address = URL.parse(to)
    if (address && ['postgres:', 'postgresql:'].includes(address.protocol)) return address.href
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${moveUsage}`)
  }
  throw new UsageError(moveUsage)
}

const refuseFaults = async (db: Db, place: string) => {
  const faults = await verify(db)
  if (faults.length === 0) return
  const [first] = faults
  const named = first ? formatInconsistency(first) : ''
  throw new OperatorError(`${place}: ${faults.length} rows are not as they must be, first ${named}. Nothing was moved.`)
}

const refuseUnfit = async (from: Db, to: Db, source: Database, target: Database) => {
  if (!(await hasRows(from, 'users'))) {
    throw new OperatorError(
      `There is no account in ${source.displayName}: is DATA_DIR the right folder? Nothing was moved.`,
    )
  }
  for (const table of tableNames) {
    if (!(await hasRows(to, table))) continue
    throw new OperatorError(`${target.displayName} is not empty, it has ${table} already. Nothing was moved.`)
  }
  await refuseFaults(from, source.displayName)
}

/** Reads one point in time; on SQLite no command can write meanwhile. */
const onUnwritten = <T>({ transact, snapshot }: Database, read: (from: Db) => Promise<T>): Promise<T> =>
  transact(() => snapshot(read))

/**
 * Copies every table of a database into an empty one, in one transaction, and proves that both hold the same and that
 * every row is as it must be. Gives the number of rows. Throws for a database that is unfit, and then nothing was copied.
 */
export const moveData = async (source: Database, target: Database): Promise<number> =>
  onUnwritten(source, (from) =>
    target.transact(async (to) => {
      await refuseUnfit(from, to, source, target)
      let moved = 0
      for (const table of tableNames) {
        const copied = await copyTable(from, to, table)
        const arrived = await holdingOf(to, table)
        if (copied.rows !== arrived.rows || copied.sum !== arrived.sum) {
          throw new OperatorError(`${table} did not arrive as it was. Nothing was moved.`)
        }
        moved += copied.rows
      }
      await refuseFaults(to, target.displayName)
      return moved
    }),
  )

type Closing = (() => unknown)[]

/** Opens a PostgreSQL that nobody runs on until it is closed. */
const reach = async (url: string, closing: Closing): Promise<Database> => {
  try {
    closing.push(await lockPostgresExclusive(url))
    const database = await connect({ postgres: withoutStatementTimeout(url) })
    closing.push(() => database.close())
    return database
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { host, pathname } = new URL(url)
    const why = error instanceof Error ? error.message : ''
    throw new OperatorError(`PostgreSQL at ${host}${pathname} does not answer: ${why}`)
  }
}

type Moving = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

const openFolder = async (config: Moving, now: number, closing: Closing): Promise<Database> => {
  const beforeUpgrade = () => backUpBeforeUpgrade(config, now)
  const database = await connect({ folder: config.dataDir }, { beforeUpgrade })
  closing.push(() => database.close())
  return database
}

/** `glowjar move`: copies everything and switches nothing; says what to do next. */
export const moveCommand = async (
  config: Moving,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const address = addressIn(args)
  const { dataDir, databaseUrl } = config
  const closing: Closing = [lockFolderForApp(dataDir)]
  try {
    const source = databaseUrl ? await reach(databaseUrl, closing) : await openFolder(config, now, closing)
    const target = await reach(address, closing)
    const rows = await moveData(source, target)
    print(`${rows} rows were copied from ${source.displayName} to ${target.displayName}.`)
  } finally {
    for (const close of closing.toReversed()) await close()
  }
  for (const line of next) print(line)
}
