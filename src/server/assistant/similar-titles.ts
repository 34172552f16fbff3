import { getTitleWords } from './sentence/title-words.ts'
import { stem } from './search/stem.ts'
import { foldText, extractHanRuns, hasHan, extractLatinWords } from './search/text.ts'

const ignoredWords = new Set(
  'a an the my his her their our own to of in on at for and with by de del la el los las un una y en con al a su mi sus lo se'.split(
    ' ',
  ),
)
const ignoredCharacters = '的了一着和'

const splitTitle = (title: string): Set<string> => {
  const folded = foldText(title)
  if (hasHan(title)) {
    const characters = extractHanRuns(folded).flatMap((run) => Array.from(run))
    return new Set(characters.filter((character) => !ignoredCharacters.includes(character)))
  }
  const words = extractLatinWords(folded).filter((word) => !ignoredWords.has(word))
  return new Set(words.map((word) => stem(stem(word, 'en'), 'es')))
}

const minShare = 0.75

/** Returns whether two titles name the same thing apart from articles, inflection, case and punctuation. */
export const isSimilarTitle = (a: string, b: string): boolean => {
  const [partsA, partsB] = [splitTitle(a), splitTitle(b)]
  const shared = [...partsA].filter((part) => partsB.has(part)).length
  const fewer = Math.min(partsA.size, partsB.size)
  const more = Math.max(partsA.size, partsB.size)
  return fewer > 0 && (shared / more >= minShare || (fewer >= 2 && shared === fewer && more - fewer <= 2))
}

/** Returns whether two titles name the same deeds, in whatever words and languages: “Brush every tooth”, “Brush teeth morning and night”. */
export const isSameDeed = (a: string, b: string): boolean => {
  const [deedsA, deedsB] = [new Set(getTitleWords(a).deeds), new Set(getTitleWords(b).deeds)]
  return deedsA.size > 0 && deedsA.symmetricDifference(deedsB).size === 0
}
