import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import * as z from 'zod'
import { signIn } from '#shared/auth/contract.ts'
import { familyFile } from '#shared/export/contract.ts'
import { upgradeFile } from '#shared/export/version.ts'
import { createDatabase, dropDatabase } from '#scripts/postgres.ts'
import { connect, type DatabaseLocation } from '#server/db/connect.ts'
import { newId } from '#server/ids.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { createTestApp, type TestApp, type TestClient } from './harness.ts'

const fixtureFolder = path.resolve(import.meta.dirname, '../../../tests/fixtures/v1')

/** Path of an export file that version 1 of the app wrote. */
export const exportFilePath = path.join(fixtureFolder, 'export.json')

/** Returns the content of the export file of version 1, upgraded to the newest version of the format. */
export const readExportedFamily = () => {
  const file = z.looseObject({ version: z.number() }).parse(JSON.parse(readFileSync(exportFilePath, 'utf8')))
  return z.parse(familyFile, upgradeFile(file))
}

const stringsByNameSchema = z.record(z.string(), z.string())

const accountSchema = z.object({ email: z.string(), password: z.string(), name: z.string() })

const installationSchema = z.object({
  /** `Cookie` headers of signed-in users, by name. */
  cookies: stringsByNameSchema,
  familyId: z.string(),
  users: stringsByNameSchema,
  children: stringsByNameSchema,
  /** Undoable acts, in the order in which they are to be undone. */
  undoable: z.array(z.object({ what: z.string(), id: z.string() })),
  /** Ids of acts that cannot be undone, by the expected error code. */
  notUndoable: z.record(z.string(), z.string()),
  invitations: z.object({ open: z.string(), used: z.string() }),
  resetToken: z.string(),
  /** A request that version 1 received, with its response. */
  repeat: z.object({
    by: z.string(),
    method: z.string(),
    path: z.string(),
    key: z.string(),
    body: z.string(),
    status: z.number(),
    answer: z.string(),
  }),
})

const fixtures = z
  .object({
    madeAt: z.string(),
    accounts: z.object({ ana: accountSchema, ben: accountSchema, lucia: accountSchema }),
    data: installationSchema,
    postgres: installationSchema.extend({ secret: z.string() }),
  })
  .parse(JSON.parse(readFileSync(path.join(fixtureFolder, 'accounts.json'), 'utf8')))

/** The accounts of the installation of version 1, with their passwords. */
export const { accounts } = fixtures

/** One hour after version 1 wrote the fixtures, in ISO 8601. */
export const oneHourAfterFixtures = new Date(Date.parse(fixtures.madeAt) + 3_600_000).toISOString()

/** Copies the data folder that version 1 wrote; returns the path of the copy, which is deleted when the test ends. */
export const copyDataFolder = (): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'glowjar-fixture-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(path.join(fixtureFolder, 'data'), copy, { recursive: true })
  return copy
}

const restorePostgresDump = async (): Promise<string> => {
  const server = inject('postgresUrl')
  const url = await createDatabase(server, `f${newId(Date.now()).replaceAll('-', '')}`)
  onTestFinished(() => dropDatabase(server, url))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(path.join(fixtureFolder, 'postgres.sql'), 'utf8'))
  } finally {
    await client.end()
  }
  return url
}

/** Creates the app on an existing database, which is migrated, instead of an empty one. */
export const createAppOnDatabase = async (location: DatabaseLocation, secret: string): Promise<TestApp> => {
  const opened = await connect(location)
  return createTestApp({
    start: oneHourAfterFixtures,
    services: { secret },
    wrapDatabase: (unused) => ({
      ...opened,
      close: async () => {
        await unused.close()
        await opened.close()
      },
    }),
  })
}

/** Creates the app on a copy of an installation of version 1. Returns it with the ids, cookies and tokens of that data. */
export const createAppOnVersion1Data = async () => {
  if (inject('database') === 'sqlite') {
    const copy = copyDataFolder()
    return { ...fixtures.data, app: await createAppOnDatabase({ folder: copy }, readOrCreateSecret(copy)) }
  }
  return {
    ...fixtures.postgres,
    app: await createAppOnDatabase({ postgres: await restorePostgresDump() }, fixtures.postgres.secret),
  }
}

/** Creates a client of the app with the cookies of a `Cookie` header. */
export const createClientWithCookies = (app: TestApp, header = ''): TestClient => {
  const visitor = app.visitor()
  for (const cookie of header.split('; ')) {
    const equals = cookie.indexOf('=')
    visitor.cookies.set(cookie.slice(0, equals), cookie.slice(equals + 1))
  }
  return visitor
}

/** Signs in to an account of the version 1 data, by default with its own password. Returns the client and the user. */
export const signInAs = async (app: TestApp, name: keyof typeof accounts, password = accounts[name].password) => {
  const visitor = app.visitor()
  const user = await visitor.call(signIn, { body: { email: accounts[name].email, password } })
  return { ...visitor, user }
}
