import { hourMs, minuteMs } from '#shared/time/duration.ts'
import { iso } from '#server/ids.ts'
import type { BackupProcess } from './nightly-process.ts'
import { listBackups, type BackupKind } from './backup-folder.ts'

const nightHour = 3
const retryMs = hourMs
const rememberedMs = minuteMs

/** How the backups stand. */
export interface BackupState {
  lastGoodAt: string | null
  /** When the last nightly one failed, if none has succeeded since. */
  failedAt: string | null
}

/** What looks after the backups of a running app. */
export interface NightlyBackups {
  /** Makes the nightly backup if it is due; at most one at a time. */
  check(): Promise<void>
  state(): Promise<BackupState>
  /** Ends what is being made. */
  stop(): void
}

interface Watching {
  folder: string
  clock: () => number
  /** Begins the nightly backup; null where the operator makes backups. */
  make: (() => BackupProcess) | null
  /** Hears why one failed. */
  failed: (reason: string) => void
}

/** The last time that it was three in the morning where the server stands. */
const lastNight = (now: number): number => {
  const night = new Date(now)
  night.setHours(nightHour, 0, 0, 0)
  if (night.getTime() > now) night.setDate(night.getDate() - 1)
  return night.getTime()
}

const newestBefore = async (
  folder: string,
  now: number,
  isMeant: (kind: BackupKind) => boolean,
): Promise<number | null> => {
  const listed = await listBackups(folder)
  // A clock that was wrong once must not stop the backups until then.
  return listed.findLast(({ kind, madeAt }) => isMeant(kind) && madeAt <= now)?.madeAt ?? null
}

const isDue = async (folder: string, now: number, failedAt: number | null): Promise<boolean> => {
  if (failedAt !== null && now >= failedAt && now < failedAt + retryMs) return false
  return ((await newestBefore(folder, now, (kind) => kind === 'nightly')) ?? 0) < lastNight(now)
}

/** The newest backup of a folder, looked up at most once a minute. */
const remembering = (folder: string) => {
  let remembered: { at: number; newest: number | null } | null = null
  return {
    async at(now: number): Promise<number | null> {
      if (!remembered || now < remembered.at || now >= remembered.at + rememberedMs) {
        remembered = { at: now, newest: await newestBefore(folder, now, () => true) }
      }
      return remembered.newest
    },
    forget: () => void (remembered = null),
  }
}

/** Looks after the backups in a folder: one is due when there is none since the last night. */
export const scheduleNightlyBackups = ({ folder, clock, make, failed }: Watching): NightlyBackups => {
  const newest = remembering(folder)
  let busy = false
  let stopped = false
  let making: BackupProcess | null = null
  let failedAt: number | null = null

  const attempt = async (begin: () => BackupProcess): Promise<void> => {
    if (!(await isDue(folder, clock(), failedAt))) return
    making = begin()
    const reason = await making.ended
    making = null
    newest.forget()
    if (reason !== null) throw new Error(reason)
    failedAt = null
  }

  return {
    check: async () => {
      if (!make || busy || stopped) return
      busy = true
      try {
        await attempt(make)
      } catch (error) {
        if (stopped) return
        failedAt = clock()
        failed(error instanceof Error ? error.message : String(error))
      }
      busy = false
    },
    state: async () => {
      // A folder that cannot be read is told by the backup that fails, not by a health that does.
      const good = await newest.at(clock()).catch(() => null)
      return { lastGoodAt: good === null ? null : iso(good), failedAt: failedAt === null ? null : iso(failedAt) }
    },
    stop: () => {
      stopped = true
      making?.stop()
    },
  }
}
