import { countOf } from './figures.ts'

type Doing = () => Promise<unknown>

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const timeOf = async (doing: Doing) => {
  const begun = performance.now()
  await doing()
  return performance.now() - begun
}

/** The median time of one thing as a share of another's; they take turns, so that both meet the same machine. */
const ratioOf = async (rounds: number, one: Doing, other: Doing): Promise<number> => {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) times[0].push(await timeOf(one))
    times[1].push(await timeOf(other))
    if (round % 2 === 1) times[0].push(await timeOf(one))
  }
  return median(times[0]) / median(times[1])
}

const tolerance = 0.1

/** Whether times are judged: in `npm run reliability` only. */
export const timesAreJudged = countOf(0, 1) === 1

/**
 * How the times of two things differ by more than a tenth, or null. What the machine was busy with does not come again,
 * so a difference counts when it is there three times.
 */
export const difference = async (rounds: number, one: Doing, other: Doing): Promise<string | null> => {
  const ratios: number[] = []
  const isOff = (ratio: number) => Math.abs(ratio - 1) > tolerance
  const attempts = timesAreJudged ? 3 : 1
  while (ratios.length < attempts && ratios.every(isOff)) ratios.push(await ratioOf(rounds, one, other))
  return timesAreJudged && ratios.every(isOff) ? ratios.map((ratio) => ratio.toFixed(2)).join(', ') : null
}
