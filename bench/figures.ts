/** The middle value. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The value that so large a share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** What was measured, beside any goal. */
export interface Told {
  what: string
  reached: number
  unit: string
  /** The figures behind it. */
  from?: string
}

/** One goal and what was reached. */
export interface Figure extends Told {
  goal: string
  hold: number
  /** What should be reachable; a miss is no failure. */
  aim?: number
  /** Whether the figure must be at least the goal, or at most. */
  want: 'at least' | 'at most'
}

const round = (n: number) => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2))

const reaches = ({ reached, want }: Figure, goal: number) => (want === 'at least' ? reached >= goal : reached <= goal)

/** Whether the goal is held; what has no goal is. */
export const isHeld = (f: Figure | Told): boolean => !('hold' in f) || reaches(f, f.hold)

const wish = (f: Figure) => {
  const aim = f.aim === undefined ? '' : `, aim ${f.aim}${reaches(f, f.aim) ? ' reached' : ''}`
  return `(${f.want} ${f.hold}${aim})`
}

/** One line for a figure. */
export const lineOf = (f: Figure | Told): string => {
  const judged = 'hold' in f
  const verdict = judged ? (isHeld(f) ? 'ok  ' : 'MISS') : '    '
  const reached = `${f.what.padEnd(50)} ${round(f.reached).padStart(7)} ${f.unit.padEnd(8)}`
  return `${verdict} ${(judged ? f.goal : '').padEnd(3)} ${reached} ${judged ? wish(f) : ''} ${f.from ?? ''}`.trimEnd()
}

/** Two measured values as they stand behind a ratio. */
export const ratio = (a: number, b: number): string => `${a.toFixed(a < 10 ? 2 : 0)} : ${b.toFixed(b < 10 ? 2 : 0)}`

/** Keeps the values of each round by name. */
export const notebook = () => {
  const seen: Record<string, number[]> = {}
  return {
    keep: (name: string, value: number) => void (seen[name] ??= []).push(value),
    /** The median of a name. */
    of: (name: string): number => median(seen[name] ?? []),
  }
}
