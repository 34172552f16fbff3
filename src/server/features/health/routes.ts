import { getHealth } from '#shared/health/contract.ts'
import { refuse } from '#server/http/problems.ts'
import { serves, type Route } from '#server/http/route.ts'

/** Health: whether the database can be reached, and which version runs. */
export const healthRoutes = ({
  version,
  reachable,
}: {
  version: string
  reachable: () => Promise<boolean>
}): Route[] => [
  serves(getHealth, async () => ((await reachable()) ? { status: 'ok' as const, version } : refuse('unavailable'))),
]
