/** Creates a seeded pseudo-random generator (linear congruential, Park and Miller's constants). */
export const createRandom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return {
    /** Returns true with the given probability. */
    chance: (probability: number) => next() < probability,
    /** Returns an integer from `min` to `max`, both included. */
    integer: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    /** Returns an element of the list. */
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new RangeError('the list is empty')
      return chosen
    },
  }
}

export type Random = ReturnType<typeof createRandom>
