import type { ToldMoment } from './collect-moments.ts'
import type { KnownChild } from './known-family.ts'
import type { Draft } from './propose.ts'
import type { Leftover } from './read-clause.ts'

/** A draft with the place of its clause. */
export interface PlacedDraft {
  draft: Draft
  /** Whether points were said for it. */
  isPaid: boolean
  /** The deeds of its clause. */
  deeds: readonly string[]
  start: number
}

/** What no list has: a part of a story, a behaviour of its own, or words that are left over. */
export interface Unlisted {
  leftover: Leftover
  actions: Draft[]
  sentence: number
  start: number
  end: number
  children: readonly KnownChild[]
}

/** Moves what is told around a weather or a mood in the same sentence into the moment. */
export const tellStories = (
  moments: readonly ToldMoment[],
  unlisted: readonly Unlisted[],
): { moments: ToldMoment[]; others: Unlisted[] } => {
  const told = new Set(moments.map(({ sentence }) => sentence))
  const stories = unlisted.flatMap(({ leftover: { day }, start, end, sentence, children }): ToldMoment[] =>
    told.has(sentence)
      ? [{ children, day, start, end, sentence, weather: null, mood: null, isSure: true, isAssumed: true }]
      : [],
  )
  return {
    moments: [...moments, ...stories].toSorted((a, b) => a.start - b.start),
    others: unlisted.filter(({ sentence }) => !told.has(sentence)),
  }
}

/** Returns the drafts of listed and other deeds in the order of the text. */
export const listInOrder = (drafts: readonly PlacedDraft[], others: readonly Unlisted[]): Draft[] =>
  [...drafts, ...others.flatMap(({ actions, start }) => actions.map((draft) => ({ draft, start })))]
    .toSorted((a, b) => a.start - b.start)
    .map(({ draft }) => draft)
