import { spawn, spawnSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** Returns why system calls cannot be made to fail on this machine, or null if strace is there; as root it tries to install it. */
export const findInjectionObstacle = (): string | null => {
  if (spawnSync('strace', ['-V']).error === undefined) return null
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['install', '-y', 'strace']).status === 0) return null
  return 'strace is not installed'
}

/** System calls that fail with an error; `when` is `n` for the n-th call alone, `n+` for all from the n-th on. */
export interface FailingCall {
  calls: string
  error: 'EIO' | 'ENOSPC'
  when: string
}

/** Makes system calls of a process fail; returns the function that ends this. */
export const injectFailure = async (pid: number, { calls, error, when }: FailingCall): Promise<() => Promise<void>> => {
  const options = ['-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`]
  const strace = spawn('strace', [...options, '-e', `inject=${calls}:error=${error}:when=${when}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => strace.once('exit', () => resolve()))
  const stop = async () => {
    strace.kill('SIGINT')
    await ended
  }
  onTestFinished(stop)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (bytes: Buffer) => {
      output += String(bytes)
      if (output.includes('attached')) resolve()
    })
    void ended.then(() => reject(new Error(`strace ended: ${output}`)))
  })
  return stop
}

/** Mounts a small tmpfs at a folder; returns the reason if it cannot. */
export const tryMountSmallDisk = (folder: string, size: string): string | null => {
  if (process.getuid?.() !== 0) return 'only root may mount a small disk'
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  if (status !== 0) return `no small disk can be mounted: ${String(stderr).trim()}`
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return null
}
