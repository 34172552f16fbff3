import { behaviorPointLimits, isQuickPresetKey, quickPresets } from '#shared/behaviors/rules.ts'
import type { Proposal } from '#shared/assistant/sentence.ts'
import type { Day } from '#shared/time/day.ts'
import type { KnownBehavior, KnownChild } from './known-family.ts'
import type { ThingMatch } from './match-things.ts'

/** A proposal without its id. */
export type Draft = Proposal extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never

/** What a clause says, apart from what was done. */
export interface Told {
  child: KnownChild
  day: Day
  words: string
  /** The points that were said, or null. */
  points: number | null
  isSure: boolean
}

const toBase = ({ child, day, words, isSure }: Told) => ({ childId: child.id, day, words, isSure })

/** Points of a good deed that is in no list, where none are said. */
const usualPoints = 2

/** Returns the points that the family usually gives to a deed of its own. */
const findUsualPoints = ({ behaviors }: KnownChild): number =>
  behaviors.find(({ preset }) => preset === undefined)?.points ?? usualPoints

/** Proposes a behaviour that is in no list. */
export const proposeDeed = (told: Told, title: string, isHard: boolean): Draft => {
  const usual = isHard ? -behaviorPointLimits.deductDefault : findUsualPoints(told.child)
  const said = told.points === null ? usual : isHard ? -Math.abs(told.points) : told.points
  return { kind: 'behavior', ...toBase(told), title, points: said }
}

const proposeKnownBehavior = (told: Told, { title, points: usual, preset = '' }: KnownBehavior): Draft => {
  const points = told.points ?? usual
  const isPreset = isQuickPresetKey(preset) && quickPresets[preset] === points
  return { kind: 'behavior', ...toBase(told), title, points, ...(isPreset && { preset }) }
}

/** Proposes the act by which a thing of a child is recorded; null when the clause does not say enough. */
export const proposeThing = (told: Told, match: ThingMatch): Draft | null => {
  if (match.kind === 'behavior') return proposeKnownBehavior(told, match.thing)
  if (match.kind !== 'habit') return null
  const { id: habitId, title, points, isCompleted, doneDays } = match.thing
  if (isCompleted || doneDays.has(told.day)) return null
  return { kind: 'check-in', ...toBase(told), habitId, title, points }
}
