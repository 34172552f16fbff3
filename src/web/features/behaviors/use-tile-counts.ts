import { useMutationState, useQuery } from '@tanstack/react-query'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import { behaviorPresetKeys, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { createRecentActivitiesInput } from '#shared/home/requests.ts'
import type { Day } from '#shared/time/day.ts'
import { undoKey } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { useToday } from '#web/lib/use-today.ts'
import { createTileKey } from './quick-list.ts'
import { createAwardMutationKey, type EarlierDay, type SentAward } from './use-award.ts'

/** How often a behavior was awarded on a day. */
export interface TileCount {
  /** With those that are still being sent. */
  all: number
  recorded: number
}

/** Returns the preset of an award, if it is one. */
export const findPreset = (award: SentAward | Activity): BehaviorPresetKey | undefined => {
  const preset = 'metadata' in award ? parsePresetFromMetadata(award.metadata) : award.preset
  return behaviorPresetKeys.find((key) => key === preset)
}

/** Returns the preset of an award, else the key of its tile, if there is one. */
export const findAwardKey = (award: SentAward | Activity): string => {
  const { title, points } = award
  return findPreset(award) ?? createTileKey({ title, points: points ?? 0 })
}

/** The latest activities by day, which reach back as far as a behavior can be recorded. */
const createActivitiesByDayInput = (childId: string) => ({
  params: { childId },
  query: { limit: '200', order: 'day' as const },
})

/** Returns the ids of the acts that were undone here, or are being undone. */
const useUndoneActIds = () => {
  const undone = useMutationState({
    filters: { mutationKey: undoKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => (state.variables as { actId: string }).actId,
  })
  return new Set(undone)
}

/** Returns the awards of a child that were sent here and did not fail; without an act id while they are being sent. */
const useSentAwards = (childId: string) =>
  useMutationState({
    filters: { mutationKey: createAwardMutationKey(childId), predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => ({
      award: state.variables as SentAward,
      actId: (state.data as { actId: string } | undefined)?.actId,
    }),
  })

/** Returns the awards of a child on a day, or today if it is null, by anybody: those that are recorded, and those that are still being sent. */
export const useAwardsOf = (child: Child, day: EarlierDay | null) => {
  const today = useToday()
  const date: Day = day?.date ?? today
  const { data: rows = [] } = useQuery(
    read(listActivities, day ? createActivitiesByDayInput(child.id) : createRecentActivitiesInput(child.id)),
  )
  const undoneIds = useUndoneActIds()
  const sent = useSentAwards(child.id)
  const knownIds = new Set(rows.map(({ actId }) => actId))
  const known = rows.filter(
    (row) =>
      row.type === 'behavior' && row.day === date && row.undoes === null && !row.undone && !undoneIds.has(row.actId),
  )
  const news = sent.filter(
    ({ award, actId }) =>
      award.date === date && (actId === undefined || !(knownIds.has(actId) || undoneIds.has(actId))),
  )
  return {
    // In their order, so that what is added comes last, before and after it is read again.
    recorded: [
      ...known.toReversed(),
      ...news.flatMap(({ award, actId }) => (actId === undefined ? [] : [{ ...award, actId }])),
    ],
    pending: news.filter(({ actId }) => actId === undefined).map(({ award }) => award),
  }
}

/**
 * `countOf(key)`: returns how often a tile, gift or remedy was awarded to a child, by anybody, on a day, or today if it is null.
 * What was sent or undone here counts at once, the rest with the activities of the child.
 */
export const useTileCounts = (child: Child, day: EarlierDay | null) => {
  const { recorded, pending } = useAwardsOf(child, day)
  return (key: string): TileCount => {
    const count = (awards: readonly (SentAward | Activity)[]) =>
      awards.filter((award) => findAwardKey(award) === key).length
    return { all: count(recorded) + count(pending), recorded: count(recorded) }
  }
}

/** Returns the awards of a child on a day, or today if it is null, without deductions, the latest last. */
export const useGoodDeeds = (child: Child, day: EarlierDay | null): (SentAward | Activity)[] => {
  const { recorded, pending } = useAwardsOf(child, day)
  return [...recorded, ...pending].filter(({ points }) => (points ?? 0) > 0)
}
