import type { Proposal } from '#shared/assistant/sentence.ts'
import { behaviorPointLimits } from '#shared/behaviors/rules.ts'
import { textLimits, toLine } from '#shared/contract/fields.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'

/** What a child has that a proposal can be about. */
export interface ThingsOfChild {
  habits: readonly Habit[]
  skills: readonly Skill[]
}

/** What a proposal is: a deed, a moment, or something that the child has. */
export type ProposalChoice = 'good' | 'hard' | 'moment' | `${'check-in' | 'rest' | 'skill' | 'redeem'}:${string}`

/** Returns the choice that a proposal stands for. */
export const findChoice = (proposal: Proposal): ProposalChoice => {
  switch (proposal.kind) {
    case 'behavior':
      return proposal.points > 0 ? 'good' : 'hard'
    case 'moment':
      return 'moment'
    case 'redeem':
      return `redeem:${proposal.rewardId}`
    case 'score':
    case 'skill-done':
      return `skill:${proposal.skillId}`
    case 'check-in':
    case 'rest':
      return `${proposal.kind}:${proposal.habitId}`
  }
}

const toBase = ({ id, childId, day, words, isSure }: Proposal) => ({ id, childId, day, words, isSure })

/** Returns a proposal as a deed, of which the title and the points stay if it has any. */
const toDeed = (proposal: Proposal, isHard = false): Proposal => {
  const known = 'points' in proposal ? Math.abs(proposal.points) : 0
  const usual = isHard ? 0 : behaviorPointLimits.awardDefault
  const points = known >= behaviorPointLimits.min && known <= behaviorPointLimits.max ? known : usual
  const title = toLine('title' in proposal ? proposal.title : proposal.words, textLimits.title)
  return { kind: 'behavior', ...toBase(proposal), title, points: isHard ? -points : points }
}

const toSkill = (
  proposal: Proposal,
  { id: skillId, title, points, targetValue, targetUnit, currentBest }: Skill,
): Proposal => {
  const base = { ...toBase(proposal), skillId, title }
  if (targetValue === null && currentBest === null) return { kind: 'skill-done', ...base, points }
  const value = proposal.kind === 'score' ? proposal.value : (currentBest ?? 0)
  return { kind: 'score', ...base, value, unit: targetUnit }
}

/** Returns a proposal as what was chosen; unchanged if the child does not have that. */
export const applyChoice = (
  proposal: Proposal,
  choice: ProposalChoice,
  { habits, skills }: ThingsOfChild,
): Proposal => {
  if (choice === findChoice(proposal)) return proposal
  if (choice === 'good' || choice === 'hard') return toDeed(proposal, choice === 'hard')
  if (choice === 'moment')
    return { kind: 'moment', ...toBase(proposal), weather: null, mood: null, story: proposal.words }
  const [kind, id] = choice.split(':')
  const skill = skills.find((one) => one.id === id)
  if (kind === 'skill' && skill) return toSkill(proposal, skill)
  const habit = habits.find((one) => one.id === id)
  if (!habit) return proposal
  const base = { ...toBase(proposal), habitId: habit.id, title: habit.title }
  return kind === 'rest' ? { kind: 'rest', ...base } : { kind: 'check-in', ...base, points: habit.points }
}

const isSameTitle = (title: string) => (thing: { title: string }) =>
  thing.title.localeCompare(title, undefined, { sensitivity: 'base' }) === 0

/** Returns a proposal for another child: about its habit or challenge of the same title, or else a deed of that title. */
export const moveToChild = (proposal: Proposal, childId: string, { habits, skills }: ThingsOfChild): Proposal => {
  const moved = { ...proposal, childId }
  if (moved.kind === 'behavior' || moved.kind === 'moment') return moved
  const habit = habits.find(isSameTitle(moved.title))
  const skill = skills.find(isSameTitle(moved.title))
  if (habit && 'habitId' in moved) return applyChoice(moved, `${moved.kind}:${habit.id}`, { habits, skills })
  if (skill && 'skillId' in moved) return applyChoice(moved, `skill:${skill.id}`, { habits, skills })
  return toDeed(moved)
}
