import { useQueries } from '@tanstack/react-query'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { read } from '#web/lib/query.ts'

/** The moments of a day of another child of the family, newest first; null while they are not known. */
export interface SiblingMoments {
  child: Child
  moments: readonly Moment[] | null
  isLoading: boolean
}

/** Queries the moments that other children have of a day. */
export const useSiblingMoments = (siblings: readonly Child[], day: Day): SiblingMoments[] =>
  useQueries({
    queries: siblings.map(({ id }) => read(listMoments, { params: { childId: id }, query: { on: day.slice(5) } })),
  }).map(({ data, isLoading }, nth) => ({
    isLoading,
    child: siblings[nth] as Child,
    moments: data?.filter(({ date }) => date === day) ?? null,
  }))

/** The weather that is proposed for a new moment. */
export interface KnownWeather {
  /** The moment that it is known from. */
  moment: Moment
  /** Whose moment that is, unless it is one of the same child. */
  sibling: string | null
}

/** Returns the moment of a day that was written last in the family, which tells its weather. */
export const findKnownWeather = (
  own: readonly Moment[],
  siblings: readonly SiblingMoments[],
  day: Day,
): KnownWeather | undefined => {
  const ofDay = own.filter(({ date }) => date === day)
  const known = [
    ...ofDay.map((moment): KnownWeather => ({ moment, sibling: null })),
    ...siblings.flatMap(({ child, moments }) => (moments ?? []).map((moment) => ({ moment, sibling: child.name }))),
  ]
  const isLater = (one: KnownWeather, other: KnownWeather) => one.moment.createdAt > other.moment.createdAt
  return known.reduce<KnownWeather | undefined>((last, one) => (last && !isLater(one, last) ? last : one), undefined)
}
