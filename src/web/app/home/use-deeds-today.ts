import { useQueries } from '@tanstack/react-query'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { findDeedsOn } from './find-deeds.ts'
import { useLatestActs } from './use-latest-acts.ts'

/** Returns the awards of today among the latest acts of a child, without deductions and what was undone. */
export const useDeedsToday = ({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>): Activity[] => {
  const { data } = useLatestActs(child.id)
  return findDeedsOn(useToday(user.family.timeZone), data)
}

/** Returns the awards of today of each child. */
export const useDeedsOfAllToday = ({ user, family }: Pick<ChildScreenProps, 'user' | 'family'>): Activity[][] => {
  const today = useToday(user.family.timeZone)
  return useQueries({
    queries: family.map(({ id }) => read(listActivities, createRecentActivitiesInput(id))),
    combine: (results) => results.map(({ data }) => findDeedsOn(today, data)),
  })
}
