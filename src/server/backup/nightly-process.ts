import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { waitForExit } from './postgres-programs.ts'

const { dirname, filename } = import.meta
const cliScript = filename.endsWith('.ts')
  ? path.resolve(dirname, '../cli/glowjar.ts')
  : path.join(dirname, 'glowjar.js')

const niceness = 10

/** A child process that makes a nightly backup. */
export interface BackupProcess {
  /** Resolves to the error message, or null on success. */
  exit: Promise<string | null>
  stop(): void
}

/** Starts the nightly backup in a child process with lower priority, so that requests are not delayed. */
export const startNightlyBackupProcess = ({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): BackupProcess => {
  const { folder, passphrase } = backups
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
    ...(passphrase === null ? {} : { BACKUP_PASSPHRASE: passphrase }),
  }
  const child = spawn(process.execPath, [cliScript, 'backup', '--nightly'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  const exit = waitForExit(child).then(({ code, stderr }) =>
    code === 0 ? null : stderr.trim().slice(-300) || `exited with ${code}`,
  )
  return { exit, stop: () => void child.kill() }
}
