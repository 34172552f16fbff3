import type { QueryClient } from '@tanstack/react-query'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { read } from './query.ts'

/** The children of the family. */
export const childrenQuery = read(listChildren)

/** Returns a child from the cache, which may be newer than the props of a component; undefined if it is not cached. */
export const findCachedChild = (client: QueryClient, id: string): Child | undefined =>
  client.getQueryData(childrenQuery.queryKey)?.find((child) => child.id === id)
