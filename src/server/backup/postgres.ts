import { connect } from '#server/db/connect.ts'
import { postgresState } from '#server/db/postgres-state.ts'
import { ownSchema } from '#server/db/schema.ts'
import { verify } from '#server/ledger/verify.ts'
import { OperatorError } from '#server/operator-error.ts'
import type { Content } from './manifest.ts'
import { endsWell, findPrograms } from './postgres-programs.ts'

/** The same address without the limit on the time of one question, which is there for the requests of an app. */
const withoutHaste = (url: string): string => {
  const patient = new URL(url)
  patient.searchParams.set('statement_timeout', '0')
  return patient.href
}

/** What `verify` says of a PostgreSQL database, which is brought up to date before. */
export const wrongInPostgres = async (url: string): Promise<string[]> => {
  const database = await connect({ postgres: withoutHaste(url) })
  try {
    return (await verify(database.db)).map(({ table, id, says }) => `${table} ${id}: ${says}`)
  } finally {
    await database.close()
  }
}

const withoutOwners = ['--no-owner', '--no-privileges']

/** Writes one point in time of a PostgreSQL database into a file of `pg_dump`, and reads it once to its end. */
export const dumpDatabase = async (url: string, file: string): Promise<Content> => {
  const { major, schema } = await postgresState(url)
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
  return { engine: 'postgres', schema, wrong: schema === ownSchema ? await wrongInPostgres(url) : null }
}

const quoted = (name: string) => `public."${name.replaceAll('"', '""')}"`

/**
 * Replaces every table of a PostgreSQL database by those of a dump (by none, where there is no dump), in one
 * transaction: when anything fails, the old tables are still there.
 */
export const loadDump = async (url: string, file: string | null): Promise<void> => {
  const { major, tables } = await postgresState(url)
  const { start, database } = await findPrograms(url, major)
  const loading = start(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${database}`, '--file=-'],
    ['pipe', 'ignore', 'pipe'],
  )
  const loaded = endsWell('psql', loading)
  // What it has to complain of it says on its own.
  loading.stdin?.on('error', () => undefined)
  loading.stdin?.write('begin;\n')
  if (tables.length > 0) loading.stdin?.write(`drop table ${tables.map(quoted).join(', ')} cascade;\n`)
  try {
    if (file) {
      const reading = start('pg_restore', [...withoutOwners, '--file=-', file])
      if (loading.stdin) reading.stdout?.pipe(loading.stdin, { end: false })
      await endsWell('pg_restore', reading)
    }
    loading.stdin?.end('commit;\n')
  } catch (error) {
    // Without its last line nothing has happened.
    loading.kill('SIGKILL')
    await loaded.catch(() => undefined)
    throw error
  }
  await loaded
}
