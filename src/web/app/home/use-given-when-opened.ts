import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'

const isAwardOf = (tile: QuickEntry, { title, points, iconName }: Activity): boolean =>
  'preset' in tile ? iconName === tile.preset : title === tile.title && points === tile.points

/** Returns whether a tile of a child had been given today when this was first rendered; null while that is loading. */
export const useGivenWhenOpened = (childId: string): ((tile: QuickEntry) => boolean) | null => {
  const today = useToday()
  const { data, isPending } = useQuery(read(listActivities, createRecentActivitiesInput(childId)))
  const [given, setGiven] = useState<readonly Activity[] | null>(null)
  if (!given && !isPending)
    setGiven(
      (data ?? []).filter(
        ({ type, day, undone, undoes }) => type === 'behavior' && day === today && !undone && undoes === null,
      ),
    )
  return given && ((tile) => given.some((award) => isAwardOf(tile, award)))
}
