import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getUser, type User } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { callSilently } from './api.ts'
import { queryKeyOf } from './query.ts'
import { setSessionStorageUser } from './storage.ts'

const freshMs = 5 * 60_000

/** `useQuery(sessionQuery)`: the signed-in user with the family, or null. */
export const sessionQuery = queryOptions({
  queryKey: queryKeyOf(getUser),
  queryFn: async () => {
    const user = await callSilently(getUser, {}).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    })
    if (user) setSessionStorageUser(user.id)
    return user
  },
  staleTime: freshMs,
})

/** Updates the family of the cached user, so that what was saved does not vanish until the user is read again. */
export const updateCachedFamily = (client: QueryClient, saved: Partial<User['family']>): void => {
  client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, family: { ...user.family, ...saved } })
}
