import { loadCharacterTable } from '#server/assistant/content/load.ts'

/** How often Chinese characters, and pairs of them side by side, occur. */
export interface CharacterCounts {
  singles: ReadonlyMap<string, number>
  pairs: ReadonlyMap<string, number>
}

const readCounts = (text: string, counts: Uint32Array, size: number): Map<string, number> => {
  const characters = Array.from(text)
  return new Map(
    Array.from(counts, (count, n) => [characters.slice(size * n, size * (n + 1)).join(''), count] as const),
  )
}

let counts: CharacterCounts | undefined

/** Returns how often characters occur in Chinese texts, which is read on first use. */
export const getCharacterCounts = (): CharacterCounts => {
  if (counts) return counts
  const { singles, singleCounts, pairs, pairCounts } = loadCharacterTable()
  counts = { singles: readCounts(singles, singleCounts, 1), pairs: readCounts(pairs, pairCounts, 2) }
  return counts
}

/** Share of a pair's probability that does not depend on the character before. */
const smoothing = 0.05

/** Creates the function that returns the logarithm of how likely a Chinese character is after another one, or at the beginning. */
export const createCharacterScorer = ({ singles, pairs }: CharacterCounts) => {
  const total = [...singles.values()].reduce((sum, times) => sum + times, 0)
  return (before: string, character: string): number => {
    const alone = ((singles.get(character) ?? 0) + 0.1) / total
    const after = before === '' ? alone : (pairs.get(before + character) ?? 0) / ((singles.get(before) ?? 0) + 1)
    return Math.log(smoothing * alone + (1 - smoothing) * after)
  }
}
