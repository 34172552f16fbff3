import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { compileCacheEnv } from '#scripts/server-process.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Starts the server or the CLI on a new data folder; when the test ends, it is killed and the folder deleted. */
export const startProcess = (file: string, env: Record<string, string>, args: string[] = []) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-process-'))
  const child = spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { DATA_DIR: folder, ...compileCacheEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => void (output.out += String(text)))
  child.stderr.on('data', (text: Buffer) => void (output.err += String(text)))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true, force: true })
  })
  return { child, folder, output, exit }
}
