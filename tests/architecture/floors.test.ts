import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import * as z from 'zod'

const floors = z
  .array(
    z.strictObject({
      name: z.string(),
      floor: z.string().regex(/^\d+\.\d+\.\d+$/),
      advisories: z.array(z.string()).min(1),
      why: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync('security/floors.json', 'utf8')))

const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const numbersOf = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number)

/** Whether a version is at or over a floor; a version before a release is under it. */
const holds = (version: string, floor: string): boolean => {
  const [own, least] = [numbersOf(version), numbersOf(floor)]
  const at = own.findIndex((number, place) => number !== least[place])
  if (at === -1) return !version.includes('-')
  return (own[at] ?? 0) > (least[at] ?? 0)
}

const sqliteVersion = (): string => {
  const database = new Database(':memory:')
  try {
    return z.string().parse(database.prepare('select sqlite_version()').pluck().get())
  } finally {
    database.close()
  }
}

/** Every copy of a package that the lock file installs. */
const installed = (name: string): string[] =>
  name === 'sqlite'
    ? [sqliteVersion()]
    : Object.entries(lock.packages).flatMap(([where, { version }]) =>
        where.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
      )

test.each(floors)('every installed $name has at least version $floor', ({ name, floor }) => {
  expect(installed(name).filter((version) => !holds(version, floor))).toEqual([])
})

test.each(['kysely', 'sqlite', 'node'])('%s is used and has a minimum version', (name) => {
  expect(installed(name).length).toBeGreaterThan(0)
  expect(floors.map((one) => one.name)).toContain(name)
})

test('finds a version below the minimum, also a prerelease', () => {
  expect(['0.28.14', '0.27.99', '0.28.15-rc.1', '0.9.0'].filter((version) => holds(version, '0.28.15'))).toEqual([])
  expect(['0.28.15', '0.28.16', '0.29.0', '1.0.0', '0.28.16-rc.1'].every((version) => holds(version, '0.28.15'))).toBe(
    true,
  )
})

test('the running Node has at least the minimum version', () => {
  const { floor = '' } = floors.find(({ name }) => name === 'node') ?? {}
  expect(holds(process.versions.node, floor)).toBe(true)
})
