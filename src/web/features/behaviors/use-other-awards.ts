import type { Activity } from '#shared/activities/contract.ts'
import { groupBy } from '#shared/activities/rules.ts'
import { giftPresets, remedyPresets, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { parsePicture } from '#web/ledger/act-picture.tsx'
import { createTileKey } from './quick-list.ts'
import type { Award, EarlierDay, SentAward } from './use-award.ts'
import { findAwardKey, findPreset, useAwardsOf } from './use-tile-counts.ts'

/** What was awarded on a day and has no button on the screen. */
export interface OtherAward {
  key: string
  award: Award
  count: number
}

const toAwardAgain = (award: SentAward | Activity, points: number): Award => {
  const preset = findPreset(award)
  const picture = 'metadata' in award ? parsePicture(award.metadata) : award.picture
  return { title: award.title, points, ...(preset && { preset }), ...(picture && { picture }) }
}

/** Returns what was awarded to a child on a day, or today if it is null, and is none of its tiles, gifts and remedies. */
export const useOtherAwards = (
  child: Child,
  day: EarlierDay | null,
  entries: readonly QuickEntry[] | undefined,
): OtherAward[] => {
  const { recorded, pending } = useAwardsOf(child, day)
  if (!entries) return []
  const shown = new Set([...entries.map(createTileKey), ...Object.keys(giftPresets), ...Object.keys(remedyPresets)])
  return groupBy([...recorded, ...pending], findAwardKey).flatMap(([key, [first, ...more]]) => {
    const points = first?.points ?? 0
    if (!first || points <= 0 || shown.has(key)) return []
    return [{ key, award: toAwardAgain(first, points), count: 1 + more.length }]
  })
}
