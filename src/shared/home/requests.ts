import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { listToday } from '#shared/habits/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'

type MapRequest<T> = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => T

/** The input for a child's last activities, enough for a day. */
export const recentActivitiesInput = (childId: string) => ({ params: { childId }, query: { limit: '50' } })

/** Maps the requests of home that concern the whole family. */
export const mapFamilyRequests = <T>(map: MapRequest<T>): T[] => [
  map(getUser, {}),
  map(listChildren, {}),
  map(listToday, {}),
]

/** Maps the requests of home that concern the child on screen. */
export const mapChildRequests = <T>(childId: string, map: MapRequest<T>): T[] => [
  map(listActivities, recentActivitiesInput(childId)),
  map(getQuickList, { params: { childId } }),
  map(listRedemptions, { query: { childId } }),
]
