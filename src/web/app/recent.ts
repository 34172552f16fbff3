import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listToday } from '#shared/habits/contract.ts'
import { keyOf, watch } from '#web/lib/query.ts'

/**
 * The last activities of a child, enough for a day: read on home, and asked for again to hear of another device. With
 * something new comes who did it (somebody may have joined the family since) and the evening of all children.
 */
export const recentActivities = (childId: string) =>
  watch(
    listActivities,
    { params: { childId }, query: { limit: '50' } },
    childId,
    keyOf(listChildren),
    keyOf(getUser),
    keyOf(listToday),
  )
