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
import { readSecret } from '#server/secret.ts'
import { createTestApp, type TestApp, type Visitor } from './harness.ts'

const folder = path.resolve(import.meta.dirname, '../../../tests/fixtures/v1')

/** The file of a family that version 1 wrote. */
export const exportFile = path.join(folder, 'export.json')

/** What version 1 wrote into it. */
export const exportedFamily = () => {
  const file = z.looseObject({ version: z.number() }).parse(JSON.parse(readFileSync(exportFile, 'utf8')))
  return z.parse(familyFile, upgradeFile(file))
}

const people = z.record(z.string(), z.string())

const account = z.object({ email: z.string(), password: z.string(), name: z.string() })

const home = z.object({
  /** Who is signed in, with the `Cookie` header that says so. */
  cookies: people,
  familyId: z.string(),
  users: people,
  children: people,
  /** Acts that can still be undone, in this order. */
  undoable: z.array(z.object({ what: z.string(), id: z.string() })),
  /** Acts that cannot, by the code they are refused with. */
  notUndoable: z.record(z.string(), z.string()),
  invitations: z.object({ open: z.string(), used: z.string() }),
  resetToken: z.string(),
  /** A request that was answered, as it was sent. */
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

const known = z
  .object({
    madeAt: z.string(),
    accounts: z.object({ ana: account, ben: account, lucia: account }),
    data: home,
    postgres: home.extend({ secret: z.string() }),
  })
  .parse(JSON.parse(readFileSync(path.join(folder, 'accounts.json'), 'utf8')))

/** Who signs in with which password. */
export const { accounts } = known

/** Shortly after the fixtures were made. */
export const soonAfter = new Date(Date.parse(known.madeAt) + 3_600_000).toISOString()

/** A copy of the data folder, which goes when the test ends. */
export const copyOfFolder = (): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'glowjar-fixture-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(path.join(folder, 'data'), copy, { recursive: true })
  return copy
}

const loadedDump = async (): Promise<string> => {
  const server = inject('postgresUrl')
  const url = await createDatabase(server, `f${newId(Date.now()).replaceAll('-', '')}`)
  onTestFinished(() => dropDatabase(server, url))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(path.join(folder, 'postgres.sql'), 'utf8'))
  } finally {
    await client.end()
  }
  return url
}

/** The real app on a database that is there already; the test's own, empty one stays unused. */
export const openApp = async (place: DatabaseLocation, secret: string): Promise<TestApp> => {
  const opened = await connect(place)
  return createTestApp({
    start: soonAfter,
    services: { secret },
    around: (unused) => ({
      ...opened,
      close: async () => {
        await unused.close()
        await opened.close()
      },
    }),
  })
}

/** The data of version 1 for the engine under test, opened by the app of today. */
export const openHome = async () => {
  if (inject('database') === 'sqlite') {
    const copy = copyOfFolder()
    return { ...known.data, app: await openApp({ folder: copy }, readSecret(copy)) }
  }
  return { ...known.postgres, app: await openApp({ postgres: await loadedDump() }, known.postgres.secret) }
}

/** A browser with the cookies of a `Cookie` header. */
export const browserWith = (app: TestApp, header = ''): Visitor => {
  const visitor = app.visitor()
  for (const cookie of header.split('; ')) {
    const equals = cookie.indexOf('=')
    visitor.cookies.set(cookie.slice(0, equals), cookie.slice(equals + 1))
  }
  return visitor
}

/** A browser in which somebody has just signed in with the password of then. */
export const signedInAs = async (app: TestApp, who: keyof typeof accounts, password = accounts[who].password) => {
  const visitor = app.visitor()
  const user = await visitor.call(signIn, { body: { email: accounts[who].email, password } })
  return { ...visitor, user }
}
