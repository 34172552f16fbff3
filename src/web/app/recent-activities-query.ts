import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { queryKeyOf, readPolled } from '#web/lib/query.ts'

/**
 * Returns query options for the latest activities of a child, polled. A new activity also refreshes the children, the
 * user with the members, and today's habits.
 */
export const createRecentActivitiesQuery = (childId: string) =>
  readPolled(
    listActivities,
    createRecentActivitiesInput(childId),
    childId,
    queryKeyOf(listChildren),
    queryKeyOf(getUser),
    queryKeyOf(listFamilyTodayHabits),
  )
