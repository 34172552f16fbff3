/** Returns a function that returns pseudo-random numbers from 0 up to 1, the same ones each time. */
export const createRandom = () => {
  let state = 1
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000
}

/** Shuffles indexes in place. */
export const shuffle = (indexes: Int32Array, random: () => number): void => {
  for (let n = indexes.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1))
    const one = indexes[n] ?? 0
    indexes[n] = indexes[other] ?? 0
    indexes[other] = one
  }
}
