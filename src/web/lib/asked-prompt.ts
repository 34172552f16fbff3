import { readSession, writeSession } from './storage.ts'

const key = (childId: string) => `prompt.${childId}`

/** Keeps a question that another screen has for the next moment of a child; null when it is written. */
export const askForMoment = (childId: string, prompt: string | null): void =>
  writeSession(key(childId), prompt ?? undefined)

/** The question that another screen has for the next moment of a child, or null. */
export const askedPrompt = (childId: string): string | null => {
  const kept = readSession(key(childId))
  return typeof kept === 'string' ? kept : null
}
