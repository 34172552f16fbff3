import { moods, type Mood } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { readSessionValue, writeSessionValue } from './storage.ts'

const key = (childId: string) => `face.${childId}`

/** Keeps in this tab the face that was chosen for a day of a child and still lacks the weather; null forgets it. */
export const keepChosenFace = (childId: string, day: Day, mood: Mood | null): void =>
  writeSessionValue(key(childId), mood ? [day, mood] : undefined)

/** Returns the face that was kept for a day of a child, or null. */
export const readChosenFace = (childId: string, day: Day): Mood | null => {
  const stored = readSessionValue(key(childId))
  return Array.isArray(stored) && stored[0] === day ? (moods.find((mood) => mood === stored[1]) ?? null) : null
}
