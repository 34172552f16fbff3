import { pipeline } from 'node:stream/promises'
import { readPostgresMetadata } from '#server/db/postgres-metadata.ts'
import { OperatorError } from '#server/operator-error.ts'
import { findPostgresPrograms, waitForSuccess, type PostgresProgramRunner } from './postgres-programs.ts'

const portableOptions = ['--no-owner', '--no-privileges']

/** Dumps a PostgreSQL database with `pg_dump`, and reads the dump once to check it; returns its schema. */
export const dumpDatabase = async (url: string, file: string): Promise<string> => {
  const { major, schema } = await readPostgresMetadata(url)
  if (schema === null) throw new OperatorError('The database is empty.')
  const { run, databaseArgument } = await findPostgresPrograms(url, major)
  await run('pg_dump', [
    '--format=custom',
    ...portableOptions,
    '--table=public.*',
    `--file=${file}`,
    `--dbname=${databaseArgument}`,
  ])
  await run('pg_restore', ['--file=/dev/null', file])
  return schema
}

/** Number of bytes in which settings are looked for; `pg_restore` writes them within the first few hundred. */
const headBytes = 4096

const settingPattern = /^SET (\w+) = 0;$/gm

// Latin-1 maps each byte to one character, so that a multi-byte character cut in two survives.
const rewriteSettings = (head: Buffer): Buffer =>
  Buffer.from(
    head
      .toString('latin1')
      .replaceAll(settingPattern, `select set_config('$1', '0', false) from pg_settings where name = '$1';`),
    'latin1',
  )

/**
 * Rewrites the SQL written by `pg_restore` for servers older than it: a setting unknown to the server (such as
 * `transaction_timeout` of version 17) is skipped instead of failing the restore.
 */
async function* skipUnknownSettings(sql: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of sql) {
    if (!head) yield chunk
    else if (head.length + chunk.length < headBytes) head = Buffer.concat([head, chunk])
    else {
      yield rewriteSettings(Buffer.concat([head, chunk]))
      head = null
    }
  }
  if (head) yield rewriteSettings(head)
}

const quoteTable = (name: string) => `public."${name.replaceAll('"', '""')}"`

/** Yields the SQL of a dump. @throws OperatorError at the end if the dump could not be read completely */
async function* convertDumpToSql({ start }: PostgresProgramRunner, file: string): AsyncGenerator<Buffer> {
  const child = start('pg_restore', [...portableOptions, '--file=-', file])
  const success = waitForSuccess('pg_restore', child)
  // A consumer that stops early has an error of its own to report.
  success.catch(() => undefined)
  yield* skipUnknownSettings(child.stdout)
  await success
}

async function* createReplacementScript(tables: readonly string[], sql: AsyncIterable<Buffer> | null) {
  yield 'begin;\n'
  if (tables.length > 0) yield `drop table ${tables.map(quoteTable).join(', ')} cascade;\n`
  if (sql) yield* sql
  yield 'commit;\n'
}

/**
 * Replaces all tables of a PostgreSQL database with those of a dump, or drops them if `file` is null, in one
 * transaction: on failure the old tables are unchanged.
 */
export const replaceTablesWithDump = async (url: string, file: string | null): Promise<void> => {
  const { major, tables } = await readPostgresMetadata(url)
  const programs = await findPostgresPrograms(url, major)
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-']
  const psql = programs.start('psql', [...options, `--dbname=${programs.databaseArgument}`])
  const script = createReplacementScript(tables, file === null ? null : convertDumpToSql(programs, file))
  const [sent, loaded] = await Promise.allSettled([pipeline(script, psql.stdin), waitForSuccess('psql', psql)])
  // A script without its last line changes nothing; the OperatorError says why it ended early.
  const failures = [sent, loaded].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((one) => one instanceof OperatorError) ?? failures[0]
}
