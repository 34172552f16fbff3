/** What a client asked of one child, and what came of it. Times are milliseconds of one clock. */
export interface Asked {
  key: string
  begun: number
  /** When the first answer that counts came; Infinity when none did. */
  ended: number
  /** `unknown`: no answer came, so that it may have happened or not. */
  outcome: 'ok' | 'fail' | 'unknown'
  /** What it changes the balance by, when that is known before; an undo takes back what its act did. */
  points: number | null
  /** The act that it takes back. */
  undoes?: string
  /** The balance that the answer told. */
  balance?: number | null
  /** The code it was refused with, and the cost it could not pay. */
  refused?: { code: string; cost?: number }
}

/** Somebody read the balance of the child. */
export interface Read {
  begun: number
  ended: number
  points: number
}

/** A row of the ledger, in its order. */
export interface Row {
  actId: string
  points: number | null
  /** The act of the row that it takes back. */
  undoes: string | null
}

interface Placed {
  place: number
  points: number
  rows: readonly Row[]
}

/** The acts of a ledger in their order; an act whose rows do not stand together is told as a second one. */
const placedIn = (ledger: readonly Row[], tell: (what: string) => void): Map<string, Placed> => {
  const placed = new Map<string, Placed>()
  let last = ''
  for (const row of ledger) {
    const before = placed.get(row.actId)
    if (before && last !== row.actId) tell(`act ${row.actId} is in the ledger twice`)
    const rows = [...(before?.rows ?? []), row]
    const points = rows.reduce((sum, one) => sum + (one.points ?? 0), 0)
    placed.set(row.actId, { place: before?.place ?? placed.size + 1, points, rows })
    last = row.actId
  }
  return placed
}

/** The balance after so many acts. */
const balancesOf = (placed: Map<string, Placed>): number[] => {
  const balances = [0]
  for (const { points } of placed.values()) balances.push((balances.at(-1) ?? 0) + points)
  return balances
}

type Timed = { place: number; begun: number; ended: number }

/** How many of some sorted times are smaller than a time. */
const countBefore = (times: readonly number[], time: number): number => {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * For a request in flight from `begun` to `ended`: the fewest acts that it must have seen, because they were answered
 * before it began, and the most it can have seen, because later ones had not begun when it ended.
 */
const windows = (timed: readonly Timed[], all: number) => {
  const byEnd = timed.toSorted((a, b) => a.ended - b.ended)
  const byBegin = timed.toSorted((a, b) => a.begun - b.begun)
  const ends = byEnd.map(({ ended }) => ended)
  const begins = byBegin.map(({ begun }) => begun)
  const most: number[] = [0]
  for (const { place } of byEnd) most.push(Math.max(most.at(-1) ?? 0, place))
  const least: number[] = [all + 1]
  for (const { place } of byBegin.toReversed()) least.push(Math.min(least.at(-1) ?? 0, place))
  return ({ begun, ended }: Pick<Timed, 'begun' | 'ended'>) => {
    const notBegun = byBegin.length - countBefore(begins, ended)
    return { from: most[countBefore(ends, begun)] ?? 0, to: (least[notBegun] ?? all + 1) - 1 }
  }
}

const judgeAct = (asked: Asked, act: Placed | undefined, placed: Map<string, Placed>, balances: readonly number[]) => {
  const { key, outcome, undoes, balance } = asked
  if (!act) return outcome === 'ok' ? [`act ${key} was answered and is lost`] : []
  const told: string[] = []
  if (outcome === 'fail') told.push(`act ${key} was refused (${asked.refused?.code}) and is in the ledger`)
  const wanted = undoes === undefined ? asked.points : -(placed.get(undoes)?.points ?? Number.NaN)
  if (act.points !== wanted) told.push(`act ${key} changed the balance by ${act.points} instead of ${wanted}`)
  const isBalance = balance === undefined || balance === null || balance === balances[act.place]
  if (!isBalance) told.push(`act ${key} was answered with ${balance}, the ledger has ${balances[act.place]}`)
  return told
}

const judgeOrder = (timed: readonly (Timed & { key: string })[]): string[] => {
  const told: string[] = []
  let latest = { begun: -Infinity, key: '' }
  for (const one of timed.toSorted((a, b) => a.place - b.place)) {
    if (one.ended < latest.begun) told.push(`act ${one.key} was over before ${latest.key} began and comes after it`)
    if (one.begun > latest.begun) latest = one
  }
  return told
}

/** Each read saw some state between what it had to see and what it could see, and none saw less than one before it. */
const judgeReads = (reads: readonly Read[], windowOf: ReturnType<typeof windows>, balances: readonly number[]) => {
  const told: string[] = []
  const seen: Timed[] = []
  for (const read of reads.toSorted((a, b) => a.begun - b.begun)) {
    const { from, to } = windowOf(read)
    const least = seen.reduce((most, { ended, place: at }) => (ended < read.begun ? Math.max(most, at) : most), from)
    const place = balances.findIndex((points, n) => n >= least && n <= to && points === read.points)
    if (place < 0) told.push(`a read saw ${read.points}, which was never the balance while it was under way`)
    else seen.push({ place, begun: read.begun, ended: read.ended })
  }
  return told
}

const judgeRefusal = (asked: Asked, windowOf: ReturnType<typeof windows>, balances: readonly number[]): string[] => {
  const { refused } = asked
  if (refused?.code !== 'insufficient_points') return []
  const { from, to } = windowOf(asked)
  const isPoor = balances.slice(from, to + 1).some((points) => points < (refused.cost ?? 0))
  return isPoor ? [] : [`${asked.key} was refused for want of ${refused.cost}, though there was enough all the while`]
}

const judgeUndone = (placed: Map<string, Placed>): string[] => {
  const taken = new Set<string>()
  const told: string[] = []
  for (const { rows } of placed.values()) {
    const [undoes] = new Set(rows.flatMap((row) => (row.undoes === null ? [] : [row.undoes])))
    if (undoes === undefined) continue
    if (taken.has(undoes)) told.push(`act ${undoes} is taken back twice`)
    taken.add(undoes)
  }
  return told
}

/**
 * Holds what the clients of one child asked and heard against its ledger: nothing that was answered is lost, nothing is
 * there twice, nothing that was refused is there, and there is one order of all acts and reads that fits the times at
 * which they were under way. Gives what does not fit.
 */
export const judge = (asked: readonly Asked[], reads: readonly Read[], ledger: readonly Row[]): string[] => {
  const told: string[] = []
  const placed = placedIn(ledger, (what) => told.push(what))
  const balances = balancesOf(placed)
  const known = new Set(asked.map(({ key }) => key))
  for (const key of placed.keys()) if (!known.has(key)) told.push(`nobody asked for act ${key}`)
  const timed = asked.flatMap((one) => {
    const act = placed.get(one.key)
    told.push(...judgeAct(one, act, placed, balances))
    return act ? [{ key: one.key, place: act.place, begun: one.begun, ended: one.ended }] : []
  })
  const windowOf = windows(timed, placed.size)
  return [
    ...told,
    ...judgeUndone(placed),
    ...judgeOrder(timed),
    ...asked.flatMap((one) => judgeRefusal(one, windowOf, balances)),
    ...judgeReads(reads, windowOf, balances),
  ]
}
