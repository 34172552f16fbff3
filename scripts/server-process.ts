import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'

/** A running server process. */
export interface RunningServer {
  port: number
  child: ChildProcess
  /** Milliseconds from the start of the process to its first response. */
  startMs: number
  stop(): Promise<void>
}

/** Environment variable with which Node stores compiled code on disk: the tests start the app some two hundred times. */
export const compileCacheEnv = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'glowjar-compile-cache') }

const manifest = z.object({ scripts: z.object({ serve: z.string() }) })

/** Returns the arguments with which `npm run serve` starts Node. */
export const readServeArguments = (): string[] => {
  const { scripts } = z.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')))
  const [, ...args] = scripts.serve.split(' ')
  const program = path.resolve(args.pop() ?? '')
  if (!existsSync(program)) throw new Error('Run `npm run build` first.')
  return [...args, program]
}

const isResponding = async (url: string): Promise<boolean> => {
  try {
    await (await fetch(url)).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Starts Node with these arguments and waits until `probe` responds on the port. */
export const startServer = async (
  args: readonly string[],
  port: number,
  env: Record<string, string>,
  probe = '/',
): Promise<RunningServer> => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isResponding(`http://127.0.0.1:${port}${probe}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const startMs = performance.now() - startedAt
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { port, child, startMs, stop }
}

const readStatusField = (pid: number, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** Returns the resident memory of a process in MB (1,000,000 bytes). */
export const readMemoryMb = ({ child }: Pick<RunningServer, 'child'>): number =>
  (readStatusField(child.pid ?? 0, 'VmRSS') * 1024) / 1e6

const ticksPerSecond = 100

/** Returns the CPU time of a process in seconds. */
export const readCpuSecondsOfPid = (pid: number): number => {
  const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(parts[11]) + Number(parts[12])) / ticksPerSecond
}

/** Returns the CPU time of a server in seconds. */
export const readCpuSeconds = ({ child }: Pick<RunningServer, 'child'>): number => readCpuSecondsOfPid(child.pid ?? 0)
