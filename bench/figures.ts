/** The middle value. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** One goal and what was reached. */
export interface Figure {
  goal: string
  what: string
  reached: number
  hold: number
  /** Whether the figure must be at least the goal, or at most. */
  want: 'at least' | 'at most'
  unit: string
  /** The figures behind it. */
  from?: string
}

const round = (n: number) => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2))

/** Whether the goal is held. */
export const isHeld = ({ reached, hold, want }: Figure): boolean =>
  want === 'at least' ? reached >= hold : reached <= hold

/** One line for a figure. */
export const lineOf = (f: Figure): string =>
  `${isHeld(f) ? 'ok  ' : 'MISS'} ${f.goal.padEnd(3)} ${f.what.padEnd(44)} ${round(f.reached).padStart(7)} ${f.unit.padEnd(8)} (${f.want} ${f.hold}) ${f.from ?? ''}`
