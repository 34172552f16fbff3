import type { Difficulty } from '#shared/habits/rules.ts'

/** Points for completing a challenge, by its difficulty. */
export const skillPointsByDifficulty: Readonly<Record<Difficulty, number>> = { easy: 20, medium: 50, hard: 100 }

/** The example challenges that the dialog for a new challenge offers. */
const skillExamples = {
  jump_rope: { targetValue: 100, difficulty: 'medium' },
  recite_poetry: { targetValue: 10, difficulty: 'easy' },
  swimming: { targetValue: 500, difficulty: 'hard' },
  math: { targetValue: 50, difficulty: 'medium' },
} as const satisfies Record<string, { targetValue: number; difficulty: Difficulty }>

export type SkillExampleKey = keyof typeof skillExamples

/** From this age on, in years, the examples have their full targets. */
const fullTargetAge = 7

/** The examples for younger children, the most playful first; all are easy. */
const smallTargets = {
  recite_poetry: 3,
  jump_rope: 10,
  math: 10,
  swimming: 25,
} as const satisfies Record<SkillExampleKey, number>

/** Returns the examples for an age in years, in their order; with their full targets if it is unknown. */
export const listSkillExamples = (
  age: number | null,
): { key: SkillExampleKey; targetValue: number; difficulty: Difficulty }[] => {
  const isYoung = age !== null && age < fullTargetAge
  const keys = Object.keys(isYoung ? smallTargets : skillExamples) as SkillExampleKey[]
  return keys.map((key) =>
    isYoung ? { key, targetValue: smallTargets[key], difficulty: 'easy' } : { key, ...skillExamples[key] },
  )
}

/** The largest score or target. */
const maxScore = 1_000_000_000

/** Returns whether a number is a valid score: from 0 to the maximum, with at most two decimals. */
export const isScore = (n: number): boolean => n >= 0 && n <= maxScore && Math.round(n * 100) / 100 === n

/** Returns the larger of the best score so far (null for none) and a new one. */
export const computeNewBest = (best: number | null, score: number): number => Math.max(best ?? 0, score)

/** Returns whether a score completes a challenge. */
export const reachesTarget = (score: number, target: number | null): boolean => target !== null && score >= target
