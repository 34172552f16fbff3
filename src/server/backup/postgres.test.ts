import { spawn } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startPostgres, type Postgres } from '#scripts/postgres.ts'
import { extendEnvironment } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { newId } from '#server/ids.ts'
import { OperatorError } from '#server/operator-error.ts'
import { insertMemberWithSession } from '#server/testing/factories.ts'
import { createBackup } from './create.ts'
import { waitForSuccess } from './postgres-programs.ts'
import { restoreBackup } from './restore.ts'

// The packaged PostgreSQL is newer than the programs of most systems, which refuse a newer server.
const [installed] =
  inject('database') === 'postgres'
    ? globSync('/usr/lib/postgresql/*/bin/pg_dump').map((file) => path.dirname(file))
    : []
const programFolders = installed ? [installed] : []

let server: Postgres | undefined
afterAll(() => server?.stop())

const startTime = Date.parse('2026-11-20T10:00:00.000Z')

const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a database with one family. */
const createDatabaseWithFamily = async () => {
  server ??= await startPostgres({ installed: path.dirname(programFolders[0] ?? '') })
  const databaseUrl = await server.createDatabase(`t${newId(Date.now()).replaceAll('-', '')}`)
  const folder = createFolder()
  const backups = { folder: path.join(folder, 'backups'), nightly: false, passphrase: null }
  const config = { dataDir: folder, databaseUrl, backups }
  const open = async <T>(work: (database: Database) => Promise<T>, postgres = databaseUrl) => {
    const database = await connect({ postgres })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const join = (name: string) => open((database) => insertMemberWithSession(database, { name }, startTime))
  const namesIn = (url: string) =>
    open(async ({ db }) => {
      const users = await db.selectFrom('users').select('name').orderBy('id').execute()
      return users.map(({ name }) => name)
    }, url)
  await join('Ana')
  return { config, open, join, namesIn, names: () => namesIn(databaseUrl) }
}

type TestData = Awaited<ReturnType<typeof createDatabaseWithFamily>>

let minutes = 0
const advanceOneMinute = () => startTime + ++minutes * 60_000
const backUp = ({ config }: TestData) => createBackup(config, config.backups.folder, 'manual', advanceOneMinute())
const options = { keepsSessions: false, withoutSecret: false }
const restore = ({ config }: TestData, backup: string) => restoreBackup(backup, config, options, advanceOneMinute())

/** Puts scripts on the PATH in place of the installed programs, which they may call as `$real`. */
const stubPrograms = (real: string, scripts: Record<string, string>) => {
  const folder = createFolder()
  for (const name of ['pg_dump', 'pg_restore', 'psql']) {
    const program = path.join(folder, name)
    writeFileSync(program, `#!/bin/sh\nreal=${real}/${name}\n${scripts[name] ?? 'exec $real "$@"'}\n`)
    chmodSync(program, 0o755)
  }
  vi.stubEnv('PATH', `${folder}:${extendEnvironment({})['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('waiting for a program does not consume its stdout', async () => {
  const program = spawn('echo', ['a whole dump'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const good = waitForSuccess('echo', program)
  expect([program.stdout.readableFlowing, program.stdout.listenerCount('data')]).toEqual([null, 0])
  expect(await text(program.stdout)).toBe('a whole dump\n')
  await good
})

test.for(programFolders)('a restore ends the sessions, unless it fails: then they stay [RUN-23]', async (real) => {
  const data = await createDatabaseWithFamily()
  const countSessions = () =>
    data.open(async ({ db }) => (await db.selectFrom('sessions').select('id').execute()).length)
  const { folder } = await backUp(data)
  stubPrograms(real, { pg_restore: `case "$*" in *--file=-*) echo 'select 1 / 0;';; *) exec $real "$@";; esac` })
  await expect(restore(data, folder)).rejects.toThrow(/division by zero/)
  expect(await countSessions()).toBe(1)
  stubPrograms(real, {})
  await restore(data, folder)
  expect(await countSessions()).toBe(0)
})

test.for(programFolders)('restores with client programs newer than the server', async (real) => {
  const data = await createDatabaseWithFamily()
  const { folder } = await backUp(data)
  await data.join('Ben')
  stubPrograms(real, { pg_restore: `echo 'SET transaction_timeout = 0;'; exec $real "$@"` })
  await restore(data, folder)
  expect(await data.names()).toEqual(['Ana'])
})

test.for(programFolders)(
  'a dump that is cut short or cannot be loaded leaves the data unchanged and reports the reason',
  async (real) => {
    const data = await createDatabaseWithFamily()
    const { folder } = await backUp(data)
    await data.join('Ben')
    const scripts = [
      [`$real "$@" | head -c 4000; echo 'the disk is gone' >&2; exit 1`, 'pg_restore failed: the disk is gone'],
      [`echo 'select 1 / 0;'; yes 'select 1;'`, /psql failed: .*division by zero/],
    ] as const
    for (const [script, message] of scripts) {
      stubPrograms(real, { pg_restore: `case "$*" in *--file=-*) ;; *) exec $real "$@";; esac\n${script}` })
      await expect(restore(data, folder)).rejects.toThrow(message)
      expect(await data.names()).toEqual(['Ana', 'Ben'])
    }
  },
)

/** Overwrites the first page of a table. */
const damageTable = async ({ open }: TestData, table: string) => {
  const { rows } = await open(({ kysely }) =>
    sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(kysely),
  )
  await open(({ kysely }) => sql`checkpoint`.execute(kysely))
  await server?.kill()
  const file = path.join(server?.data ?? '', rows[0]?.file ?? '')
  writeFileSync(file, readFileSync(file).fill(255, 0, 64))
  await server?.restart()
}

test.for(programFolders)('a damaged database is not replaced; the error names a way out that works', async () => {
  const data = await createDatabaseWithFamily()
  const { folder } = await backUp(data)
  await damageTable(data, 'users')
  const rejected = restore(data, folder)
  await expect(rejected).rejects.toThrow(/cannot be backed up.*pg_dump failed: .*invalid page/s)
  await expect(rejected).rejects.toThrow(/create a new, empty database, set DATABASE_URL to it and restore there/)
  await expect(rejected).rejects.toBeInstanceOf(OperatorError)
  const fresh = (await server?.createDatabase(`t${newId(Date.now()).replaceAll('-', '')}`)) ?? ''
  await restoreBackup(folder, { ...data.config, databaseUrl: fresh }, options, advanceOneMinute())
  expect(await data.namesIn(fresh)).toEqual(['Ana'])
})

test.for(programFolders)('backs up and replaces a database that cannot be verified completely', async () => {
  const data = await createDatabaseWithFamily()
  const good = await backUp(data)
  await data.open(({ kysely }) => sql`drop table check_ins`.execute(kysely))
  const { wrong } = await backUp(data)
  expect(wrong).toContainEqual(expect.stringMatching(/^activities .*cannot be checked: .*check_ins/))
  await restore(data, good.folder)
  expect(await backUp(data)).toMatchObject({ wrong: [] })
})
