import { useQuery } from '@tanstack/react-query'
import { listActivities } from '#shared/activities/contract.ts'
import { foldActs } from '#shared/activities/rules.ts'
import { read } from '#web/lib/query.ts'

/** The last acts of a child as lines, enough for a day; the poll keeps them fresh. */
export const useRecentLines = (childId: string) => {
  const recent = useQuery(read(listActivities, { params: { childId }, query: { limit: '50' } }))
  return { ...recent, lines: recent.data && foldActs(recent.data) }
}
