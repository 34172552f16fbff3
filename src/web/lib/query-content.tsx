import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { Waiting } from './waiting.tsx'

interface QueryContentProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'error' | 'refetch'>
  /** What could not be loaded; without it a failure is a row instead of a card. */
  title?: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a query; a skeleton while it loads, a retry button if that failed or takes too long. */
export function QueryContent<T>({ query, title = '', skeleton, children }: QueryContentProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Waiting title={title}>{skeleton}</Waiting>
  return <LoadFailed title={title} error={query.error} retry={query.refetch} />
}
