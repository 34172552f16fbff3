/** What a score came to beside the best before it. */
export type Outcome =
  | { kind: 'first' | 'same'; score: number; best: number }
  | { kind: 'best'; score: number; best: number; more: number }
  | { kind: 'stays'; score: number; best: number }

/** Compares a score with the best before it; differences are rounded as scores are, to two decimals. */
export const outcomeOf = (score: number, before: number | null): Outcome => {
  if (before === null) return { kind: 'first', score, best: score }
  if (score === before) return { kind: 'same', score, best: before }
  if (score < before) return { kind: 'stays', score, best: before }
  return { kind: 'best', score, best: score, more: Math.round((score - before) * 100) / 100 }
}
