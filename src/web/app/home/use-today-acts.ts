import { useNow } from 'use-intl'
import { dayIn } from '#shared/time/day.ts'
import { msOf } from '#shared/time/relative.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useRecentActs } from './use-recent-acts.ts'

/** Returns the child's acts of today that are not undone. */
export const useTodayActs = ({ user, child }: ChildScreenProps) => {
  const zone = user.family.timeZone
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  const { lines = [] } = useRecentActs(child.id)
  return lines.filter(({ row, undone }) => undone === null && dayIn(msOf(row.createdAt), zone) === today)
}
