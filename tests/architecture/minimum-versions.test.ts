import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import * as z from 'zod'

const minimumVersions = z
  .array(
    z.strictObject({
      name: z.string(),
      minimum: z.string().regex(/^\d+\.\d+\.\d+$/),
      advisories: z.array(z.string()).min(1),
      reason: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync('security/minimum-versions.json', 'utf8')))

const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const parseVersion = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number)

/** Returns whether a version is at least a minimum; a prerelease of the minimum is not. */
const isAtLeast = (version: string, minimum: string): boolean => {
  const [actual, required] = [parseVersion(version), parseVersion(minimum)]
  const at = actual.findIndex((number, index) => number !== required[index])
  if (at === -1) return !version.includes('-')
  return (actual[at] ?? 0) > (required[at] ?? 0)
}

const sqliteVersion = (): string => {
  const database = new Database(':memory:')
  try {
    return z.string().parse(database.prepare('select sqlite_version()').pluck().get())
  } finally {
    database.close()
  }
}

/** Returns all versions of a package in the lock file. */
const installedVersions = (name: string): string[] =>
  name === 'sqlite'
    ? [sqliteVersion()]
    : Object.entries(lock.packages).flatMap(([where, { version }]) =>
        where.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
      )

test.each(minimumVersions)('every installed $name has at least version $minimum', ({ name, minimum }) => {
  expect(installedVersions(name).filter((version) => !isAtLeast(version, minimum))).toEqual([])
})

test.each(['kysely', 'sqlite', 'node'])('%s is used and has a minimum version', (name) => {
  expect(installedVersions(name).length).toBeGreaterThan(0)
  expect(minimumVersions.map((one) => one.name)).toContain(name)
})

test('finds a version below the minimum, also a prerelease', () => {
  expect(['0.28.14', '0.27.99', '0.28.15-rc.1', '0.9.0'].filter((version) => isAtLeast(version, '0.28.15'))).toEqual([])
  expect(
    ['0.28.15', '0.28.16', '0.29.0', '1.0.0', '0.28.16-rc.1'].every((version) => isAtLeast(version, '0.28.15')),
  ).toBe(true)
})

test('the running Node has at least the minimum version', () => {
  const { minimum = '' } = minimumVersions.find(({ name }) => name === 'node') ?? {}
  expect(isAtLeast(process.versions.node, minimum)).toBe(true)
})
