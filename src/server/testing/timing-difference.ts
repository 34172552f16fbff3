import { sampleSize } from './check-results.ts'

type Task = () => Promise<unknown>

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const measureTime = async (task: Task) => {
  const begun = performance.now()
  await task()
  return performance.now() - begun
}

/** Runs two tasks in turns, `rounds` times each, and returns the ratio of their median times. */
const measureTimeRatio = async (rounds: number, one: Task, other: Task): Promise<number> => {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) times[0].push(await measureTime(one))
    times[1].push(await measureTime(other))
    if (round % 2 === 1) times[0].push(await measureTime(one))
  }
  return median(times[0]) / median(times[1])
}

const tolerance = 0.1

/** Whether times are compared: only in `npm run reliability`. */
export const isTimingCompared = sampleSize(0, 1) === 1

/**
 * Returns the ratios of the times of two tasks if they differ by more than a tenth in three attempts, else null: one
 * attempt may be disturbed by other processes.
 */
export const findTimingDifference = async (rounds: number, one: Task, other: Task): Promise<string | null> => {
  const ratios: number[] = []
  const isOff = (ratio: number) => Math.abs(ratio - 1) > tolerance
  const attempts = isTimingCompared ? 3 : 1
  while (ratios.length < attempts && ratios.every(isOff)) ratios.push(await measureTimeRatio(rounds, one, other))
  return isTimingCompared && ratios.every(isOff) ? ratios.map((ratio) => ratio.toFixed(2)).join(', ') : null
}
