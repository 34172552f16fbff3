import * as z from 'zod'

/** Schema of `search/pinyin.yaml`: the Chinese characters of each syllable. */
export const pinyinSchema = z.record(z.string().regex(/^[a-z]{1,6}$/), z.string().regex(/^\p{Script=Han}+$/u))

/** The characters of each pinyin syllable, and how often characters follow each other in the content. */
export interface PinyinModel {
  characters: Readonly<Record<string, string>>
  /** How often each character occurs. */
  singles: Readonly<Record<string, number>>
  /** How often two characters stand side by side. */
  pairs: Readonly<Record<string, number>>
}

/** Pairs that occur less often only help to spell what nobody asks. */
const minPairCount = 2

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts the characters and their pairs in Chinese texts. */
export const createPinyinModel = (characters: PinyinModel['characters'], texts: readonly string[]): PinyinModel => {
  const singles = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const run of texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])) {
    const all = Array.from(run)
    for (const [n, character] of all.entries()) {
      count(singles, character)
      if (n > 0) count(pairs, `${all[n - 1] ?? ''}${character}`)
    }
  }
  return {
    characters,
    singles: Object.fromEntries(singles),
    pairs: Object.fromEntries([...pairs].filter(([, times]) => times >= minPairCount)),
  }
}
