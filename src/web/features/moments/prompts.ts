import type { Mood } from '#shared/moments/rules.ts'

/** The prompts by kind of mood, as keys of `moments.prompts`. */
export const prompts = {
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

type Group = keyof typeof prompts

const groups: Record<Mood, Group> = {
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

type KeyOf<G extends Group> = `${G}.${(typeof prompts)[G][number]}`
export type PromptKey = { [G in Group]: KeyOf<G> }[Group]

/** Returns the nth prompt for a mood; they take turns. */
export const promptKey = (mood: Mood | '', nth: number): PromptKey => {
  const group = mood === '' ? 'any' : groups[mood]
  const letters = prompts[group]
  return `${group}.${letters[nth % letters.length] ?? 'a'}` as PromptKey
}
