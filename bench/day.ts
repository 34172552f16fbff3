import type { Part } from './bench.ts'

/** A busy day of a family with two phones, as it reaches the server; docs/scaling.md reckons with it. */
const day = {
  /** Each phone is looked at six times for three minutes, and asks every five seconds. */
  polls: 2 * 6 * 36,
  /** Awards, check-ins, scores and redemptions. */
  acts: 30,
  /** Each look asks for five lists, and so does the other phone after each act. */
  lists: (2 * 6 + 30) * 5,
}

/** Of the day's work, what the busiest hour of an evening brings. */
const evening = 1 / 5

/** What of a core is left free. */
const headroom = 1 / 2

const hourMs = 3_600_000

/** What a family costs in a day, from the figures of the other parts; nothing when they were not measured. */
export const familyDay: Part = async ({ facts }) => {
  const [poll, list, write, bytes] = ['poll cpu', 'list cpu', 'write cpu', 'bytes of an activity'].map((name) =>
    facts.get(name),
  )
  if (poll === undefined || list === undefined || write === undefined) return []
  const ms = (day.polls * poll + day.lists * list + day.acts * write) / 1000
  const from = `${day.polls} polls, ${day.lists} lists, ${day.acts} acts`
  const carried = (hourMs * headroom) / (ms * evening)
  return [
    { what: "processor time of a family's day", unit: 'ms', reached: ms, from },
    { what: 'families on half a core in the busiest hour', unit: '', reached: carried },
    ...(bytes === undefined
      ? []
      : [{ what: "disk of a family's day, for ever", unit: 'KB', reached: (day.acts * bytes) / 1000 }]),
  ]
}
