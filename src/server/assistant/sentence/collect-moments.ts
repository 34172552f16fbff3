import type { Mood, Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { KnownChild } from './known-family.ts'
import type { Draft } from './propose.ts'
import { sliceOriginal, type SourceText } from './source-text.ts'

/** A clause that tells of a weather, a mood, or what happened around them. */
export interface ToldMoment {
  children: readonly KnownChild[]
  day: Day
  weather: Weather | null
  mood: Mood | null
  start: number
  end: number
  sentence: number
  isSure: boolean
  /** Whether the clause itself does not say whom it is about. */
  isAssumed: boolean
}

/** The most letters that may stand between two clauses of a story: a comma, or a word such as “and”. */
const maxGap = 12

/** Returns the words of clauses in their order; what stands between neighbours stays. */
const joinStory = (source: SourceText, parts: readonly ToldMoment[]): string => {
  const ranges: { start: number; end: number }[] = []
  for (const { start, end } of parts) {
    const previous = ranges.at(-1)
    if (previous && start - previous.end <= maxGap) previous.end = end
    else ranges.push({ start, end })
  }
  return ranges.map(({ start, end }) => sliceOriginal(source, start, end)).join(' … ')
}

const canBeOne = (group: readonly ToldMoment[], part: ToldMoment): boolean =>
  group.every(
    ({ day, mood, children, isAssumed }) =>
      day === part.day &&
      (children[0]?.id === part.children[0]?.id ||
        ((isAssumed || part.isAssumed) && (mood === null || part.mood === null))),
  )

const createMoments = (source: SourceText, group: readonly ToldMoment[]): Draft[] => {
  const first = group.find(({ mood }) => mood !== null) ?? group[0]
  if (!first) return []
  const weather = group.find((part) => part.weather !== null)?.weather ?? null
  const story = joinStory(source, group)
  const isSure = weather !== null && first.mood !== null && group.every((part) => part.isSure)
  const { day, mood } = first
  return first.children.map(({ id: childId }): Draft => ({
    kind: 'moment',
    childId,
    day,
    words: story,
    isSure,
    weather,
    mood,
    story,
  }))
}

/** Returns the moments of a text: what is told of one day of the same children is one moment. */
export const collectMoments = (source: SourceText, parts: readonly ToldMoment[]): Draft[] => {
  const groups: ToldMoment[][] = []
  for (const part of parts) {
    const group = groups.find((one) => canBeOne(one, part))
    if (group) group.push(part)
    else groups.push([part])
  }
  return groups.flatMap((group) => createMoments(source, group))
}
