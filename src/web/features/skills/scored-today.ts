import type { Day } from '#shared/time/day.ts'
import { createStore } from '#web/lib/store.ts'
import { useToday } from '#web/lib/use-today.ts'

/** The days on which scores of challenges were last saved here. */
const days = createStore<Readonly<Record<string, Day>>>({})

/** Returns whether a score of a challenge was saved here today, and functions that note that and take it back. */
export const useScoredToday = (skillId: string) => {
  const today = useToday()
  const day = days.useSelected((all) => all[skillId])
  return {
    isScoredToday: day === today,
    note: () => days.set({ ...days.get(), [skillId]: today }),
    forget: () => {
      const { [skillId]: _, ...others } = days.get()
      days.set(others)
    },
  }
}
