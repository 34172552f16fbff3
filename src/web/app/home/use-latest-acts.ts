import { useQuery } from '@tanstack/react-query'
import { groupByAct } from '#shared/activities/rules.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'

/** Query options without polling, because the page around polls the same query. */
const withoutPolling = { refetchInterval: false, refetchOnWindowFocus: false } as const

/** Queries the latest activities of a child; `lines` has its acts. The page around polls them. */
export const useLatestActs = (childId: string) => {
  const recent = useQuery({ ...createRecentActivitiesQuery(childId), ...withoutPolling })
  return { ...recent, lines: recent.data && groupByAct(recent.data) }
}
