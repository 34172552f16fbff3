import type { PinyinModel } from '#server/assistant/content/pinyin-model.ts'

/** Share of a pair's probability that does not depend on the character before. */
const smoothing = 0.05

/** Creates the function that returns the logarithm of how likely a Chinese character is after another one, or at the beginning. */
export const createCharacterScorer = ({ singles, pairs }: Pick<PinyinModel, 'singles' | 'pairs'>) => {
  const total = Object.values(singles).reduce((sum, times) => sum + times, 0)
  return (before: string, character: string): number => {
    const alone = ((singles[character] ?? 0) + 0.1) / total
    const after = before === '' ? alone : (pairs[before + character] ?? 0) / ((singles[before] ?? 0) + 1)
    return Math.log(smoothing * alone + (1 - smoothing) * after)
  }
}
