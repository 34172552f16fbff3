import type { Locale } from '#shared/locale/locale.ts'
import { loadHealthSubjects, loadTopics } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { foldText, hasHan } from './text.ts'

const toWords = (text: string): string => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const contains = (words: string, name: string): boolean => words.includes(hasHan(name) ? name.trim() : name)

/** Returns the names of health subjects, longest first, without those that topics use, such as “cut” of hair. */
const listNames = memoizeByLocale((language: Locale) => {
  const topics = [...loadTopics(language).values()]
  const used = topics.map(({ name, questions, synonyms }) => [name, ...questions, ...synonyms].map(toWords).join(''))
  return loadHealthSubjects(language)
    .flatMap(({ id, synonyms }) => synonyms.map((synonym) => ({ id, name: toWords(synonym) })))
    .filter(({ name }) => !used.some((words) => contains(words, name)))
    .toSorted((a, b) => b.name.length - a.name.length)
})

/** Returns the id of the health subject that a message names by a word no topic uses; null if it names none. */
export const findNamedSubject = (message: string, language: Locale): string | null => {
  const words = toWords(message)
  return listNames(language).find(({ name }) => contains(words, name))?.id ?? null
}
