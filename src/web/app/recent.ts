import { listActivities } from '#shared/activities/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { keyOf, watch } from '#web/lib/query.ts'

/** The last few activities of a child: on home as they are, and asked for again to hear of another device. */
export const recentActivities = (childId: string) =>
  watch(listActivities, { params: { childId }, query: { limit: '5' } }, childId, keyOf(listChildren))
