import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseCommand } from '#server/cli/command.ts'
import { importCommand } from '#server/cli/import.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { createTestApp, type Member, type TestApp } from './harness.ts'

/** Creates a temporary folder, which is deleted when the test ends. */
export const createTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the e-mail address that the test app gives a member. */
export const getMemberEmail = ({ userId }: Pick<Member, 'userId'>): string => `${userId}@example.org`

/** Runs a command of the CLI on the database of an app; returns the printed lines. */
export const captureCliOutput = async (
  command: (args: readonly string[]) => DatabaseCommand,
  { database, mailer, clock }: TestApp,
  ...args: string[]
): Promise<string[]> => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await command(args)({
    database,
    baseUrl: 'http://localhost:3000',
    localAccounts: true,
    mails: createMailQueue(mailer !== null),
    now: clock.now(),
    print,
  })
  return lines
}

/** Creates an app with a member, who can become the owner of an imported family. */
export const createImportTarget = async (name = 'Ana'): Promise<{ app: TestApp; owner: Member }> => {
  const app = await createTestApp()
  return { app, owner: await app.member({ name }) }
}

/** Imports a file with this content through the CLI for `owner`; returns the printed lines. */
export const importFileContent = async (
  app: TestApp,
  owner: Pick<Member, 'userId'>,
  content: string | object,
): Promise<string[]> => {
  const file = path.join(createTemporaryFolder(), 'family.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return captureCliOutput(importCommand, app, file, `--owner=${getMemberEmail(owner)}`)
}
