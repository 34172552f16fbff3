import { moods, weathers, type Mood, type Weather } from '#shared/moments/rules.ts'

// By hand and not by a schema: home reads these, and loads no schemas.
const factsIn = (metadata: string | null): Partial<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(metadata ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Weather and mood of a moment's activity; null for metadata that cannot be read, which is no reason to say anything. */
export const parseMoment = (metadata: string | null): { weather: Weather; mood: Mood } | null => {
  const facts = factsIn(metadata)
  const weather = weathers.find((one) => one === facts['weather'])
  const mood = moods.find((one) => one === facts['mood'])
  return weather && mood ? { weather, mood } : null
}

/** The score of a challenge's activity and the best before it; null where there is none. */
export const parseScore = (
  metadata: string | null,
): { score: number; before: number | null; unit: string | null } | null => {
  const { score, before = null, unit = null } = factsIn(metadata)
  if (!isNumber(score) || !(before === null || isNumber(before))) return null
  return { score, before, unit: typeof unit === 'string' ? unit : null }
}

/** How much higher a score is than the best before it, rounded as scores are; null where it is not. */
export const improvementOver = (score: number, before: number | null): number | null =>
  before === null || score <= before ? null : Math.round((score - before) * 100) / 100
