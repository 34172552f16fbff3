import type { Skill } from '#shared/skills/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { createStore } from '#web/lib/store.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { ScoreOutcome } from './score-outcome.tsx'

interface SavedScore {
  day: Day
  score: number
  /** How it compares, until the field is changed. */
  outcome: ScoreOutcome | null
}

/** The scores of challenges that were last saved here. */
export const savedScores = createStore<Readonly<Record<string, SavedScore>>>({})

const forget = (skillId: string): void => {
  const { [skillId]: _, ...others } = savedScores.get()
  savedScores.set(others)
}

/** Returns the score of a challenge that was last saved here today, or null, and functions that note one and take it back. */
export const useScoredToday = ({ id, currentBest }: Skill) => {
  const today = useToday()
  const last = savedScores.useSelected((all) => all[id])
  // It was undone elsewhere, if it is better than the best.
  const stands = last?.day === today && last.score <= (currentBest ?? -1)
  return {
    savedScore: stands ? last.score : null,
    outcome: stands && last.outcome?.best === currentBest ? last.outcome : null,
    note: (score: number, outcome: ScoreOutcome) =>
      savedScores.set({ ...savedScores.get(), [id]: { day: today, score, outcome } }),
    /** The field was changed: what was saved is no longer told. */
    dropOutcome: () => last?.outcome && savedScores.set({ ...savedScores.get(), [id]: { ...last, outcome: null } }),
    forget: () => forget(id),
  }
}
