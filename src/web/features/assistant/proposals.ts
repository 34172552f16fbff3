import type { Proposal } from '#shared/assistant/sentence.ts'
import { behaviorPointLimits, behaviorPresets, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import { countCodePoints, textLimits } from '#shared/contract/fields.ts'
import { isScore } from '#shared/skills/rules.ts'
import type { ModuleTone } from '#web/ui/module-icon.tsx'

export type ProposalKind = Proposal['kind']

/** The colour of each kind of proposal. */
export const proposalTones: Readonly<Record<ProposalKind, ModuleTone>> = {
  behavior: 'ember',
  'check-in': 'leaf',
  rest: 'leaf',
  score: 'summit',
  'skill-done': 'summit',
  redeem: 'honey',
  moment: 'petal',
}

const isWithin = (text: string, most: number): boolean => text.trim() !== '' && countCodePoints(text.trim()) <= most

/** Something hard may take no points. */
const isAward = (points: number): boolean => Number.isInteger(points) && Math.abs(points) <= behaviorPointLimits.max

/** Returns whether a proposal says all that is needed to record it. */
export const isComplete = (proposal: Proposal): boolean => {
  if (proposal.kind === 'behavior') return isWithin(proposal.title, textLimits.title) && isAward(proposal.points)
  if (proposal.kind === 'score') return isScore(proposal.value)
  if (proposal.kind !== 'moment') return true
  return proposal.weather !== null && proposal.mood !== null && countCodePoints(proposal.story) <= textLimits.moment
}

/** Returns the points that a proposal adds to the balance of its child, as far as they are known before it is recorded. */
export const computePoints = (proposal: Proposal): number => {
  if (proposal.kind === 'redeem') return -proposal.points
  return 'points' in proposal ? proposal.points : 0
}

/** Returns the preset of a behavior; none once its points were changed. */
export const findPreset = ({ preset, points }: Proposal & { kind: 'behavior' }): BehaviorPresetKey | undefined => {
  const keys = Object.keys(behaviorPresets) as BehaviorPresetKey[]
  return keys.find((key) => key === preset && behaviorPresets[key] === points)
}
