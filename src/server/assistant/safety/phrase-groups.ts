import { locales, type Locale } from '#shared/locale/locale.ts'
import { loadSafetyContent } from '#server/assistant/content/load.ts'
import type { PhrasePatterns } from '#server/assistant/content/safety-schema.ts'
import { foldText } from '#server/assistant/search/text.ts'

/** A text as patterns see it: English and Spanish as words between blanks, Chinese without blanks. */
type Forms = Readonly<Record<Locale, string>>

const toForms = (message: string): Forms => {
  const folded = foldText(message)
  const spaced = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return { en: spaced, es: spaced, zh: folded.replace(/[^\p{L}\p{N}]+/gu, '') }
}

/** The phrases of one situation in one language. */
export interface PhraseGroup {
  situation: string
  language: Locale
  pattern: RegExp
}

const compileGroups = (patternsBySituation: PhrasePatterns): PhraseGroup[] =>
  Object.entries(patternsBySituation).flatMap(([situation, patterns]) =>
    locales.flatMap((language) => {
      const sources = patterns[language] ?? []
      return sources.length === 0 ? [] : [{ situation, language, pattern: new RegExp(sources.join('|'), 'u') }]
    }),
  )

let compiled: Readonly<Record<'sure' | 'signs', readonly PhraseGroup[]>> | undefined

/** Returns the groups of phrases that always mean danger (`sure`), or that decide between the situations of a kind (`signs`). */
export const listPhraseGroups = (list: 'sure' | 'signs'): readonly PhraseGroup[] => {
  const { sure, signs } = loadSafetyContent()
  return (compiled ??= { sure: compileGroups(sure), signs: compileGroups(signs) })[list]
}

/** Returns the situation of the first group with a phrase that a message in any language has, or null. */
export const findSituationByPhrase = (message: string, groups: readonly PhraseGroup[]): string | null => {
  const forms = toForms(message)
  return groups.find(({ language, pattern }) => pattern.test(forms[language]))?.situation ?? null
}
