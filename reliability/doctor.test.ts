import { afterAll, expect, inject, test } from 'vitest'
import { findFreePort } from '#scripts/ports.ts'
import { startApp } from './app-process.ts'
import { createInstallationForBackups, reasonNotRun, stopPostgresForBackups } from './backup-installation.ts'
import { runCommand } from './commands.ts'

afterAll(stopPostgresForBackups)

test('glowjar doctor checks a running installation, and exits with 1 while something is to do [RUN-27]', async ({
  skip,
}) => {
  if (reasonNotRun) return skip(reasonNotRun)
  const installation = await createInstallationForBackups()
  await installation.member()
  const app = await startApp(installation)
  expect(await runCommand(installation, 'backup')).toMatchObject({ code: 0 })
  const healthy = await runCommand(installation, 'doctor')
  expect(healthy).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^ok {5}versions: /) })
  expect(healthy.out).toMatch(/\nNothing to do\.\n$/)
  const url = `https://127.0.0.1:${await findFreePort()}`
  const env = { ...installation.env, HOST: '0.0.0.0', BASE_URL: url }
  const unreachable = await runCommand({ env }, 'doctor')
  expect(unreachable).toMatchObject({ code: 1, err: '' })
  const toDo = unreachable.out.split('\n').filter((line) => line.startsWith('to do'))
  expect(toDo.map((line) => line.split(':')[0])).toEqual(['to do  https', 'to do  proxy'])
  expect(unreachable.out).toMatch(/\n2 of 14 checks found something to do\.\n$/)
  expect(inject('database') === 'sqlite').toBe(healthy.out.includes('glowjar.sqlite'))
  await app.end()
})

test('glowjar doctor rejects an invalid configuration like the app does', async () => {
  const { code, err } = await runCommand({ env: { PORT: 'many' } }, 'doctor')
  expect([code, err]).toEqual([1, expect.stringMatching(/PORT/)])
  const unknown = await runCommand({ env: {} }, 'doctor', '--wan')
  expect([unknown.code, unknown.err]).toEqual([1, 'unknown option --wan; there is only --lan\n'])
})
