import { stem } from '#server/assistant/search/stem.ts'
import { extractHanRuns, extractLatinWords, foldText, hasHan } from '#server/assistant/search/text.ts'
import { getLanguageWords } from './language-words.ts'
import type { KnownBehavior, KnownChild, KnownHabit, KnownReward, KnownSkill } from './known-family.ts'

/** Something of a child that a clause may name. */
export type KnownThing =
  | { kind: 'behavior'; thing: KnownBehavior }
  | { kind: 'habit'; thing: KnownHabit }
  | { kind: 'skill'; thing: KnownSkill }
  | { kind: 'reward'; thing: KnownReward }

/** A thing that fits a clause: 1 when its whole title is said. */
export type ThingMatch = KnownThing & { score: number }

const conceptScore = 0.8

const toStem = (word: string): string => stem(stem(word, 'en'), 'es')

const smallWords = new Set(
  'a an the my his her their to of in on at for and with by de del la el los las un una y en con al su sus lo se 分钟 minutes minutos min himself herself solo sola'.split(
    ' ',
  ),
)

/** Returns what a title or clause consists of: stems of its words, and pairs of Chinese characters. */
const listParts = (text: string): Set<string> => {
  const folded = foldText(text)
  const words = extractLatinWords(folded).filter((word) => !smallWords.has(word) && !/^\d/.test(word))
  const pairs = extractHanRuns(folded).flatMap((run) => Array.from(run).map((_, n) => run.slice(n, n + 2)))
  return new Set([...words.map(toStem), ...pairs.filter((pair) => pair.length === 2)])
}

const listDeedsOfTitle = (title: string): string[] => {
  const folded = foldText(title)
  const languages = hasHan(folded) ? (['zh'] as const) : (['en', 'es'] as const)
  const found = languages.flatMap((language) => getLanguageWords(language).findDeeds(folded))
  return found.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
}

/** Returns how much of a title is said by the parts of a clause, from 0 to 1. */
const computeTitleShare = (titles: readonly string[], parts: ReadonlySet<string>): number =>
  Math.max(
    0,
    ...titles.map((title) => {
      const own = [...listParts(title)]
      return own.length === 0 ? 0 : own.filter((part) => parts.has(part)).length / own.length
    }),
  )

const listThings = (child: KnownChild): KnownThing[] => [
  ...child.habits.map((thing) => ({ kind: 'habit', thing }) as const),
  ...child.behaviors.map((thing) => ({ kind: 'behavior', thing }) as const),
  ...child.skills.map((thing) => ({ kind: 'skill', thing }) as const),
  ...child.rewards.map((thing) => ({ kind: 'reward', thing }) as const),
]

/** Returns the things of a child that fit a clause with these deeds, the best first; of equal ones habits come first. */
export const matchThings = (child: KnownChild, text: string, deeds: readonly string[]): ThingMatch[] => {
  const parts = listParts(text)
  return listThings(child)
    .map((known) => {
      const { titles } = known.thing
      const hasDeed = deeds.some((deed) => titles.some((title) => listDeedsOfTitle(title)[0] === deed))
      return { ...known, score: Math.max(computeTitleShare(titles, parts), hasDeed ? conceptScore : 0) }
    })
    .filter(({ score }) => score >= 0.6)
    .toSorted((a, b) => b.score - a.score)
}
