import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listToday } from '#shared/habits/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { queryKeyOf, readPolled } from '#web/lib/query.ts'

/**
 * The last activities of a child, polled. A new one refreshes the members, of whom one may have joined since, and
 * today's habits of all children.
 */
export const recentActivities = (childId: string) =>
  readPolled(
    listActivities,
    createRecentActivitiesInput(childId),
    childId,
    queryKeyOf(listChildren),
    queryKeyOf(getUser),
    queryKeyOf(listToday),
  )
