import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { compileCacheEnv } from '#scripts/server-process.ts'
import type { Installation } from './app-process.ts'

/** Exit code and output of a command. */
export interface CommandOutcome {
  code: number | null
  out: string
  err: string
}

/** Starts a command of a built app. */
const launchProgram = (
  program: string,
  installation: Pick<Installation, 'env'>,
  args: readonly string[],
): { child: ChildProcess; outcome: Promise<CommandOutcome> } => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCacheEnv, ...installation.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => void (output.out += String(text)))
  child.stderr.on('data', (text: Buffer) => void (output.err += String(text)))
  const outcome = new Promise<CommandOutcome>((resolve) => child.once('close', (code) => resolve({ code, ...output })))
  return { child, outcome }
}

/** Starts a command of the built app. */
export const launchCommand = (installation: Pick<Installation, 'env'>, ...args: string[]) =>
  launchProgram(path.resolve('dist/server/glowjar.js'), installation, args)

/** Runs a command of an app that was built or copied elsewhere. */
export const runProgram = (
  program: string,
  installation: Pick<Installation, 'env'>,
  ...args: string[]
): Promise<CommandOutcome> => launchProgram(program, installation, args).outcome

/** Runs a command of the built app. */
export const runCommand = (installation: Pick<Installation, 'env'>, ...args: string[]): Promise<CommandOutcome> =>
  launchCommand(installation, ...args).outcome

/** Creates a link for a new password with the command line. Returns its token. */
export const createResetToken = async (installation: Pick<Installation, 'env'>, email: string): Promise<string> => {
  const { out } = await runCommand(installation, 'user', 'reset', email)
  return new URL(out.trim().split('\n').at(-1) ?? '').searchParams.get('token') ?? ''
}
