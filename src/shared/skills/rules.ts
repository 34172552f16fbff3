import type { Difficulty } from '#shared/habits/rules.ts'

/** Points when a challenge is completed. */
export const skillPoints: Readonly<Record<Difficulty, number>> = { easy: 20, medium: 50, hard: 100 }

/** The quick examples of the add dialog. */
export const skillExamples = {
  jump_rope: { targetValue: 100, difficulty: 'medium' },
  recite_poetry: { targetValue: 10, difficulty: 'easy' },
  swimming: { targetValue: 500, difficulty: 'hard' },
  math: { targetValue: 50, difficulty: 'medium' },
} as const satisfies Record<string, { targetValue: number; difficulty: Difficulty }>

/** The largest score or target. */
const most = 1_000_000_000

/** Whether a number is a score: 0 or more, not beyond the largest, and exactly one that two decimals can write. */
export const isScore = (n: number): boolean => n >= 0 && n <= most && Math.round(n * 100) / 100 === n

/** The best of the scores so far and a new one. */
export const bestOf = (best: number | null, score: number): number => Math.max(best ?? 0, score)

/** Whether a score completes a challenge. */
export const meets = (score: number, target: number | null): boolean => target !== null && score >= target
