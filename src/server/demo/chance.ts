/** Chance that comes out the same every time: a linear congruential generator (Park and Miller's constants). */
export const chance = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return {
    /** True with a probability. */
    one: (probability: number) => next() < probability,
    /** A whole number from `min` to `max`. */
    whole: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    /** One of a list. */
    of: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new RangeError('nothing to choose from')
      return chosen
    },
  }
}

export type Chance = ReturnType<typeof chance>
