import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#shared/time/duration.ts'
import { findFreePort } from '#scripts/ports.ts'
import { createDatabase } from '#scripts/postgres.ts'
import { formatBackupName } from '#server/backup/backup-folder.ts'
import { connect } from '#server/db/connect.ts'
import { currentSchemaName } from '#server/db/migrate.ts'
import { newId } from '#server/ids.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { backUp, createDataFolder, creationTime, editManifest, restore } from '#server/testing/data-folder.ts'
import { createOlderDatabase } from '#server/testing/older-database.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { envOf, oneHourLater, runDoctor } from '#server/testing/run-doctor.ts'

test('prints one line per check, and exits with 0 if nothing is to do [RUN-27]', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const before = readdirSync(data.folder)
  const { code, byTopic, last } = await runDoctor(envOf(data))
  expect([code, last]).toEqual([0, 'Nothing to do.'])
  const topics = 'versions database data https proxy sign-up limits backups secret disk clock mail help-lines assistant'
  expect(Object.keys(byTopic)).toEqual(topics.split(' '))
  expect(byTopic['database']).toBe(`ok     database: ${path.join(data.folder, 'glowjar.sqlite')}, 1 account`)
  expect(byTopic['backups']).toContain(`minutes ago and is complete: ${folder}, on the disk of the data`)
  expect(readdirSync(data.folder)).toEqual(before)
})

test('an installation beyond this machine without protection gets a line for each thing to do [RUN-27]', async () => {
  const data = await createDataFolder()
  const baseUrl = `https://localhost:${await findFreePort()}`
  const env = envOf(data, { HOST: '0.0.0.0', BASE_URL: baseUrl, SIGNUP: 'open' })
  const open = await runDoctor(env, creationTime + 3 * dayMs)
  expect(open.code).toBe(1)
  expect(open.byTopic).toMatchObject({
    https: expect.stringMatching(/^to do {2}https: https:\/\/localhost:\d+: it does not answer \(ECONNREFUSED\)/),
    proxy: expect.stringMatching(/^to do {2}proxy: TRUST_PROXY is not set.*TRUST_PROXY=127\.0\.0\.1$/),
    'sign-up': expect.stringMatching(/^to do {2}sign-up: anyone .* set SIGNUP=closed/),
    backups: expect.stringMatching(/^to do {2}backups: there is none in .*every night/),
  })
  expect(open.last).toBe('4 of 14 checks found something to do.')
})

test.each<[Record<string, string>, string, RegExp]>([
  [{ HOST: '0.0.0.0' }, 'https', /^to do .*BASE_URL is not set: others on the network can read passwords/],
  [{ BASE_URL: 'http://jar.example.org' }, 'https', /^to do .*http:\/\/jar\.example\.org is plain http/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'proxy', /^to do .*TRUST_PROXY=0\.0\.0\.0\/0 lets strangers choose/],
  [{ TRUST_PROXY: '::/0' }, 'proxy', /^to do /],
  [{ TRUST_PROXY: '172.16.0.0/12' }, 'proxy', /^ok .*come from 172\.16\.0\.0\/12$/],
  [{ TRUST_PROXY: '127.0.0.1' }, 'sign-up', /^ok .*closed; invitations/],
  [{}, 'https', /^ok .*only this machine reaches Glowjar/],
  [{}, 'proxy', /^ok .*none is configured/],
  [{}, 'sign-up', /^ok .*open, but only this machine reaches Glowjar/],
  [{}, 'limits', /^ok .*limits: on$/],
  [{}, 'data', /^ok .*readable by its owner only/],
  [{}, 'clock', /^ok .*2026-11-20T11:00:00\.000Z; compare it with another clock/],
  [{}, 'mail', /^ok .*not configured; "glowjar user reset" prints links/],
  [{ SIGNUP: 'closed' }, 'sign-up', /^ok .*closed; invitations/],
  [{ RATE_LIMITS: 'off' }, 'limits', /^ok .*off, which is possible because only this machine/],
  [{ BACKUP_DIR: 'off' }, 'backups', /^to do .*BACKUP_DIR=off disables nightly backups/],
  [{ BACKUP_PASSPHRASE: 'fireflies in June' }, 'secret', /^ok .*encrypted with BACKUP_PASSPHRASE/],
  [{}, 'secret', /^ok .*in no backup: keep a copy of secret\.key elsewhere/],
  [{}, 'backups', /^ok .*none yet; the first one is made/],
])('with %j the line about %s says so', async (env, topic, line) => {
  const { byTopic } = await runDoctor(envOf(await createDataFolder(), env))
  expect(byTopic[topic]).toMatch(line)
})

test('with --lan it checks what the app does with --lan', async () => {
  const { byTopic } = await runDoctor(envOf(await createDataFolder()), oneHourLater, ['--lan'])
  expect(byTopic['https']).toMatch(/^to do .*at home only, keep to a network that you trust/)
  expect(byTopic['sign-up']).toMatch(/^ok .*closed/)
})

test('before the first start there is no secret and no database, which is fine', async () => {
  const data = await createDataFolder()
  for (const name of ['secret.key', 'glowjar.sqlite']) rmSync(path.join(data.folder, name))
  const { byTopic } = await runDoctor(envOf(data))
  expect(byTopic['secret']).toMatch(/^ok .*none yet; the first start creates it/)
  expect(byTopic['database']).toMatch(/^ok .*none yet; the first start creates it/)
})

test('an old, a damaged and an inconsistent backup are something to do', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  const old = await runDoctor(envOf(data), creationTime + 5 * dayMs)
  expect(old.byTopic['backups']).toMatch(/^to do .*the newest one was made \d days ago: Glowjar makes one every night/)
  editManifest(folder, { wrong: 3 })
  expect((await runDoctor(envOf(data))).byTopic['backups']).toMatch(/^to do .*has 3 inconsistent rows/)
  const file = path.join(folder, 'glowjar.sqlite')
  writeFileSync(file, readFileSync(file).fill(7, 4096))
  expect((await runDoctor(envOf(data))).byTopic['backups']).toMatch(/^to do .*checksum does not match/)
})

test('a backup that a restore or an upgrade made is not the newest regular one', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  await restore(data, folder)
  mkdirSync(path.join(data.config.backups.folder, formatBackupName('before-upgrade', creationTime + hourMs / 2)))
  expect((await runDoctor(envOf(data))).byTopic['backups']).toContain(` and is complete: ${folder}, `)
  rmSync(folder, { recursive: true })
  expect((await runDoctor(envOf(data))).byTopic['backups']).toMatch(/^ok .*none yet; the first one is made/)
  const later = await runDoctor(envOf(data), creationTime + 2 * dayMs)
  expect(later.byTopic['backups']).toMatch(/^to do .*there is none in/)
})

test('files that others can read, a damaged limits.sqlite and a wrong clock are something to do', async () => {
  const data = await createDataFolder()
  chmodSync(data.folder, 0o755)
  writeFileSync(path.join(data.folder, 'limits.sqlite'), 'nonsense')
  const { byTopic } = await runDoctor(envOf(data), creationTime - hourMs)
  expect(byTopic['data']).toMatch(new RegExp(`^to do .*run "chmod go= ${data.folder}"`))
  expect(byTopic['limits']).toMatch(/^to do .*limits\.sqlite is damaged/)
  expect(byTopic['clock']).toMatch(/^to do .*it is 2026-11-20T09:00:00\.000Z here, but something was stored at/)
  mkdirSync(path.join(data.folder, 'backups', formatBackupName('nightly', creationTime + dayMs)), {
    recursive: true,
  })
  expect((await runDoctor(envOf(data))).byTopic['clock']).toMatch(/^to do .*stored at 2026-11-21/)
})

test('an older, a newer and a damaged database are named and stay unchanged', async () => {
  const data = await createDataFolder()
  const older = path.join(data.folder, 'older')
  await createOlderDatabase({ folder: older }, '0001-main-job', {})
  const before = readFileSync(path.join(older, 'glowjar.sqlite'))
  expect((await runDoctor({ DATA_DIR: older })).byTopic['database']).toMatch(/^to do .*older schema 0001-main-job/)
  expect(readFileSync(path.join(older, 'glowjar.sqlite')).equals(before)).toBe(true)
  await data.withDatabase(({ kysely }) =>
    sql`update kysely_migration set name = '0999-later'
    where name = ${currentSchemaName}`.execute(kysely),
  )
  expect((await runDoctor(envOf(data))).byTopic['database']).toMatch(/^to do .*newer Glowjar \(schema 0999-later\)/)
  const file = path.join(data.folder, 'glowjar.sqlite')
  writeFileSync(file, readFileSync(file).fill(7, 0, 4096))
  expect((await runDoctor(envOf(data))).byTopic['database']).toMatch(/^to do .*cannot be read .*restore a backup/)
})

test('before the first start there is only the data folder to do', async () => {
  const { code, byTopic } = await runDoctor({ DATA_DIR: '/nonexistent/glowjar' })
  expect([code, Object.keys(byTopic)]).toEqual([1, ['versions', 'data']])
})

test('the mail server is asked to accept the connection and the password, and gets no mail', async () => {
  const data = await createDataFolder()
  const office = await startSmtpServer()
  const MAIL_FROM = 'Glowjar <jar@example.org>'
  expect((await runDoctor(envOf(data, { SMTP_URL: office.url, MAIL_FROM }))).byTopic['mail']).toMatch(/^ok .*accepts/)
  expect(office.mails).toEqual([])
  const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
  expect((await runDoctor(envOf(data, { SMTP_URL, MAIL_FROM }))).byTopic['mail']).toMatch(/^to do .*ECONNREFUSED/)
})

test('a mail that has waited for over 15 minutes is something to do [RUN-27]', async () => {
  const data = await createDataFolder()
  const { userId } = await data.addMember('Ben')
  const mail = { kind: 'emailVerification', userId } as const
  await data.withDatabase(({ transact }) => transact((tx) => createMailQueue(true).enqueue(tx, mail, creationTime)))
  const env = envOf(data, { SMTP_URL: (await startSmtpServer()).url, MAIL_FROM: 'jar@example.org' })
  const readMailLine = async (now: number) => (await runDoctor(env, now)).byTopic['mail']
  expect(await readMailLine(creationTime + 15 * minuteMs)).toMatch(/^ok .*accepts/)
  expect(await readMailLine(creationTime + 16 * minuteMs)).toMatch(
    /^to do .*accepts the connection, but a mail has waited since 2026-11-20T10:00:00\.000Z: .*glowjar mail test/,
  )
})

const postgresServers = inject('database') === 'postgres' ? [inject('postgresUrl')] : []

test.for(postgresServers)(
  'on PostgreSQL the database, its clock and the missing backups are checked',
  async (server) => {
    const data = await createDataFolder()
    const DATABASE_URL = await createDatabase(server, `d${newId(Date.now()).replaceAll('-', '')}`)
    expect((await runDoctor(envOf(data, { DATABASE_URL }), Date.now())).byTopic['database']).toMatch(/^ok .*none yet/)
    await (await connect({ postgres: DATABASE_URL })).close()
    const { byTopic } = await runDoctor(envOf(data, { DATABASE_URL }), Date.now())
    expect(byTopic['database']).toMatch(/^ok .*PostgreSQL at .*, 0 accounts$/)
    expect(byTopic['clock']).toMatch(/^ok /)
    expect(byTopic['backups']).toMatch(/^to do .*on PostgreSQL nothing makes them by itself/)
    const late = await runDoctor(envOf(data, { DATABASE_URL }), Date.now() + 90_000)
    expect(late.byTopic['clock']).toMatch(/^to do .*seconds off the clock of the database/)
    const url = new URL(DATABASE_URL)
    url.port = String(await findFreePort())
    expect((await runDoctor(envOf(data, { DATABASE_URL: url.href }))).byTopic['database']).toMatch(
      /^to do .*check DATABASE_URL/,
    )
  },
)
