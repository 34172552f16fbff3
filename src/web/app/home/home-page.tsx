import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { maxOtherChildren } from '#shared/home/requests.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { LoadingIndicator } from '#web/app/screen-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { HomeScreen } from './home-screen.tsx'

/**
 * Renders home once the habits and the activities of today are known, which decide what it opens with: they come with the page
 * itself, but not with another one that was opened first.
 */
export function HomePage(props: ChildScreenProps) {
  const client = useQueryClient()
  const children = props.family.slice(0, maxOtherChildren + 1)
  const queries = [read(listFamilyTodayHabits), ...children.map(({ id }) => createRecentActivitiesQuery(id))]
  const [isKnown, setKnown] = useState(() => queries.every(({ queryKey }) => client.getQueryState(queryKey)?.data))
  // External system: the server. What fails is told where it is shown.
  useEffect(() => {
    if (!isKnown) void Promise.allSettled(queries.map((query) => client.query(query))).then(() => setKnown(true))
  }, [isKnown])
  return isKnown ? <HomeScreen {...props} /> : <LoadingIndicator />
}
