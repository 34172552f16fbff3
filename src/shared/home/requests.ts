import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { EndpointInput, ReadEndpoint } from '#shared/contract/endpoint.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { listSkills } from '#shared/skills/contract.ts'
import { getPace } from '#shared/stats/contract.ts'

type MapRequest<T> = <E extends ReadEndpoint>(endpoint: E, input: EndpointInput<E>) => T

/** Returns the input of `listActivities` for the last 50 activities of a child, enough for a day. */
export const createRecentActivitiesInput = (childId: string) => ({ params: { childId }, query: { limit: '50' } })

/** Calls `map` with each request of home for the whole family; returns the results. */
export const mapFamilyRequests = <T>(map: MapRequest<T>): T[] => [
  map(getUser, {}),
  map(listChildren, {}),
  map(listFamilyTodayHabits, {}),
]

/** Most children besides the first one whose responses are embedded in the page. */
export const maxOtherChildren = 3

/** Calls `map` with each request of home for a child, selected or one tap away; returns the results. */
export const mapChildRequests = <T>(childId: string, map: MapRequest<T>): T[] => [
  map(listActivities, createRecentActivitiesInput(childId)),
  map(getQuickList, { params: { childId } }),
  map(listRedemptions, { query: { childId } }),
  map(listRewards, { query: { childId } }),
  map(getPace, { params: { childId } }),
  map(listSkills, { params: { childId } }),
]
