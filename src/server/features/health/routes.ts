import { getHealth } from '#shared/health/contract.ts'
import type { BackupState } from '#server/backup/nightly.ts'
import { isLoopback } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { routeWithoutTransaction, type RequestInfo, type Route } from '#server/http/route.ts'

interface Services {
  version: string
  isReachable: () => Promise<boolean>
  /** Null when there are no backups. */
  backups: (() => Promise<BackupState>) | null
}

// Behind a reverse proxy on this machine every request comes from loopback.
const isFromThisMachine = (request: RequestInfo) =>
  isLoopback(request.address) && !['x-forwarded-for', 'forwarded', 'via'].some((name) => request.header(name))

/** Returns the route of the health check: database, and for some version and age of the last good backup in seconds. */
export const healthRoutes = ({ version, isReachable, backups }: Services): Route[] => [
  routeWithoutTransaction(getHealth, async ({ now, member, request }) => {
    if (!(await isReachable())) throw new AppError('unavailable')
    if (member?.role !== 'owner' && !isFromThisMachine(request)) return { status: 'ok' as const }
    const state = backups && (await backups())
    const age = state?.lastGoodAt ? Math.round((now - Date.parse(state.lastGoodAt)) / 1000) : null
    return { status: 'ok' as const, version, backup: state && { ...state, age } }
  }),
]
