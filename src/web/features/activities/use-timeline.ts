import { useInfiniteQuery } from '@tanstack/react-query'
import { listActivities } from '#shared/activities/contract.ts'
import { foldActs } from '#shared/activities/rules.ts'
import { readPages } from '#web/lib/query.ts'
import type { Filter } from './filters.ts'

/** Returns the loaded pages of a child's acts as lines, newest first. */
export const useTimeline = (childId: string, filter: Filter) => {
  const query = filter === 'all' ? {} : { type: filter }
  const pages = useInfiniteQuery(readPages(listActivities, { params: { childId }, query }))
  const lines = pages.data && foldActs(pages.data.pages.flatMap(({ body }) => body))
  return { ...pages, lines }
}
