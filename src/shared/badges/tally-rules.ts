/**
 * What badges count of a child; a key that is absent stands for 0. `deeds` are awards, check-ins, scores and completions,
 * `days` those with a deed; also `scores`, `redemptions`, `restDays`, `completedHabits` and `completedSkills`; `award:…` counts
 * awards of a quick behavior, `picture:…` check-ins of habits with a picture, `habit:…` check-ins of one habit, `weather:…`
 * moments. A change of tallies has the same form and may be negative.
 */
export type Tallies = Readonly<Record<string, number>>

/** Returns tallies with a change added: without zeros, in the order of their keys. */
export const addTallies = (tallies: Tallies, change: Tallies): Tallies => {
  const sums = new Map(Object.entries(tallies))
  for (const [key, n] of Object.entries(change)) sums.set(key, (sums.get(key) ?? 0) + n)
  const kept = [...sums].filter(([, n]) => n !== 0)
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the change that takes back another. */
export const negateTallies = (change: Tallies): Tallies =>
  Object.fromEntries(Object.entries(change).map(([key, n]) => [key, 0 - n]))

const listCounts = (tallies: Tallies, prefix: string): number[] =>
  Object.entries(tallies).flatMap(([key, n]) => (key.startsWith(prefix) ? [n] : []))

/** Returns the number of moments. */
export const countMoments = (tallies: Tallies): number => listCounts(tallies, 'weather:').reduce((sum, n) => sum + n, 0)

/** Returns the number of different weathers of all moments. */
export const countWeathers = (tallies: Tallies): number => listCounts(tallies, 'weather:').length

/** Returns the greatest number of check-ins of one habit. */
export const countMostCheckIns = (tallies: Tallies): number => Math.max(0, ...listCounts(tallies, 'habit:'))

/** Returns what a moment adds to the tallies. */
export const tallyMoment = (weather: string): Tallies => ({ [`weather:${weather}`]: 1 })
