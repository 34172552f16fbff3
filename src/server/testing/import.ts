import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { importCommand } from '#server/cli/import.ts'
import { createTestApp, type Member, type TestApp } from './harness.ts'

/** Creates a temporary folder, which is deleted when the test ends. */
export const createTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the e-mail address of a member. */
export const addressOf = ({ userId }: Pick<Member, 'userId'>): string => `${userId}@example.org`

/** Runs a command on an app; returns the printed lines. */
export const runCommand = async (
  command: typeof importCommand,
  { database, clock }: TestApp,
  ...args: string[]
): Promise<string[]> => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await command({ database, baseUrl: 'http://localhost:3000', now: clock.now(), print }, args)
  return lines
}

/** Creates an app with a member, to import a family for. */
export const createTarget = async (name = 'Ana'): Promise<{ app: TestApp; owner: Member }> => {
  const app = await createTestApp()
  return { app, owner: await app.member({ name }) }
}

/** Imports a file with this content; returns the printed lines. */
export const importContent = async (
  app: TestApp,
  owner: Pick<Member, 'userId'>,
  content: string | object,
): Promise<string[]> => {
  const file = path.join(createTemporaryFolder(), 'family.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runCommand(importCommand, app, file, `--owner=${addressOf(owner)}`)
}
