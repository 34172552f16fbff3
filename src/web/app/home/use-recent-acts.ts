import { useQuery } from '@tanstack/react-query'
import { groupByAct } from '#shared/activities/rules.ts'
import { recentActivities } from '#web/app/recent-activities.ts'

/** The surrounding page polls. */
const withoutPolling = { refetchInterval: false, refetchOnWindowFocus: false } as const

/** Returns the last acts of a child, folded into lines; kept fresh by the page's poll. */
export const useRecentActs = (childId: string) => {
  const recent = useQuery({ ...recentActivities(childId), ...withoutPolling })
  return { ...recent, lines: recent.data && groupByAct(recent.data) }
}
