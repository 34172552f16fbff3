import { stem } from '#server/assistant/search/stem.ts'
import { extractHanRuns, extractLatinWords, foldText, hasHan } from '#server/assistant/search/text.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { getLanguageWords } from './language-words.ts'

const smallWords = new Set(
  'a an the my his her their to of in on at for and with by up all de del la el los las un una y en con al su sus lo se sin without no min mins minutes minutos himself herself solo sola nada own'.split(
    ' ',
  ),
)

const smallCharacters = /[的了一着个把自己好要不分钟每天]/gu

const toStem = (word: string): string => stem(stem(word, 'en'), 'es')

/** Returns what a text consists of: stems of its words without small ones, and pairs of Chinese characters. */
export const listParts = (text: string): Set<string> => {
  const folded = foldText(text)
  const words = extractLatinWords(folded).filter((word) => !smallWords.has(word) && !/^\d/.test(word))
  const runs = extractHanRuns(folded).map((run) => run.replace(smallCharacters, ''))
  const pairs = runs.flatMap((run) => Array.from(run).map((_, n) => run.slice(n, n + 2)))
  return new Set([...words.map(toStem), ...pairs.filter((pair) => pair.length === 2)])
}

/** What a title consists of, and the deeds that it names, the most telling first. */
export interface TitleWords {
  parts: ReadonlySet<string>
  deeds: readonly string[]
}

const readTitle = (title: string): TitleWords => {
  const folded = foldText(title)
  const languages = hasHan(folded) ? (['zh'] as const) : (['en', 'es'] as const)
  const found = languages.flatMap((language) => getLanguageWords(language).findDeeds(folded, { correctsTypos: false }))
  const { deeds } = loadSentenceContent()
  const ids = found.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
  const own = ids.filter((id) => !deeds[id]?.along)
  return { parts: listParts(title), deeds: own.length > 0 ? own : ids }
}

const maxRemembered = 5000
const remembered = new Map<string, TitleWords>()

/** Returns the words and deeds of a title; recent ones are remembered, because families use the same ones again. */
export const getTitleWords = (title: string): TitleWords => {
  const known = remembered.get(title)
  if (known) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const words = readTitle(title)
  remembered.set(title, words)
  return words
}
