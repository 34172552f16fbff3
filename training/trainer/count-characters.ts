import { readTopics } from '#server/assistant/content/read-source.ts'
import type { CharacterTable } from '#server/assistant/models/models.ts'
import { listAllSafetyExamples } from './danger-examples.ts'

/** Pairs that occur less often only help to spell what nobody asks. */
const minPairCount = 2

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts the characters and their pairs in the Chinese texts. @throws ContentError */
export const countCharacters = (): CharacterTable => {
  const topics = readTopics('zh').flatMap(({ openings, tips, synonyms, searchWords }) => [
    ...openings,
    ...tips.map(({ text }) => text),
    ...synonyms,
    searchWords,
  ])
  const texts = [...topics, ...listAllSafetyExamples().map(({ text }) => text)]
  const singles = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const run of texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])) {
    const all = Array.from(run)
    for (const [n, character] of all.entries()) {
      count(singles, character)
      if (n > 0) count(pairs, `${all[n - 1] ?? ''}${character}`)
    }
  }
  const frequent = [...pairs].filter(([, times]) => times >= minPairCount)
  return {
    singles: [...singles.keys()].join(''),
    singleCounts: Uint32Array.from(singles.values()),
    pairs: frequent.map(([pair]) => pair).join(''),
    pairCounts: Uint32Array.from(frequent, ([, times]) => times),
  }
}
