import { improvementOver } from '#web/ledger/metadata.ts'

/** How a score compares with the best before it. */
export type Outcome =
  | { kind: 'first' | 'same' | 'stays'; score: number; best: number }
  | { kind: 'best'; score: number; best: number; more: number }

/** Compares a score with the best before it. */
export const compareScore = (score: number, before: number | null): Outcome => {
  if (before === null) return { kind: 'first', score, best: score }
  const more = improvementOver(score, before)
  if (more !== null) return { kind: 'best', score, best: score, more }
  return { kind: score === before ? 'same' : 'stays', score, best: before }
}
