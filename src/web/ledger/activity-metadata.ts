import { moods, weathers, type Mood, type Weather } from '#shared/moments/rules.ts'

/** Returns the metadata of an activity, unchecked, as home loads no schemas; empty if it is invalid. */
export const parseMetadata = (metadata: string | null): Partial<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(metadata ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Returns weather and mood of a moment's activity; null if the metadata is invalid. */
export const parseMomentMetadata = (metadata: string | null): { weather: Weather; mood: Mood } | null => {
  const facts = parseMetadata(metadata)
  const weather = weathers.find((one) => one === facts['weather'])
  const mood = moods.find((one) => one === facts['mood'])
  return weather && mood ? { weather, mood } : null
}

/** Returns the score of a challenge's activity and the best one before; null if there is none. */
export const parseScoreMetadata = (
  metadata: string | null,
): { score: number; before: number | null; unit: string | null } | null => {
  const { score, before = null, unit = null } = parseMetadata(metadata)
  if (!isNumber(score) || !(before === null || isNumber(before))) return null
  return { score, before, unit: typeof unit === 'string' ? unit : null }
}

/** Returns how much a score exceeds the best before it, rounded like scores; null if it does not. */
export const computeImprovementOnBest = (score: number, before: number | null): number | null =>
  before === null || score <= before ? null : Math.round((score - before) * 100) / 100

/** Returns whether an activity is a score that is better than all before it; the first one of a challenge is not. */
export const isNewBest = ({ type, metadata }: { type: string; metadata: string | null }): boolean => {
  const facts = type === 'skill' ? parseScoreMetadata(metadata) : null
  return facts !== null && computeImprovementOnBest(facts.score, facts.before) !== null
}
