/** Returns the least-squares slope of values at 0, 1, 2 …; 0 for a single value. */
export const slope = (values: readonly number[]): number => {
  if (values.length < 2) return 0
  const mean = (values.length - 1) / 2
  const sum = (weigh: (at: number) => number) => values.reduce((total, value, at) => total + weigh(at) * value, 0)
  return sum((at) => at - mean) / values.reduce((total, _, at) => total + (at - mean) ** 2, 0)
}
