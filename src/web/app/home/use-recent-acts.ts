import { useQuery } from '@tanstack/react-query'
import { foldActs } from '#shared/activities/rules.ts'
import { recentActivities } from '#web/app/recent-activities.ts'

/** The page around it asks again every few seconds, for everyone. */
const once = { refetchInterval: false, refetchOnWindowFocus: false } as const

/** The last acts of a child as lines, enough for a day; the poll keeps them fresh. */
export const useRecentActs = (childId: string) => {
  const recent = useQuery({ ...recentActivities(childId), ...once })
  return { ...recent, lines: recent.data && foldActs(recent.data) }
}
