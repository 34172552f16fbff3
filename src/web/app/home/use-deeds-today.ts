import type { Activity } from '#shared/activities/contract.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useLatestActs } from './use-latest-acts.ts'

/** Returns the awards of today among the latest acts of a child, without deductions and what was undone. */
export const useDeedsToday = ({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>): Activity[] => {
  const today = useToday(user.family.timeZone)
  const { lines = [] } = useLatestActs(child.id)
  return lines
    .filter(({ undone }) => undone === null)
    .map(({ row }) => row)
    .filter(({ type, points, day }) => type === 'behavior' && (points ?? 0) > 0 && day === today)
}
