import type { Day } from '#shared/time/day.ts'
import { createStore } from '#web/lib/store.ts'
import { useToday } from '#web/lib/use-today.ts'

/** The scores of challenges that were last saved here. */
export const savedScores = createStore<Readonly<Record<string, { day: Day; score: number }>>>({})

/** Returns the score of a challenge that was last saved here today, or null, and functions that note one and take it back. */
export const useScoredToday = (skillId: string) => {
  const today = useToday()
  const last = savedScores.useSelected((all) => all[skillId])
  return {
    savedScore: last?.day === today ? last.score : null,
    note: (score: number) => savedScores.set({ ...savedScores.get(), [skillId]: { day: today, score } }),
    forget: () => {
      const { [skillId]: _, ...others } = savedScores.get()
      savedScores.set(others)
    },
  }
}
