import { hourMs, minuteMs } from '#shared/time/duration.ts'
import { errorMessage } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'
import { findNewestBackup } from './backup-folder.ts'
import type { BackupProcess } from './nightly-process.ts'

const nightlyHour = 3
const retryMs = hourMs
const cacheMs = minuteMs

/** Backup status, as reported by `GET /api/health`. */
export interface BackupState {
  lastGoodAt: string | null
  /** Time of the last failure; null if a nightly backup has succeeded since. */
  failedAt: string | null
}

interface NightlyBackupOptions {
  folder: string
  clock: () => number
  /** Starts a nightly backup; null if nightly backups are off. */
  start: (() => BackupProcess) | null
  onError: (reason: string) => void
}

/** Returns the most recent 3 a.m. in the server's time zone. */
const lastNight = (now: number): number => {
  const night = new Date(now)
  night.setHours(nightlyHour, 0, 0, 0)
  if (night.getTime() > now) night.setDate(night.getDate() - 1)
  return night.getTime()
}

const isDue = async (folder: string, now: number, failedAt: number | null): Promise<boolean> => {
  if (failedAt !== null && now >= failedAt && now < failedAt + retryMs) return false
  return ((await findNewestBackup(folder, now, ['nightly']))?.madeAt ?? 0) < lastNight(now)
}

/** Creates a cache that holds the time of the newest regular backup for a minute. */
const createNewestBackupCache = (folder: string) => {
  let cached: { at: number; newest: number | null } | null = null
  return {
    async get(now: number): Promise<number | null> {
      if (!cached || now < cached.at || now >= cached.at + cacheMs) {
        cached = { at: now, newest: (await findNewestBackup(folder, now))?.madeAt ?? null }
      }
      return cached.newest
    },
    clear: () => void (cached = null),
  }
}

const isoOrNull = (at: number | null) => (at === null ? null : toIso(at))

/** Creates the scheduler of nightly backups, whose `check` runs one if there is none since the last 3 a.m. */
export const createNightlyBackupScheduler = ({ folder, clock, start, onError }: NightlyBackupOptions) => {
  const newest = createNewestBackupCache(folder)
  let isBusy = false
  let isStopped = false
  let running: BackupProcess | null = null
  let failedAt: number | null = null

  const runIfDue = async (startBackup: () => BackupProcess): Promise<void> => {
    if (!(await isDue(folder, clock(), failedAt))) return
    running = startBackup()
    const reason = await running.exit
    running = null
    newest.clear()
    if (reason !== null) throw new Error(reason)
    failedAt = null
  }

  return {
    /** Runs the nightly backup if it is due; does nothing while one is running. */
    check: async () => {
      if (!start || isBusy || isStopped) return
      isBusy = true
      try {
        await runIfDue(start)
      } catch (error) {
        if (isStopped) return
        failedAt = clock()
        onError(errorMessage(error))
      }
      isBusy = false
    },
    state: async (): Promise<BackupState> => {
      // An unreadable folder is reported when the backup itself fails; the health check must still respond.
      const lastGoodAt = await newest.get(clock()).catch(() => null)
      return { lastGoodAt: isoOrNull(lastGoodAt), failedAt: isoOrNull(failedAt) }
    },
    /** Stops a running backup and starts no more. */
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}
