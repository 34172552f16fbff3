import type { QueryClient } from '@tanstack/react-query'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { read } from './query.ts'

/** The children of the family. */
export const childrenQuery = read(listChildren)

/** Returns a child as it is cached now, which may be newer than what a component was rendered with; undefined if it is not. */
export const findCachedChild = (client: QueryClient, id: string): Child | undefined =>
  client.getQueryData(childrenQuery.queryKey)?.find((child) => child.id === id)
