import { computeImprovementOnBest } from '#web/ledger/activity-metadata.ts'

/** How a score compares with the best before it. */
export type ScoreComparison =
  | { kind: 'first' | 'same' | 'stays'; score: number; best: number }
  | { kind: 'best'; score: number; best: number; more: number }

/** Compares a score with the best before it. */
export const compareWithBest = (score: number, before: number | null): ScoreComparison => {
  if (before === null) return { kind: 'first', score, best: score }
  const more = computeImprovementOnBest(score, before)
  if (more !== null) return { kind: 'best', score, best: score, more }
  return { kind: score === before ? 'same' : 'stays', score, best: before }
}
