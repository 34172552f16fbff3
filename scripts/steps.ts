import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string[]
  /** Environment variables beside those of the process. */
  env?: Record<string, string>
  needsBuild?: boolean
}

export type StepResult = { passed: boolean; seconds: number }

/** Runs a command, with captured output if `silent`; returns whether it exited with 0, that output and the duration. */
export function runCommand(
  command: string[],
  { silent = false, env = process.env } = {},
): Promise<StepResult & { output: string }> {
  const [program = '', ...rest] = command
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: silent ? 'pipe' : 'inherit', env })
    let output = ''
    const append = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ passed: code === 0, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}
