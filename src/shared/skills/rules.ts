import type { Difficulty } from '#shared/habits/rules.ts'

/** Points for completing a challenge, by its difficulty. */
export const skillPointsByDifficulty: Readonly<Record<Difficulty, number>> = { easy: 20, medium: 50, hard: 100 }

/** The example challenges that the dialog for a new challenge offers. */
export const skillExamples = {
  jump_rope: { targetValue: 100, difficulty: 'medium' },
  recite_poetry: { targetValue: 10, difficulty: 'easy' },
  swimming: { targetValue: 500, difficulty: 'hard' },
  math: { targetValue: 50, difficulty: 'medium' },
} as const satisfies Record<string, { targetValue: number; difficulty: Difficulty }>

/** The largest score or target. */
const maxScore = 1_000_000_000

/** Returns whether a number is a valid score: from 0 to the maximum, with at most two decimals. */
export const isScore = (n: number): boolean => n >= 0 && n <= maxScore && Math.round(n * 100) / 100 === n

/** Returns the larger of the best score so far (null for none) and a new one. */
export const computeNewBest = (best: number | null, score: number): number => Math.max(best ?? 0, score)

/** Returns whether a score completes a challenge. */
export const reachesTarget = (score: number, target: number | null): boolean => target !== null && score >= target
