import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { streamChat } from '#shared/assistant/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild } from '#shared/children/contract.ts'
import { readServeArguments } from '#scripts/server-process.ts'
import { readChatEvents } from '#server/testing/chat.ts'
import { createInstallation, createUserClient, startApp } from './app-process.ts'
import { runProgram } from './commands.ts'

/** Copies the built server into a folder that is deleted when the test ends. */
const copyServer = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-damaged-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('dist', path.join(folder, 'dist'), { recursive: true })
  for (const name of ['node_modules', 'package.json']) symlinkSync(path.resolve(name), path.join(folder, name))
  return folder
}

const damages: readonly (readonly [string, (file: string) => void])[] = [
  ['missing', (file) => rmSync(file)],
  ['damaged', (file) => writeFileSync(file, readFileSync(file).fill(0, 1000, 1100))],
]

test.for(damages)(
  'with a %s model file only the chat has no answer, and log and doctor name the file [AST-117]',
  async ([, damage]) => {
    const folder = copyServer()
    damage(path.join(folder, 'dist/server/assistant/models/danger.zst'))
    const installation = await createInstallation()
    const args = readServeArguments().map((arg) => arg.replace(path.resolve('dist'), path.join(folder, 'dist')))
    const app = await startApp(installation, { LOG_LEVEL: 'warn' }, args)
    const { call, send } = createUserClient(app, await installation.member())
    const { id: childId } = await call(addChild, { body: { name: 'Mia' } })
    const response = await send(streamChat.path, {
      method: streamChat.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ childId, message: 'She screams in the supermarket', language: 'en' }),
    })
    expect((await readChatEvents(response)).at(-1)).toHaveProperty('error')
    await expect.poll(() => app.output.out + app.output.err).toMatch(/danger\.zst is (?:missing|damaged)/)
    const body = { childId, type: 'reward', title: 'Helped', points: 5 } as const
    expect(await call(recordBehavior, { body })).toMatchObject({ balance: 5 })
    const doctor = await runProgram(path.join(folder, 'dist/server/glowjar.js'), installation, 'doctor')
    expect(doctor.out).toMatch(/to do {2}assistant: .*danger\.zst is (?:missing|damaged)/)
  },
)
