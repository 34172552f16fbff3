/** Returns the least-squares slope of the values over their index; 0 for fewer than two. */
export const calculateSlope = (values: readonly number[]): number => {
  if (values.length < 2) return 0
  const mean = (values.length - 1) / 2
  const sum = (weigh: (at: number) => number) => values.reduce((total, value, at) => total + weigh(at) * value, 0)
  return sum((at) => at - mean) / values.reduce((total, _, at) => total + (at - mean) ** 2, 0)
}
