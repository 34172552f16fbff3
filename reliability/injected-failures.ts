import { spawn, spawnSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** What is wrong on a machine that cannot spoil the disk of a process, or null where it can. */
export const reasonNoInjection = (): string | null => {
  if (spawnSync('strace', ['-V']).error === undefined) return null
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['install', '-y', 'strace']).status === 0) return null
  return 'strace is not installed'
}

/** A call to the system that fails: at the n-th time only, or from then on. */
export interface FailingCall {
  calls: string
  error: 'EIO' | 'ENOSPC'
  when: string
}

/** Lets calls of a running process fail until what it returns is called. */
export const injectFailure = async (pid: number, { calls, error, when }: FailingCall): Promise<() => Promise<void>> => {
  const given = ['-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`]
  const strace = spawn('strace', [...given, '-e', `inject=${calls}:error=${error}:when=${when}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => strace.once('exit', () => resolve()))
  const stop = async () => {
    strace.kill('SIGINT')
    await ended
  }
  onTestFinished(stop)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (bytes: Buffer) => {
      said += String(bytes)
      if (said.includes('attached')) resolve()
    })
    void ended.then(() => reject(new Error(`strace ended: ${said}`)))
  })
  return stop
}

/** Puts a small disk in memory at a folder; gives why not where that is not allowed. */
export const mountSmallDisk = (folder: string, size: string): string | null => {
  if (process.getuid?.() !== 0) return 'only root may mount a small disk'
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  if (status !== 0) return `no small disk can be mounted: ${String(stderr).trim()}`
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return null
}
