import type { Mood } from '#shared/moments/rules.ts'

/** The questions that Glim asks while a moment is written, by kind of mood, as keys of `moments.prompts`. */
export const promptKeys = {
  any: ['a', 'b', 'c', 'd'],
  joy: ['a', 'b', 'c', 'd'],
  proud: ['a', 'b', 'c'],
  grateful: ['a', 'b', 'c'],
  calm: ['a', 'b', 'c'],
  surprised: ['a', 'b', 'c'],
  tired: ['a', 'b', 'c'],
  worried: ['a', 'b', 'c'],
  sad: ['a', 'b', 'c'],
  angry: ['a', 'b', 'c'],
} as const

type MoodGroup = keyof typeof promptKeys

const moodGroups: Record<Mood, MoodGroup> = {
  very_happy: 'joy',
  happy: 'joy',
  excited: 'joy',
  proud: 'proud',
  grateful: 'grateful',
  calm: 'calm',
  surprised: 'surprised',
  neutral: 'any',
  tired: 'tired',
  worried: 'worried',
  sad: 'sad',
  very_sad: 'sad',
  angry: 'angry',
}

type KeyOf<G extends MoodGroup> = `${G}.${(typeof promptKeys)[G][number]}`
export type PromptKey = { [G in MoodGroup]: KeyOf<G> }[MoodGroup]

/** Returns the message key of the nth question for a mood; the questions take turns. */
export const findMoodPromptKey = (mood: Mood | '', nth: number): PromptKey => {
  const group = mood === '' ? 'any' : moodGroups[mood]
  const letters = promptKeys[group]
  return `${group}.${letters[nth % letters.length] ?? 'a'}` as PromptKey
}
