import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { findFreePort } from '#scripts/ports.ts'
import { describeFailure } from '#server/failure-message.ts'
import { createTemporaryFolder } from '#server/testing/cli-import.ts'
import { createDataFolder } from '#server/testing/data-folder.ts'
import { startProcess } from '#server/testing/start-process.ts'

/** Runs a command; returns its exit code and its output. */
const runCommand = async (command: string, env: Record<string, string>) => {
  const { exit, output } = startProcess('src/server/cli/glowjar.ts', env, command.split(' '))
  return [await exit, output.out, output.err]
}

const password = 's3cret-of-postgres'
const createUrl = (place: string) => `postgres://glowjar:${password}@${place}`

test.each(['user list', 'user add eva@example.org', 'verify', 'backup', 'feedback', 'export eva@example.org'])(
  'without its PostgreSQL glowjar %s says so in one line, without the password [RUN-35]',
  async (command) => {
    const place = `localhost:${await findFreePort()}/jar`
    expect(await runCommand(command, { DATABASE_URL: createUrl(place) })).toEqual([
      1,
      '',
      expect.stringMatching(
        new RegExp(
          `^PostgreSQL at ${place} is unavailable \\(.*ECONNREFUSED.*\\): is DATABASE_URL right, and .*\\?\\n$`,
        ),
      ),
    ])
  },
)

test('an unknown host of PostgreSQL is named [RUN-35]', async () => {
  const [code, , err] = await runCommand('user list', { DATABASE_URL: createUrl('nowhere.invalid/jar') })
  expect([code, err]).toEqual([1, expect.stringMatching(/^PostgreSQL at nowhere\.invalid\/jar is unavailable \(.*\n$/)])
})

const postgresServers = inject('database') === 'postgres' ? [inject('postgresUrl')] : []

test.each(postgresServers)('a database that does not exist is named [RUN-35]', async (server) => {
  const url = new URL(server)
  url.pathname = '/nonexistent'
  for (const command of ['user list', 'verify', 'backup']) {
    const [code, , err] = await runCommand(command, { DATABASE_URL: url.href })
    expect([code, err]).toEqual([1, expect.stringMatching(/^PostgreSQL at .* "nonexistent" does not exist\): .*\n$/)])
  }
})

test.each(['backup', 'verify'])('glowjar %s tells of a damaged SQLite file [RUN-35]', async (command) => {
  const { folder } = await createDataFolder()
  const file = path.join(folder, 'glowjar.sqlite')
  writeFileSync(file, readFileSync(file).fill(7, 0, 4096))
  expect(await runCommand(command, { DATA_DIR: folder })).toEqual([
    1,
    '',
    `${file} is damaged: restore a backup ("glowjar restore", docs/operating.md).\n`,
  ])
})

test.each(['user list', 'user add eva@example.org', 'backup', 'import family.json --owner=eva@example.org'])(
  'with a file in place of the data folder glowjar %s names DATA_DIR [RUN-35]',
  async (command) => {
    const file = path.join(createTemporaryFolder(), 'data')
    writeFileSync(file, '')
    const [code, out, err] = await runCommand(command, { DATA_DIR: file })
    const message = expect.stringMatching(/^The data folder .* cannot be used \(.*\): is DATA_DIR right, .*\?\n$/)
    expect([code, out, err]).toEqual([1, '', message])
  },
)

test('a folder in place of the database file is named [RUN-35]', async () => {
  const folder = createTemporaryFolder()
  mkdirSync(path.join(folder, 'glowjar.sqlite'))
  const [code, , err] = await runCommand('user list', { DATA_DIR: folder })
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^The data folder .* cannot be used \(.*\): is DATA_DIR right/),
  ])
})

const places = { dataDir: '/var/lib/glowjar', databaseUrl: null }
const createError = (code: string, more: object = {}) => Object.assign(new Error(`${code}: no`), { code, ...more })

test.each([
  ['EACCES', { path: '/var/lib/glowjar/running.lock' }, /^The data folder \/var\/lib\/glowjar cannot be used/],
  ['EACCES', { path: '/mnt/backups' }, /^EACCES: no: is the path right, and may this user/],
  ['SQLITE_READONLY', {}, /^The data folder/],
  ['SQLITE_FULL', {}, /make space on the disk of \/var\/lib\/glowjar,/],
  ['SQLITE_IOERR_SHMSIZE', {}, /: is a disk full, or damaged\?$/],
  ['ENOSPC', { path: '/mnt/backups/jar' }, /make space on the disk of \/mnt\/backups\/jar,/],
  ['SQLITE_CORRUPT', {}, /glowjar\.sqlite is damaged/],
  ['SQLITE_ERROR', {}, /^undefined$/],
  ['ECONNREFUSED', {}, /^undefined$/],
  ['ERR_INVALID_ARG_TYPE', {}, /^undefined$/],
])('a failure %s is distinguished from a bug, whose stack is shown: %j [RUN-35]', (code, more, text) => {
  const message = describeFailure(createError(code, more), places)
  expect(String(message)).toMatch(text)
})

test.each([
  ['57P03', {}, /^PostgreSQL at db\.lan\/jar is unavailable/],
  ['28P01', {}, /^PostgreSQL at db\.lan\/jar is unavailable/],
  ['ENOENT', { syscall: 'connect', path: '/tmp/.s.PGSQL.5432' }, /^PostgreSQL at db\.lan/],
  ['42601', {}, /^undefined$/],
  ['23505', {}, /^undefined$/],
])('a failure %s of PostgreSQL is distinguished from a bug: %j [RUN-35]', (code, more, text) => {
  const databaseUrl = createUrl('db.lan/jar')
  const message = describeFailure(createError(code, more), { ...places, databaseUrl })
  expect(String(message)).toMatch(text)
})

test('a TypeError is a bug [RUN-35]', () => {
  expect(describeFailure(Object.assign(new TypeError('x'), { code: 'EACCES' }), places)).toBeUndefined()
})
