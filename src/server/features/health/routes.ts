import { getHealth } from '#shared/health/contract.ts'
import type { BackupState } from '#server/backup/nightly.ts'
import { AppError } from '#server/errors.ts'
import { routeWithoutTransaction, type Route } from '#server/http/route.ts'

interface Services {
  version: string
  isReachable: () => Promise<boolean>
  /** Null when there are no backups. */
  backups: (() => Promise<BackupState>) | null
}

/** Returns the route of the health check: database, version, age of the last good backup in seconds. */
export const healthRoutes = ({ version, isReachable, backups }: Services): Route[] => [
  routeWithoutTransaction(getHealth, async ({ now }) => {
    if (!(await isReachable())) throw new AppError('unavailable')
    const state = backups && (await backups())
    const age = state?.lastGoodAt ? Math.round((now - Date.parse(state.lastGoodAt)) / 1000) : null
    return { status: 'ok' as const, version, backup: state && { ...state, age } }
  }),
]
