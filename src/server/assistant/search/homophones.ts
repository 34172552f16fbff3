import { loadPinyinSyllables } from '#server/assistant/content/load.ts'
import { createCharacterScorer, getCharacterCounts } from './character-counts.ts'

/** How likely a character is typed instead of another one of the same sound. */
const slip = 0.001

interface Path {
  score: number
  text: string
}

const listSameSounds = (singles: ReadonlyMap<string, number>): Map<string, readonly string[]> => {
  const same = new Map<string, Set<string>>()
  for (const all of Object.values(loadPinyinSyllables())) {
    const known = Array.from(all).filter((one) => singles.has(one))
    for (const one of all) same.set(one, new Set([...(same.get(one) ?? []), ...known]))
  }
  return new Map([...same].map(([one, others]) => [one, [...others].filter((other) => other !== one)]))
}

/** Creates the function that returns the likeliest text of a run of Chinese characters that may be typed by their sound (Viterbi). */
const createCorrector = () => {
  const { singles, pairs } = getCharacterCounts()
  const sameSounds = listSameSounds(singles)
  const scoreOf = createCharacterScorer({ singles, pairs })
  const occurs = (pair: string) => pairs.has(pair)
  const listCandidates = (run: readonly string[], at: number): string[] => {
    const [before = '', typed = '', after = ''] = [run[at - 1], run[at], run[at + 1]]
    const fits = (character: string) => occurs(before + character) || occurs(character + after)
    return fits(typed) ? [typed] : [typed, ...(sameSounds.get(typed) ?? []).filter(fits)]
  }
  return (run: string): string => {
    const characters = Array.from(run)
    const paths = characters.reduce<readonly Path[]>(
      (before, typed, at) =>
        listCandidates(characters, at).map((character) => {
          const cost = Math.log(character === typed ? 1 - slip : slip)
          return before
            .map(({ score, text }) => ({
              score: score + cost + scoreOf(text.at(-1) ?? '', character),
              text: text + character,
            }))
            .reduce((best, one) => (one.score > best.score ? one : best))
        }),
      [{ score: 0, text: '' }],
    )
    return paths.reduce((best, one) => (one.score > best.score ? one : best)).text
  }
}

let correct: ReturnType<typeof createCorrector> | undefined

/** Returns a message with what was probably meant in place of Chinese characters typed by their sound: 作夜 is 作业. */
export const correctHomophones = (message: string): string =>
  message.replace(/\p{Script=Han}{2,}/gu, (run) => (correct ??= createCorrector())(run))
