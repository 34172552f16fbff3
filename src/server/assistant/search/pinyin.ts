import { loadPinyinSyllables } from '#server/assistant/content/load.ts'
import { createCharacterScorer, getCharacterCounts } from './character-counts.ts'
import { foldText, hasHan } from './text.ts'

const maxSyllableLength = 6
const minSyllables = 3

/** Splits a word into the fewest syllables; null where it is no pinyin. */
const splitWord = (word: string, isSyllable: (part: string) => boolean): string[] | null => {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    let shortest: string[] | null = null
    for (let start = Math.max(0, end - maxSyllableLength); start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (before && isSyllable(part) && (shortest === null || before.length + 1 < shortest.length))
        shortest = [...before, part]
    }
    best.push(shortest)
  }
  return best[word.length] ?? null
}

/** Returns the syllables of a message in pinyin, with or without tones; null for any other text. */
const listSyllables = (message: string, isSyllable: (part: string) => boolean): string[] | null => {
  const words = foldText(message).match(/[a-z]+[1-5]?(?:[a-z]+[1-5]?)*|[^\sa-z]+/g) ?? []
  const syllables = words.flatMap((word): (string | null)[] => {
    if (!/^[a-z]/.test(word)) return /[\p{L}\p{N}]/u.test(word) ? [null] : []
    return word.split(/[1-5]/).flatMap((part) => (part === '' ? [] : (splitWord(part, isSyllable) ?? [null])))
  })
  return syllables.length < minSyllables || syllables.includes(null) ? null : syllables.filter((one) => one !== null)
}

interface Path {
  score: number
  text: string
  last: string
}

/** Creates the function that returns the likeliest Chinese text of a message in pinyin, or null if it is no pinyin (Viterbi). */
const createPinyinReader = () => {
  const characters = loadPinyinSyllables()
  const scoreOf = createCharacterScorer(getCharacterCounts())
  const extend = (paths: readonly Path[], syllable: string): Path[] =>
    Array.from(characters[syllable] ?? '', (character) =>
      paths
        .map(({ score, text, last }) => ({
          score: score + scoreOf(last, character),
          text: text + character,
          last: character,
        }))
        .reduce((best, one) => (one.score > best.score ? one : best)),
    )
  return (message: string): string | null => {
    if (hasHan(message)) return null
    const syllables = listSyllables(message, (part) => Object.hasOwn(characters, part))
    if (syllables === null) return null
    const paths = syllables.reduce(extend, [{ score: 0, text: '', last: '' }])
    return paths.reduce((best, one) => (one.score > best.score ? one : best)).text
  }
}

let read: ReturnType<typeof createPinyinReader> | undefined

/** Returns a message in pinyin as Chinese text, and any other message as it is. */
export const replacePinyin = (message: string): string => (read ??= createPinyinReader())(message) ?? message
