import type { Benchmark } from './context.ts'

/** The requests of a family with two phones on a busy day; docs/scaling.md uses the same numbers. */
const requestsPerDay = {
  /** Each phone is used six times for three minutes and polls every five seconds. */
  polls: 2 * 6 * 36,
  /** Awards, check-ins, scores and redemptions. */
  acts: 30,
  /** A phone loads five lists each time it is opened, and after each act of the other phone. */
  lists: (2 * 6 + 30) * 5,
}

/** The fraction of a day's work that falls into the busiest hour. */
const busiestHourShare = 1 / 5

/** The fraction of a core that may be used. */
const maximumCpuShare = 1 / 2

const hourMs = 3_600_000

/** Calculates CPU time and disk space of a family per day from the results of other benchmarks; returns none without them. */
export const calculateDailyCost: Benchmark = async ({ results }) => {
  const [poll, list, write, bytes] = ['poll cpu', 'list cpu', 'write cpu', 'bytes per activity'].map((name) =>
    results.get(name),
  )
  if (poll === undefined || list === undefined || write === undefined) return []
  const { polls, lists, acts } = requestsPerDay
  const cpuMs = (polls * poll + lists * list + acts * write) / 1000
  const details = `${polls} polls, ${lists} lists, ${acts} acts`
  const families = (hourMs * maximumCpuShare) / (cpuMs * busiestHourShare)
  return [
    { label: 'CPU time of a family per day', unit: 'ms', value: cpuMs, details },
    { label: 'families on half a core in the busiest hour', unit: '', value: families },
    ...(bytes === undefined
      ? []
      : [{ label: 'disk space of a family per day', unit: 'KB', value: (acts * bytes) / 1000 }]),
  ]
}
