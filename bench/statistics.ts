/** Returns the median of the values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Returns a percentile of the values; `fraction` is between 0 and 1. */
export const percentile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * fraction)] ?? Number.NaN

/** Creates an empty collection of values by name: `add` adds one, `medianOf` returns the median of a name. */
export const createSampleCollector = () => {
  const samples: Record<string, number[]> = {}
  return {
    add: (name: string, value: number) => void (samples[name] ??= []).push(value),
    medianOf: (name: string): number => median(samples[name] ?? []),
  }
}
