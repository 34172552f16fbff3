import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { KnownBehavior, KnownChild, KnownHabit, KnownReward, KnownSkill } from './known-family.ts'
import type { PhraseMatch } from './phrase-matcher.ts'
import { getTitleWords, listParts } from './title-words.ts'

/** How well something fits a clause, from 0 to 1. */
interface Scored<Thing> {
  thing: Thing
  score: number
}

/** Something that a deed can be recorded by. */
export type DeedMatch = (Scored<KnownHabit> & { kind: 'habit' }) | (Scored<KnownBehavior> & { kind: 'behavior' })

const scores = { sameDeed: 0.85, narrowerDeed: 0.75, widerDeed: 0.55, least: 0.5 } as const

/** By how much less a weak phrase fits. */
const weakFactor = 0.7

const scoreDeed = (said: string, own: string): number => {
  const { deeds } = loadSentenceContent()
  if (said === own) return scores.sameDeed
  if (deeds[said]?.within === own) return scores.narrowerDeed
  return deeds[own]?.within === said ? scores.widerDeed : 0
}

/** What a clause says: its words, and the deeds in it. */
export interface Said {
  parts: ReadonlySet<string>
  deeds: readonly SaidDeed[]
}

type SaidDeed = Pick<PhraseMatch, 'id' | 'isWeak'>

const scoreTitle = (title: string, { parts, deeds }: Said): number => {
  const own = getTitleWords(title)
  const shared = [...own.parts].filter((part) => parts.has(part)).length
  const share = own.parts.size === 0 ? 0 : shared / own.parts.size
  const [deed] = own.deeds
  const byDeed =
    deed === undefined
      ? 0
      : Math.max(0, ...deeds.map(({ id, isWeak }) => scoreDeed(id, deed) * (isWeak ? weakFactor : 1)))
  // A word in common alone says little: “brushed her hair” is not “Brush teeth”.
  const byWords = share > 0.99 || deed === undefined || byDeed > 0 ? share : share * 0.7
  return byDeed > 0 ? Math.min(1, Math.max(byDeed, byWords) + 0.1 * share) : byWords
}

const scoreTitles = (titles: readonly string[], said: Said): number =>
  Math.max(0, ...titles.map((title) => scoreTitle(title, said)))

/** Returns what a clause says, for `matchDeeds` and the others. */
export const toSaid = (text: string, deeds: readonly SaidDeed[]): Said => ({ parts: listParts(text), deeds })

const rank = <Thing extends { titles: readonly string[] }>(things: readonly Thing[], said: Said): Scored<Thing>[] =>
  things
    .map((thing) => ({ thing, score: scoreTitles(thing.titles, said) }))
    .filter(({ score }) => score >= scores.least)
    .toSorted((a, b) => b.score - a.score)

/** Returns the habits and quick behaviours of a child that fit a clause, the best first; of equal ones habits. None is completed. */
export const matchDeeds = ({ habits, behaviors }: KnownChild, said: Said): DeedMatch[] =>
  [
    ...rank(
      habits.filter(({ isCompleted }) => !isCompleted),
      said,
    ).map((match) => ({ ...match, kind: 'habit' as const })),
    ...rank(behaviors, said).map((match) => ({ ...match, kind: 'behavior' as const })),
  ].toSorted((a, b) => b.score - a.score)

/** Returns the challenges of a child that fit a clause, the best first. */
export const matchSkills = ({ skills }: KnownChild, said: Said): Scored<KnownSkill>[] => rank(skills, said)

/** Returns the rewards of a child that fit a clause, the best first; a part of the title is enough. */
export const matchRewards = ({ rewards }: KnownChild, said: Said): Scored<KnownReward>[] =>
  rewards
    .map((thing) => {
      const shares = thing.titles.map((title) => {
        const { parts } = getTitleWords(title.replace(/^(?:一起)?[去看吃买玩喝](?=\p{Script=Han}{2})/u, ''))
        return parts.size === 0 ? 0 : [...parts].filter((part) => said.parts.has(part)).length / parts.size
      })
      return { thing, score: Math.max(0, ...shares) }
    })
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
