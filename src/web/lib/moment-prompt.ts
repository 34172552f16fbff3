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

/** Returns the name of the draft of a new moment of a child. */
export const momentDraftName = (childId: string): string => `moment.${childId}`
