import { pipeline } from 'node:stream/promises'
import { connect } from '#server/db/connect.ts'
import { withoutStatementTimeout } from '#server/db/postgres.ts'
import { inspectPostgres } from '#server/db/postgres-state.ts'
import { currentSchema } from '#server/db/schema.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import type { CopiedDatabase } from './manifest.ts'
import { skipUnknownSettings } from './skip-unknown-settings.ts'
import { waitForSuccess, findPrograms, type PostgresPrograms } from './postgres-programs.ts'

/** What `verify` says of a PostgreSQL database, which is brought up to date before. */
export const verifyPostgres = async (url: string): Promise<string[]> => {
  const database = await connect({ postgres: withoutStatementTimeout(url) })
  try {
    return (await database.snapshot(verify)).map(formatInconsistency)
  } finally {
    await database.close()
  }
}

const withoutOwners = ['--no-owner', '--no-privileges']

/** Writes one point in time of a PostgreSQL database into a file of `pg_dump`, and reads it once to its end. */
export const dumpDatabase = async (url: string, file: string): Promise<CopiedDatabase> => {
  const { major, schema } = await inspectPostgres(url)
  if (schema === null) throw new OperatorError('The database is empty.')
  const { run, database } = await findPrograms(url, major)
  await run('pg_dump', [
    '--format=custom',
    ...withoutOwners,
    '--table=public.*',
    `--file=${file}`,
    `--dbname=${database}`,
  ])
  await run('pg_restore', ['--file=/dev/null', file])
  return { engine: 'postgres', schema, wrong: schema === currentSchema ? await verifyPostgres(url) : null }
}

const quoted = (name: string) => `public."${name.replaceAll('"', '""')}"`

/** A dump as SQL. Throws at the end of it when not all of it could be read. */
async function* sqlOf({ start }: PostgresPrograms, file: string): AsyncGenerator<Buffer> {
  const reading = start('pg_restore', [...withoutOwners, '--file=-', file])
  const read = waitForSuccess('pg_restore', reading)
  // Whoever stops listening half-way has a reason of his own to tell.
  read.catch(() => undefined)
  yield* skipUnknownSettings(reading.stdout)
  await read
}

async function* replacing(tables: readonly string[], sql: AsyncIterable<Buffer> | null) {
  yield 'begin;\n'
  if (tables.length > 0) yield `drop table ${tables.map(quoted).join(', ')} cascade;\n`
  if (sql) yield* sql
  yield 'commit;\n'
}

/**
 * Replaces every table of a PostgreSQL database by those of a dump (by none, where there is no dump), in one
 * transaction: when anything fails, the old tables are still there.
 */
export const loadDump = async (url: string, file: string | null): Promise<void> => {
  const { major, tables } = await inspectPostgres(url)
  const programs = await findPrograms(url, major)
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-']
  const loading = programs.start('psql', [...args, `--dbname=${programs.database}`])
  const script = replacing(tables, file === null ? null : sqlOf(programs, file))
  const [sent, loaded] = await Promise.allSettled([pipeline(script, loading.stdin), waitForSuccess('psql', loading)])
  // A script without its last line changes nothing; why it ended there is told by whoever knows.
  const failures = [sent, loaded].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((one) => one instanceof OperatorError) ?? failures[0]
}
