import { computeImprovementOnBest, parseScoreMetadata } from '#web/ledger/activity-metadata.ts'
import type { Line } from './acts-of-visit.ts'

/** Most new bests that are told. */
const maxBests = 3

/** Returns the scores, newest first, that were a new best of their challenge; of each challenge only the newest. */
export const findNewBests = (lines: readonly Line[]) => {
  const bests = new Map<string, { actId: string; title: string; score: number; unit: string | null }>()
  for (const { actId, row, undone } of lines) {
    const facts = row.type === 'skill' && undone === null ? parseScoreMetadata(row.metadata) : null
    if (!facts || bests.has(row.title) || computeImprovementOnBest(facts.score, facts.before) === null) continue
    bests.set(row.title, { actId, title: row.title, score: facts.score, unit: facts.unit })
  }
  return [...bests.values()].slice(0, maxBests)
}
