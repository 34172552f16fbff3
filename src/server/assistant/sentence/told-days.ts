import type { Day } from '#shared/time/day.ts'
import type { ClauseFacts } from './clause-facts.ts'

/** The days that the clauses of a text are about, in their order. */
export class ToldDays {
  readonly #today: Day
  /** Those of the last clause that was read; a day is null when it is out of reach. */
  days: readonly (Day | null)[]
  /** The sentence that plans something for a day, with the days before; such a day holds for its sentence only. */
  #planned: { sentence: number; before: readonly (Day | null)[] } | null = null
  /** The sentence in which a day other than today was said last. */
  #sentence: number | null = null

  constructor(today: Day) {
    this.#today = today
    this.days = [today]
  }

  /** Reads the days of a clause. Returns whether it says none, and its sentence has said another day than today. */
  read({ days, clause: { sentence }, isPlan, isLater }: ClauseFacts): boolean {
    if (this.#planned && this.#planned.sentence !== sentence) {
      this.days = this.#planned.before
      this.#planned = null
    }
    if (days === null) return this.#sentence === sentence
    this.#planned = isPlan || isLater ? { sentence, before: this.days } : null
    this.days = days
    this.#sentence = days.every((day) => day === this.#today) ? null : sentence
    return false
  }
}
