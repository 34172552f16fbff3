import { useQueries } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import type { Mood } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { listMomentsOf } from './list-moments-of.ts'

export interface FaceOfToday {
  child: Child
  mood: Mood
}

/** Returns the face of the newest moment of today of each child who is known to have one; it loads nothing. */
export const useFacesOfToday = (children: readonly Child[], today: Day): FaceOfToday[] =>
  useQueries({
    queries: children.map(({ id }) => ({ ...createRecentActivitiesQuery(id), enabled: false })),
  }).flatMap(({ data = [] }, nth) => {
    const child = children[nth]
    const mood = parseMomentMetadata(listMomentsOf(today, data)[0]?.metadata ?? null)?.mood
    return child && mood ? [{ child, mood }] : []
  })
