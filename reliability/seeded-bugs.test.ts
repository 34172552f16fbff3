import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { expect, inject, onTestFinished, test } from 'vitest'
import { countOf, tell } from '#server/testing/figures.ts'
import { seededBugs, type SeededBug } from './seeded-bugs.ts'

const root = path.resolve(import.meta.dirname, '..')

const configOf = (given: object) => `export default {
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./tests/setup/quiet.ts'],
    globalSetup: ${inject('database') === 'postgres' ? "['./tests/setup/postgres.ts']" : '[]'},
    provide: ${JSON.stringify(given)},
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
}
`

/** A copy of what the app and its tests are made of; it goes when the test ends. */
const copyOfSources = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-seeded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const web = path.join(root, 'src/web')
  for (const name of ['src', 'scripts', 'tests/setup', 'package.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (file) => !file.startsWith(web) })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** How often random histories get a chance to meet a bug; each is a small count, with a seed of its own. */
const chances = 10

/** Makes the edits of a bug in the copy; gives what makes them good again. */
const seed = (folder: string, { edits }: SeededBug): (() => void) => {
  const before = new Map<string, string>()
  for (const { file, right, wrong } of edits) {
    const place = path.join(folder, file)
    const text = readFileSync(place, 'utf8')
    if (!before.has(place)) before.set(place, text)
    if (text.split(right).length !== 2) throw new Error(`${file} has not exactly one: ${right}`)
    writeFileSync(
      place,
      text.replace(right, () => wrong),
    )
  }
  return () => {
    for (const [place, text] of before) writeFileSync(place, text)
  }
}

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** Which tests of the checks failed in the copy, and how many passed. */
const check = async (folder: string, files: readonly string[], bail: number, chance = 0) => {
  const given = { database: inject('database'), seed: inject('seed') + chance, trust: 'small' }
  writeFileSync(path.join(folder, 'vitest.config.ts'), configOf(given))
  const told = path.join(folder, 'report.json')
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--reporter=json', `--outputFile=${told}`, `--bail=${bail}`]
  const child = spawn(process.execPath, [program, 'run', ...options, ...files], {
    cwd: folder,
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => void (said += String(text)))
  await once(child, 'close')
  try {
    const { numPassedTests: passed, testResults } = report.parse(JSON.parse(readFileSync(told, 'utf8')))
    const failures = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = failures
      .filter(({ status }) => status === 'failed')
      .map((one) => `${one.fullName}: ${one.failureMessages?.[0]?.slice(0, 400)}`)
    return { failed, passed }
  } catch {
    throw new Error(`The checks did not run in the copy: ${said}`)
  } finally {
    rmSync(told, { force: true })
  }
}

const isCaught = async (folder: string, { noticedBy }: SeededBug): Promise<boolean> => {
  for (let chance = 0; chance < chances; chance++) {
    if ((await check(folder, [noticedBy], 1, chance)).failed.length > 0) return true
  }
  return false
}

test('every seeded bug is caught, and without one all is well', { timeout: 3_600_000 }, async (context) => {
  // The first one is of rules that need no database.
  const bugs = seededBugs.slice(countOf(inject('database') === 'sqlite' ? 0 : 1, 0), countOf(2, seededBugs.length))
  const folder = copyOfSources()
  const files = [...new Set(bugs.map(({ noticedBy }) => noticedBy))]
  const sound = await check(folder, files, 0)
  expect([sound.failed, sound.passed > 0]).toEqual([[], true])
  const escaped: string[] = []
  for (const bug of bugs) {
    const mend = seed(folder, bug)
    if (!(await isCaught(folder, bug))) escaped.push(bug.name)
    mend()
  }
  const what = `seeded bugs caught ${bugs.length - escaped.length}/${bugs.length}`
  tell(context, { check: 'T2', what, count: bugs.length, wrong: escaped.length })
  expect(escaped).toEqual([])
})
