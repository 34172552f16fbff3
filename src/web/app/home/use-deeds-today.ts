import { useQueries } from '@tanstack/react-query'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { groupByAct } from '#shared/activities/rules.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useLatestActs } from './use-latest-acts.ts'

const findDeedsOn = (today: Day, lines: ReturnType<typeof groupByAct<Activity>>): Activity[] =>
  lines
    .filter(({ undone }) => undone === null)
    .map(({ row }) => row)
    .filter(({ type, points, day }) => type === 'behavior' && (points ?? 0) > 0 && day === today)

/** Returns the awards of today among the latest acts of a child, without deductions and what was undone. */
export const useDeedsToday = ({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>): Activity[] => {
  const today = useToday(user.family.timeZone)
  const { lines = [] } = useLatestActs(child.id)
  return findDeedsOn(today, lines)
}

/** Returns how many awards of today each child has. */
export const useDeedCountsToday = ({ user, family }: Pick<ChildScreenProps, 'user' | 'family'>): number[] => {
  const today = useToday(user.family.timeZone)
  return useQueries({
    queries: family.map(({ id }) => read(listActivities, createRecentActivitiesInput(id))),
    combine: (results) => results.map(({ data = [] }) => findDeedsOn(today, groupByAct(data)).length),
  })
}
