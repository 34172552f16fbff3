import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#shared/auth/contract.ts'
import { sessionQuery } from '#web/lib/session.ts'

/** Updates the family of the cached user, so that what was saved does not vanish until the user is read again. */
export const updateCachedFamily = (client: QueryClient, saved: Partial<User['family']>): void => {
  client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, family: { ...user.family, ...saved } })
}
