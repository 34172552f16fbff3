import type { Doubt, Proposal } from '#shared/assistant/sentence.ts'
import { isQuickPresetKey, quickPresets } from '#shared/behaviors/rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { KnownBehavior, KnownChild, KnownHabit, KnownReward, KnownSkill } from './known-family.ts'

/** A proposal without its id. */
type ActDraft = Proposal extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never

/** A check-in of a day that is checked in: it is said, but not proposed. */
type AlreadyDraft = Omit<ActDraft & { kind: 'rest' }, 'kind'> & { kind: 'already' }

/** What a clause tells of. */
export type Draft = ActDraft | AlreadyDraft

/** Whom a clause tells of, and when it happened. */
export interface Told {
  child: KnownChild
  day: Day
  words: string
  isSure: boolean
  /** Why it is not sure, where that can be said. */
  doubt?: Doubt | undefined
}

const toBase = ({ child, day, words, isSure, doubt }: Told) => ({
  childId: child.id,
  day,
  words,
  isSure,
  ...(!isSure && doubt && { doubt }),
})

/** Makes what is told uncertain for a reason, unless it is so for another one. */
export const doubtFor = (told: Told, doubt: Doubt | null): Told =>
  doubt !== null && told.isSure ? { ...told, isSure: false, doubt } : told

/** Points of a good deed that is in no list, where none are said and the family has no tile of its own. */
const usualPoints = 2

const findUsualPoints = ({ behaviors }: KnownChild): number =>
  behaviors.find(({ preset }) => preset === undefined)?.points ?? usualPoints

/** Proposes a behaviour that is in no list, with the points that were said or those of the family; something hard takes none unless they are said. */
export const proposeDeed = (told: Told, title: string, isHard: boolean, said: number | null): Draft => {
  const usual = isHard ? 0 : findUsualPoints(told.child)
  const amount = Math.abs(said ?? usual)
  const points = isHard && amount > 0 ? -amount : amount
  return { kind: 'behavior', ...toBase(told), title, points }
}

/** Proposes a behaviour of the quick list, with its points or those that were said. */
export const proposeBehavior = (told: Told, behavior: KnownBehavior, said: number | null): Draft => {
  const { title, preset = '' } = behavior
  const points = said ?? behavior.points
  const isPreset = isQuickPresetKey(preset) && quickPresets[preset] === points
  return { kind: 'behavior', ...toBase(told), title, points, ...(isPreset && { preset }) }
}

/** Returns whether a habit can be checked in for a day. */
export const isOpen = ({ isCompleted, doneDays }: KnownHabit, day: Day): boolean => !isCompleted && !doneDays.has(day)

/** Proposes a check-in of a habit that is not completed, or says that the day is checked in. */
export const proposeCheckIn = (told: Told, habit: KnownHabit): Draft[] => {
  const { id: habitId, title, points } = habit
  const base = { ...toBase(told), habitId, title }
  return [isOpen(habit, told.day) ? { kind: 'check-in', ...base, points } : { kind: 'already', ...base }]
}

/** Proposes a day off from a habit. */
export const proposeRest = (told: Told, { id: habitId, title }: KnownHabit): Draft => ({
  kind: 'rest',
  ...toBase(told),
  habitId,
  title,
})

/** Proposes a score of a challenge. */
export const proposeScore = (told: Told, { id: skillId, title, unit }: KnownSkill, value: number): Draft => ({
  kind: 'score',
  ...toBase(told),
  skillId,
  title,
  value,
  unit,
})

/** Proposes to complete a challenge. */
export const proposeSkillDone = (told: Told, { id: skillId, title, points }: KnownSkill): Draft => ({
  kind: 'skill-done',
  ...toBase(told),
  skillId,
  title,
  points,
})

/** Proposes to redeem a reward. */
export const proposeRedemption = (told: Told, { id: rewardId, title, points }: KnownReward): Draft => ({
  kind: 'redeem',
  ...toBase(told),
  rewardId,
  title,
  points,
})
