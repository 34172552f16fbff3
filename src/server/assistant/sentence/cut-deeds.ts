import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { PhraseMatch } from './phrase-matcher.ts'

/** What follows a verb when it is done: 收了, 写完了, 摆好, 喂的. */
const aspect = /^(?:[完好掉光上过起到]?[了啦咯喽过的完好掉](?:[啦咯喽哈呀]|(?=\p{Script=Han}))?)/u

/** Words that begin the part after, such as 也 and 自己. */
const lead = /(?:也|都|还|又|就|自己|主动|顺便|再|并且?|然后|帮|给|跟|\s)+$/u

const isDone = (text: string, { start, end }: PhraseMatch): boolean =>
  /[了过完好的啦咯]/u.test(text.slice(start, end)) ||
  /(?<!忘)[了过完好]$/u.test(text.slice(0, start)) ||
  aspect.test(text.slice(end))

const isSameWork = (one: string, other: string): boolean => {
  const { deeds } = loadSentenceContent()
  return one === other || deeds[one]?.within === other || deeds[other]?.within === one
}

/** Returns the shortest matches that do not overlap, in their order. */
const selectApart = (deeds: readonly PhraseMatch[]): PhraseMatch[] => {
  const selected: PhraseMatch[] = []
  for (const deed of deeds.toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start)) {
    if (deed.end - deed.start < 2 || deed.isWeak) continue
    if (!selected.some((other) => deed.start < other.end && other.start < deed.end)) selected.push(deed)
  }
  return selected.toSorted((a, b) => a.start - b.start)
}

/**
 * Returns where a Chinese text without commas goes on to another deed that is done: 玩具收了|衣服也自己穿了. `deeds` are all that were found
 * in it.
 */
export const findDeedCuts = (text: string, deeds: readonly PhraseMatch[]): number[] => {
  const apart = selectApart(deeds)
  return apart.slice(1).flatMap((deed, n) => {
    const before = apart[n]
    if (!before || isSameWork(before.id, deed.id) || !isDone(text, before) || !isDone(text, deed)) return []
    const [marks = ''] = aspect.exec(text.slice(before.end)) ?? []
    const from = before.end + marks.length
    if (from > deed.start) return []
    const between = text.slice(from, deed.start)
    const begin = between.search(/把/u)
    const [words = ''] = lead.exec(between) ?? []
    return [begin < 0 ? deed.start - words.length : from + begin]
  })
}
