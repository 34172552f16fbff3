import { moods, type Mood } from '#shared/moments/rules.ts'
import { parseOneOf } from './parse-one-of.ts'
import { readSessionValue, writeSessionValue } from './storage.ts'

const key = (childId: string) => `prompt.${childId}`

/** Stores a question for the next moment of a child; null deletes it. */
export const storeMomentPrompt = (childId: string, prompt: string | null): void =>
  writeSessionValue(key(childId), prompt ?? undefined)

/** Returns the stored question for the next moment of a child, or null. */
export const readMomentPrompt = (childId: string): string | null => {
  const stored = readSessionValue(key(childId))
  return typeof stored === 'string' ? stored : null
}

const moodKey = (childId: string) => `mood.${childId}`

/** Stores the face that was tapped for the next moment of a child, before its form is on the page. */
export const storeMomentMood = (childId: string, mood: Mood): void => writeSessionValue(moodKey(childId), mood)

/** Returns the stored face for the next moment of a child once, or undefined. */
export const takeMomentMood = (childId: string): Mood | undefined => {
  const stored = readSessionValue(moodKey(childId))
  writeSessionValue(moodKey(childId), undefined)
  return parseOneOf(moods, typeof stored === 'string' ? stored : null)
}
