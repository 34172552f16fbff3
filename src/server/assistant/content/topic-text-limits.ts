import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'

/** Schema of a text without other placeholders than `{name}`. */
export const textSchema = z
  .string()
  .min(1)
  .refine((value) => !/[{}]/.test(value.replaceAll('{name}', '')), 'Only {name} may stand in curly brackets.')

type TextLimit = { words: number } | { characters: number }

export const lengthLimits: Readonly<
  Record<Locale, { name: number; chip: number; tip: TextLimit; step: TextLimit; answer: TextLimit }>
> = {
  en: { name: 24, chip: 40, tip: { words: 25 }, step: { words: 35 }, answer: { words: 50 } },
  es: { name: 24, chip: 40, tip: { words: 25 }, step: { words: 35 }, answer: { words: 50 } },
  zh: { name: 12, chip: 15, tip: { characters: 45 }, step: { characters: 60 }, answer: { characters: 90 } },
}

/** Returns a test of whether a text is short enough, and the limit in words. */
export const createLengthLimit = (limit: TextLimit) =>
  'words' in limit
    ? { fits: (value: string) => value.split(/\s+/).length <= limit.words, limit: `${limit.words} words` }
    : { fits: (value: string) => Array.from(value).length <= limit.characters, limit: `${limit.characters} characters` }
