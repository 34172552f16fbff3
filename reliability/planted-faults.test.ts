import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import type { PlantedFault } from './planted-fault.ts'
import { plantedFaults } from './planted-faults.ts'

const root = path.resolve(import.meta.dirname, '..')

const createConfigText = (provided: object) => `export default {
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./tests/setup/fail-on-console-output.ts'],
    globalSetup: ${inject('database') === 'postgres' ? "['./tests/setup/postgres.ts']" : '[]'},
    provide: ${JSON.stringify(provided)},
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
}
`

/** Copies what the server and its tests consist of to a folder that is removed when the test ends. */
const copySources = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const web = path.join(root, 'src/web')
  for (const name of ['src', 'content', 'scripts', 'tests', 'package.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (file) => !file.startsWith(web) })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** Maximum test runs per fault, each with another seed: random histories of a small count may miss a fault. */
const maxAttempts = 10

/**
 * Applies the edits of a fault to the copy; returns a function that restores the files.
 * @throws Error when the source no longer contains an edit exactly once
 */
const applyFault = (folder: string, { edits }: PlantedFault): (() => void) => {
  const originals = new Map<string, string>()
  for (const { file, original, replacement } of edits) {
    const copy = path.join(folder, file)
    const text = readFileSync(copy, 'utf8')
    if (!originals.has(copy)) originals.set(copy, text)
    if (text.split(original).length !== 2) throw new Error(`${file} does not contain exactly once: ${original}`)
    writeFileSync(
      copy,
      text.replace(original, () => replacement),
    )
  }
  return () => {
    for (const [copy, text] of originals) writeFileSync(copy, text)
  }
}

const vitestReportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

/** Runs test files in the copy; returns the failed tests, and whether all files loaded and passed. */
const runTests = async (folder: string, files: readonly string[], bail: number, attempt = 0) => {
  const provided = { database: inject('database'), seed: inject('seed') + attempt, reliability: 'small' }
  writeFileSync(path.join(folder, 'vitest.config.ts'), createConfigText(provided))
  const output = path.join(folder, 'report.json')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--reporter=json', `--outputFile=${output}`, `--bail=${bail}`]
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: folder,
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => void (stderr += String(text)))
  await once(child, 'close')
  try {
    const { success, testResults } = vitestReportSchema.parse(JSON.parse(readFileSync(output, 'utf8')))
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.slice(0, 400)}`)
    return { failed, success }
  } catch {
    throw new Error(`The tests did not run in the copy: ${stderr}`)
  } finally {
    rmSync(output, { force: true })
  }
}

const isDetected = async (folder: string, { caughtBy }: PlantedFault): Promise<boolean> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if ((await runTests(folder, [caughtBy], 1, attempt)).failed.length > 0) return true
  }
  return false
}

test('the tests detect every planted fault and pass without one', { timeout: 3_600_000 }, async (context) => {
  const faults = plantedFaults.slice(0, sampleSize(1, plantedFaults.length))
  const folder = copySources()
  const files = [...new Set(faults.map(({ caughtBy }) => caughtBy))]
  const withoutFault = await runTests(folder, files, 0)
  expect(withoutFault).toEqual({ failed: [], success: true })
  const missed: string[] = []
  for (const fault of faults) {
    const restore = applyFault(folder, fault)
    if (!(await isDetected(folder, fault))) missed.push(fault.name)
    restore()
  }
  const what = `planted faults caught ${faults.length - missed.length}/${faults.length}`
  reportCheck(context, { check: 'T2', what, count: faults.length, wrong: missed.length })
  expect(missed).toEqual([])
})

test('every edit of a planted fault occurs exactly once in the source', () => {
  const stale = plantedFaults.flatMap(({ name, edits }) =>
    edits
      .filter(({ file, original }) => readFileSync(path.join(root, file), 'utf8').split(original).length !== 2)
      .map(({ file, original }) => ({ name, file, original })),
  )
  expect(stale).toEqual([])
})
