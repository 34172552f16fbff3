import { useQuery } from '@tanstack/react-query'
import { foldActs } from '#shared/activities/rules.ts'
import { recentActivities } from '#web/app/recent-activities.ts'

/** The surrounding page polls. */
const once = { refetchInterval: false, refetchOnWindowFocus: false } as const

/** Returns the last acts of a child, folded into lines; kept fresh by the page's poll. */
export const useRecentActs = (childId: string) => {
  const recent = useQuery({ ...recentActivities(childId), ...once })
  return { ...recent, lines: recent.data && foldActs(recent.data) }
}
