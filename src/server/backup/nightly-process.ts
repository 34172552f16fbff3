import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'

const { dirname, filename } = import.meta
const command = filename.endsWith('.ts') ? path.resolve(dirname, '../cli/glowjar.ts') : path.join(dirname, 'glowjar.js')

/** How much below the app a backup stands when both want the processor. */
const niceness = 10

/** A process that makes a nightly backup. */
export interface BackupProcess {
  /** What it complained of, or null when the backup is good. */
  ended: Promise<string | null>
  stop(): void
}

/** Makes the nightly backup in a process of its own, so that the app does not stand still for it. */
export const startNightlyBackup = ({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): BackupProcess => {
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups.folder }
  const child = spawn(process.execPath, [command, 'backup', '--nightly'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  let said = ''
  child.stderr.on('data', (text: Buffer) => void (said += String(text)))
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : said.trim().slice(-300) || `ended with ${code}`))
  })
  return { ended, stop: () => void child.kill() }
}
