import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { maxOtherChildren } from '#shared/home/requests.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { LoadingIndicator } from '#web/app/screen-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { HomeScreen } from './home-screen.tsx'

const listActivityQueries = (family: readonly Child[]) =>
  family.slice(0, maxOtherChildren + 1).map(({ id }) => createRecentActivitiesQuery(id))

/**
 * Renders home once the habits and activities of today are loaded, which decide its layout. They are embedded in the
 * page of home, but not if the app was opened on another screen.
 */
export function HomePage(props: ChildScreenProps) {
  const client = useQueryClient()
  const { family } = props
  const [isKnown, setKnown] = useState(() =>
    [read(listFamilyTodayHabits), ...listActivityQueries(family)].every(
      ({ queryKey }) => client.getQueryState(queryKey)?.data !== undefined,
    ),
  )
  // External system: the server. What fails is told where it is shown.
  useEffect(() => {
    if (isKnown) return
    const loading = listActivityQueries(family).map((query) => client.query(query))
    void Promise.allSettled([client.query(read(listFamilyTodayHabits)), ...loading]).then(() => setKnown(true))
  }, [client, family, isKnown])
  return isKnown ? <HomeScreen {...props} /> : <LoadingIndicator />
}
