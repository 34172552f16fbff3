import { useQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { listActivities } from '#shared/activities/contract.ts'
import { groupByAct } from '#shared/activities/rules.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { computeMaxMomentsOnTop } from './compute-max-moments-on-top.ts'
import { LazyLatestMoments } from './jar-aside.tsx'

/** Heights: of the title, less one gap, and of a card with the gap before it, which the first card lacks. */
const rem = { title: 1.5, card: 9.25 }

/**
 * Renders the first of the latest moments, or the invitation to write one. Its room is kept by the number of moments
 * among the latest acts.
 */
export function MomentsOnTop({ family }: Pick<ChildScreenProps, 'family'>) {
  const known = useQueries({
    queries: family.map(({ id }) => read(listActivities, createRecentActivitiesInput(id))),
    combine: (results) =>
      results
        .flatMap(({ data = [] }) => groupByAct(data))
        .filter(({ row, undone }) => row.type === 'moment' && undone === null).length,
  })
  return (
    <div
      style={{
        minHeight: `${rem.title + rem.card * Math.min(Math.max(known, 1), computeMaxMomentsOnTop(family.length))}rem`,
      }}
    >
      <Suspense>
        <LazyLatestMoments family={family} part="top" />
      </Suspense>
    </div>
  )
}
