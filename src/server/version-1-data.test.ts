import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getUser, resetPassword } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { exportFamily, type FamilyFile } from '#shared/export/contract.ts'
import { getInvitation } from '#shared/families/contract.ts'
import { describeOutcomes } from '#server/testing/factories.ts'
import {
  accounts,
  createClientWithCookies,
  copyDataFolder,
  readExportedFamily,
  exportFilePath,
  createAppOnDatabase,
  createAppOnVersion1Data,
  signInAs,
  oneHourAfterFixtures,
} from '#server/testing/version-1-fixture.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { listBackups } from './backup/backup-folder.ts'
import { restoreBackup } from './backup/restore.ts'
import { importCommand } from './cli/import.ts'
import { verify } from './ledger/verify.ts'
import { createMailQueue } from './mail/queue.ts'
import { readOrCreateSecret } from './secret.ts'

const databaseName = inject('database') === 'sqlite' ? 'data folder' : 'PostgreSQL database'

/** Returns a file with the names of members in place of their ids, which an import changes, and without its time. */
const replaceIdsByNames = ({ exportedAt: _, ...file }: FamilyFile): unknown => {
  const members = file.members.map((one) => ({ name: one.name, role: one.role }))
  let text = JSON.stringify({ ...file, members: members.toSorted((a, b) => (a.name < b.name ? -1 : 1)) })
  for (const { id, name: who } of file.members) text = text.replaceAll(id, who)
  return JSON.parse(text)
}

/** Returns a file as an import stores it: all members but the owner as former ones, and without the consent to pictures. */
const toImported = (file: FamilyFile): FamilyFile => ({
  ...file,
  family: { ...file.family, showsPictures: false },
  members: file.members.map((one) => (one.role === 'owner' ? one : { ...one, role: 'former' })),
})

test('an export file of version 1 can be imported, passes verify, and is the same when exported again', async () => {
  const app = await createTestApp({ start: oneHourAfterFixtures })
  const owner = await app.member({ name: accounts.ana.name })
  const bench = {
    database: app.database,
    baseUrl: 'http://localhost:3000',
    localAccounts: true,
    mails: createMailQueue(false),
    now: app.clock.now(),
    print: () => undefined,
  }
  await importCommand([exportFilePath, `--owner=${owner.userId}@example.org`])(bench)
  expect(await verify(app.database.db)).toEqual([])
  const again = await owner.call(exportFamily, {})
  // Later versions have more kinds of badges, which earlier deeds earn, too.
  const withoutNewBadges = (child: (typeof again.children)[number]) => ({
    ...child,
    badges: child.badges.filter(({ actId }) => actId !== null),
  })
  const imported = { ...again, children: again.children.map(withoutNewBadges) }
  expect(again.children.flatMap(({ badges }) => badges).some(({ actId }) => actId === null)).toBe(true)
  expect(replaceIdsByNames(imported)).toEqual(replaceIdsByNames(toImported(readExportedFamily())))
  // What leaves the server is asked anew on each.
  expect((await owner.call(getUser, {})).family).toMatchObject({ pictures: false, usesModel: false })
})

test('a data folder of version 1 exports the same as it did in version 1', async () => {
  const folder = copyDataFolder()
  const app = await createAppOnDatabase({ folder }, readOrCreateSecret(folder))
  const { call } = await signInAs(app, 'ana')
  expect(await call(exportFamily, {})).toEqual({ ...readExportedFamily(), exportedAt: oneHourAfterFixtures })
})

test('a backup of version 1 can be restored and passes verify', async () => {
  const dataDir = copyDataFolder()
  const secret = readOrCreateSecret(dataDir)
  const backups = { folder: path.join(dataDir, 'backups'), nightly: false, passphrase: null }
  const [backup] = await listBackups(backups.folder)
  const { before, notes } = await restoreBackup(
    path.join(backups.folder, backup?.name ?? ''),
    { dataDir, databaseUrl: null, backups },
    { keepsSessions: false, withoutSecret: false },
    Date.parse(oneHourAfterFixtures),
  )
  expect(before).toContain('before-restore')
  expect(notes).toEqual([
    expect.stringMatching(
      /^Ended sessions: 5, remembered devices: 0, .*: 0, open invitations: 0, access keys: 0\. Everyone signs in again/,
    ),
  ])
  expect(readOrCreateSecret(dataDir)).toBe(secret)
  const app = await createAppOnDatabase({ folder: dataDir }, secret)
  expect(await verify(app.database.db)).toEqual([])
  const { call } = await signInAs(app, 'ana')
  expect((await call(listChildren, {})).map((child) => child.name)).toContain('Ida')
})

describe(`a ${databaseName} of version 1`, () => {
  test('opens and passes verify', async () => {
    const { app } = await createAppOnVersion1Data()
    expect(await verify(app.database.db)).toEqual([])
  })

  test('keeps all sessions', async () => {
    const { app, cookies, users } = await createAppOnVersion1Data()
    for (const [who, header] of Object.entries(cookies)) {
      const response = await createClientWithCookies(app, header).send('/api/auth/user')
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ id: users[who] })
    }
  })

  test('accepts every password', async () => {
    const { app, users } = await createAppOnVersion1Data()
    for (const who of ['ana', 'ben', 'lucia'] as const) {
      const { user } = await signInAs(app, who)
      expect(user).toMatchObject({ id: users[who], name: accounts[who].name })
    }
  })

  test('can undo every act that was undoable, and passes verify afterwards', async () => {
    const { app, cookies, undoable } = await createAppOnVersion1Data()
    const { call } = createClientWithCookies(app, cookies['ana'])
    for (const { what, id } of undoable) {
      expect([what, ...(await describeOutcomes([call(undoAct, { params: { id } })]))]).toEqual([what, 'done'])
    }
    expect(await verify(app.database.db)).toEqual([])
  })

  test('rejects the undo of acts that were not undoable', async () => {
    const { app, cookies, notUndoable } = await createAppOnVersion1Data()
    const { call } = createClientWithCookies(app, cookies['ana'])
    const rejected = Object.values(notUndoable).map((id) => call(undoAct, { params: { id } }))
    expect(await describeOutcomes(rejected)).toEqual(Object.keys(notUndoable).map((code) => `409 ${code}`))
  })

  test('returns the stored response to a repeated request', async () => {
    const { app, cookies, repeat } = await createAppOnVersion1Data()
    const response = await createClientWithCookies(app, cookies[repeat.by]).send(repeat.path, {
      method: repeat.method,
      body: repeat.body,
      headers: { 'content-type': 'application/json', 'idempotency-key': repeat.key, origin: 'http://localhost:3000' },
    })
    expect(response.status).toBe(repeat.status)
    expect(await response.text()).toBe(repeat.answer)
  })

  test('keeps open invitations and password reset links', async () => {
    const { app, users, invitations, resetToken } = await createAppOnVersion1Data()
    const { call } = app.visitor()
    expect(await call(getInvitation, { params: { token: invitations.open } })).toMatchObject({
      invitedBy: accounts.ben.name,
    })
    expect(await describeOutcomes([call(getInvitation, { params: { token: invitations.used } })])).toEqual([
      '409 invitation_used',
    ])
    const newPassword = 'a new one for the old account'
    await call(resetPassword, { body: { token: resetToken, newPassword } })
    expect((await signInAs(app, 'ben', newPassword)).user.id).toBe(users['ben'])
  })
})
