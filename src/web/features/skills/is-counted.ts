import type { Skill } from '#shared/skills/contract.ts'

/** Returns whether something is counted in a challenge; in another one a child simply can do it or not yet. */
export const isCounted = (skill: Pick<Skill, 'targetValue' | 'targetUnit' | 'currentBest'>): boolean =>
  skill.targetValue !== null || skill.targetUnit !== null || skill.currentBest !== null
