/** A measured value. */
export interface Measurement {
  label: string
  value: number
  unit: string
  /** The values from which it was calculated, as text. */
  details?: string
}

/** A measured value of a numbered goal. */
export interface GoalMeasurement extends Measurement {
  /** The number of the goal. */
  goal: string
  /** A value that misses the limit fails the benchmark. */
  limit: number
  /** A better value that should be possible; missing it is no failure. */
  target?: number
  /** Whether the limit is a minimum or a maximum. */
  comparison: 'at least' | 'at most'
}

const formatNumber = (n: number) => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2))

const satisfies = ({ value, comparison }: GoalMeasurement, bound: number) =>
  comparison === 'at least' ? value >= bound : value <= bound

/** Returns whether the value meets the limit of its goal; true without a goal. */
export const meetsLimit = (measurement: GoalMeasurement | Measurement): boolean =>
  !('limit' in measurement) || satisfies(measurement, measurement.limit)

const formatLimit = (measurement: GoalMeasurement) => {
  const { comparison, limit, target } = measurement
  const suffix = target === undefined ? '' : `, target ${target}${satisfies(measurement, target) ? ' reached' : ''}`
  return `(${comparison} ${limit}${suffix})`
}

/** Formats a measurement as one line of text. */
export const formatMeasurement = (measurement: GoalMeasurement | Measurement): string => {
  const { label, value, unit, details = '' } = measurement
  const hasLimit = 'limit' in measurement
  const verdict = hasLimit ? (meetsLimit(measurement) ? 'ok  ' : 'MISS') : '    '
  const measured = `${label.padEnd(50)} ${formatNumber(value).padStart(7)} ${unit.padEnd(8)}`
  const goal = (hasLimit ? measurement.goal : '').padEnd(3)
  return `${verdict} ${goal} ${measured} ${hasLimit ? formatLimit(measurement) : ''} ${details}`.trimEnd()
}

/** Formats two compared values, such as `6350 : 6613`. */
export const formatComparedValues = (a: number, b: number): string =>
  `${a.toFixed(a < 10 ? 2 : 0)} : ${b.toFixed(b < 10 ? 2 : 0)}`
