import { queryOptions } from '@tanstack/react-query'
import { getUser } from '#shared/auth/contract.ts'
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
