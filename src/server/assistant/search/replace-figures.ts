import type { Locale } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { extractHanRuns, extractLatinWords, foldText, hasHan } from './text.ts'

interface Figure {
  pattern: RegExp
  means: string
}

const getFigures = memoizeByLocale((language): Figure[] =>
  loadNonTopicContent()[language].figures.map(({ says, means }) => ({
    pattern: compilePatterns([says], language, 'gu'),
    means,
  })),
)

/** Returns a text folded, with the place in the text of each of its characters, and of its end. */
const foldWithPlaces = (text: string): { folded: string; places: number[] } => {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const part = foldText(character)
    folded += part
    places.push(...Array.from({ length: part.length }, () => at))
    at += character.length
  }
  return { folded, places: [...places, text.length] }
}

const replaceFigure = (text: string, { pattern, means }: Figure): string => {
  if (foldText(text).search(pattern) === -1) return text
  const { folded, places } = foldWithPlaces(text)
  let result = ''
  let end = 0
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    result += text.slice(end, places[index]) + (means === '' ? ' ' : ` ${means} `)
    end = places[index + found.length] ?? text.length
  }
  return result + text.slice(end)
}

/** How many words, or Chinese characters, must be left for a message to say something without its figures of speech. */
const minRest = { words: 3, characters: 4 }

const saysSomething = (text: string): boolean => {
  const folded = foldText(text)
  return (
    extractLatinWords(folded).length >= minRest.words || extractHanRuns(folded).join('').length >= minRest.characters
  )
}

const tidySpaces = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?;:])/gu, '')
    .replace(/^[\s,.;:!，。！]+/u, '')
    .trim()

/**
 * Returns a message with what its figures of speech mean in their place, or nothing: “I nearly died laughing” tells of no death. A
 * message that says nothing else stays as it is.
 */
export const replaceFigures = (message: string, language: Locale): string => {
  const latin = language === 'zh' ? 'en' : language
  const replaced = getFigures(hasHan(message) ? 'zh' : latin).reduce(replaceFigure, message)
  if (replaced === message) return message
  const tidied = tidySpaces(replaced)
  return saysSomething(tidied) ? tidied : message
}
