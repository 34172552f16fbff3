import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { exportFamily } from '#shared/export/contract.ts'
import { hasLockFile } from '#server/db/folder-lock.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createUserClient, createInstallation, startApp } from './app-process.ts'
import { launchCommand, runCommand } from './commands.ts'
import { delay } from './crash-writers.ts'

const interruptionCount = sampleSize(2, 40)

/** Creates an installation with the file of a family, and the functions to import it with a temporary folder of its own. */
const createSetup = async () => {
  const installation = await createInstallation()
  const [ana, ben] = [await installation.member({ name: 'Ana\u202e' }), await installation.member()]
  const app = await startApp(installation)
  const { call } = createUserClient(app, ana)
  const { id } = await createChild(call)
  for (let n = 0; n < 100; n++) await award(call, id, 1)
  const file = path.join(installation.folder, 'family.json')
  writeFileSync(file, JSON.stringify(await call(exportFamily, {})))
  await app.end()
  const temporary = path.join(installation.folder, 'tmp')
  mkdirSync(temporary)
  const env = { ...installation.env, TMPDIR: temporary }
  const args = ['import', file, `--owner=${ben.userId}@example.org`] as const
  return {
    installation,
    temporary,
    launch: () => launchCommand({ env }, ...args),
    run: () => runCommand({ env }, ...args),
  }
}

type Setup = Awaited<ReturnType<typeof createSetup>>

/** Sends a signal as soon as there is a folder for the copy of the family, SIGKILL once it is locked; returns how the command ended. */
const interrupt = async ({ temporary, launch }: Setup, signal: NodeJS.Signals) => {
  const { child, outcome } = launch()
  // A folder that is not locked yet holds no copy; it is deleted after a day.
  const isLocked = (folder: string) => hasLockFile(path.join(temporary, folder))
  const isBegun = () => readdirSync(temporary).some((folder) => signal !== 'SIGKILL' || isLocked(folder))
  while (!isBegun() && child.exitCode === null) await delay(1)
  child.kill(signal)
  await outcome
  return child.signalCode
}

/** Interrupts an import with a signal; begins anew with another installation where the import had ended by then. */
const interruptImport = async (
  signal: NodeJS.Signals,
  attempts = 3,
): Promise<{ setup: Setup; ended: NodeJS.Signals | null }> => {
  const setup = await createSetup()
  const ended = await interrupt(setup, signal)
  return ended === null && attempts > 1 ? interruptImport(signal, attempts - 1) : { setup, ended }
}

const report = (context: TestContext, what: string, count: number, wrong: number) =>
  reportCheck(context, { check: 'T8', what, count, wrong })

test('an import that is interrupted leaves no copy of the family [EXP-5]', async (context) => {
  const wrong: unknown[] = []
  for (let n = 0; n < interruptionCount; n++) {
    const signal = n % 2 === 0 ? 'SIGTERM' : 'SIGINT'
    const { setup, ended } = await interruptImport(signal)
    const left = readdirSync(setup.temporary)
    if (ended !== signal || left.length > 0) wrong.push([ended, left])
  }
  report(context, 'imports interrupted by a signal', interruptionCount, wrong.length)
  expect(wrong).toEqual([])
})

test('the copy of an import that was killed is deleted by the next one, which escapes names [EXP-5, EXP-6]', async (context) => {
  const { setup, ended } = await interruptImport('SIGKILL')
  expect(ended).toBe('SIGKILL')
  expect(readdirSync(setup.temporary)).toHaveLength(1)
  const { code, out, err } = await setup.run()
  expect([code, err, out]).toEqual([0, '', expect.stringContaining(String.raw`Imported the family "Ana\u{202e}"`)])
  report(context, 'imports killed', 1, readdirSync(setup.temporary).length)
  expect(readdirSync(setup.temporary)).toEqual([])
})

test('the copy of an import that was killed is deleted when the app starts [EXP-5]', async (context) => {
  const { setup, ended } = await interruptImport('SIGKILL')
  expect(ended).toBe('SIGKILL')
  await startApp(setup.installation, { TMPDIR: setup.temporary })
  await expect.poll(() => readdirSync(setup.temporary)).toEqual([])
  report(context, 'starts of the app after an import was killed', 1, 0)
})
