import { getHealth } from '#shared/health/contract.ts'
import type { BackupState } from '#server/backup/nightly.ts'
import { AppError } from '#server/errors.ts'
import { plainRoute, type Route } from '#server/http/route.ts'

interface Services {
  version: string
  reachable: () => Promise<boolean>
  /** How the backups stand; null where there are none. */
  backups: (() => Promise<BackupState>) | null
}

/** Health: whether the database can be reached, which version runs, and how old the last good backup is. */
export const healthRoutes = ({ version, reachable, backups }: Services): Route[] => [
  plainRoute(getHealth, async ({ now }) => {
    if (!(await reachable())) throw new AppError('unavailable')
    const state = backups && (await backups())
    const age = state?.lastGoodAt ? Math.round((now - Date.parse(state.lastGoodAt)) / 1000) : null
    return { status: 'ok' as const, version, backup: state && { ...state, age } }
  }),
]
