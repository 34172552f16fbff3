import type { QueryClient } from '@tanstack/react-query'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listToday } from '#shared/habits/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { recentActivities } from '#web/app/recent.ts'
import { read } from '#web/lib/query.ts'

/** Takes what came along with home into the cache, so that the first picture of it is whole. */
export const readHome = async (client: QueryClient): Promise<unknown> => {
  const [child] = await client.query(read(listChildren))
  if (!child) return undefined
  const childId = child.id
  return Promise.all([
    client.query(recentActivities(childId)),
    client.query(read(getQuickList, { params: { childId } })),
    client.query(read(listRedemptions, { query: { childId } })),
    client.query(read(listToday)),
  ])
}
