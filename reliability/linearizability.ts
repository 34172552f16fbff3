/** A write of a client and its outcome. Times are milliseconds of one clock. */
export interface ClientOperation {
  key: string
  begun: number
  /** Time of the first conclusive response; Infinity without one. */
  ended: number
  /** `unknown` without a response: it may have taken effect or not. */
  outcome: 'ok' | 'fail' | 'unknown'
  /** Change of the balance; null for an undo, which reverses that of its act. */
  points: number | null
  /** The act that it reverses. */
  undoes?: string
  /** The balance in the response. */
  balance?: number | null
  /** The error code, and the price for `insufficient_points`. */
  rejected?: { code: string; cost?: number }
}

/** A read of the balance of the child. */
export interface BalanceRead {
  begun: number
  ended: number
  points: number
}

/** An activity, in the order of the ledger. */
export interface LedgerRow {
  actId: string
  points: number | null
  /** The act of the activity that it compensates. */
  undoes: string | null
}

interface LedgerAct {
  position: number
  points: number
  rows: readonly LedgerRow[]
}

/** Returns the acts of a ledger in order; reports acts whose rows are not adjacent. */
const groupActs = (ledger: readonly LedgerRow[], report: (what: string) => void): Map<string, LedgerAct> => {
  const acts = new Map<string, LedgerAct>()
  let last = ''
  for (const row of ledger) {
    const before = acts.get(row.actId)
    if (before && last !== row.actId) report(`act ${row.actId} is in the ledger twice`)
    const rows = [...(before?.rows ?? []), row]
    const points = rows.reduce((sum, one) => sum + (one.points ?? 0), 0)
    acts.set(row.actId, { position: before?.position ?? acts.size + 1, points, rows })
    last = row.actId
  }
  return acts
}

/** Returns the balances after 0, 1, 2 … acts. */
const calculateBalances = (acts: Map<string, LedgerAct>): number[] => {
  const balances = [0]
  for (const { points } of acts.values()) balances.push((balances.at(-1) ?? 0) + points)
  return balances
}

type Timed = { position: number; begun: number; ended: number }

/** Returns how many of the sorted times are earlier than `time`. */
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
 * Returns a function for the window of ledger positions that a request can have seen: at least the acts acknowledged before it
 * began, at most those that began before it ended.
 */
const createWindowFinder = (timed: readonly Timed[], all: number) => {
  const byEnd = timed.toSorted((a, b) => a.ended - b.ended)
  const byBegin = timed.toSorted((a, b) => a.begun - b.begun)
  const ends = byEnd.map(({ ended }) => ended)
  const begins = byBegin.map(({ begun }) => begun)
  const most: number[] = [0]
  for (const { position } of byEnd) most.push(Math.max(most.at(-1) ?? 0, position))
  const least: number[] = [all + 1]
  for (const { position } of byBegin.toReversed()) least.push(Math.min(least.at(-1) ?? 0, position))
  return ({ begun, ended }: Pick<Timed, 'begun' | 'ended'>) => {
    const notBegun = byBegin.length - countBefore(begins, ended)
    return { from: most[countBefore(ends, begun)] ?? 0, to: (least[notBegun] ?? all + 1) - 1 }
  }
}

const checkAct = (
  operation: ClientOperation,
  act: LedgerAct | undefined,
  acts: Map<string, LedgerAct>,
  balances: readonly number[],
) => {
  const { key, outcome, undoes, balance } = operation
  if (!act) return outcome === 'ok' ? [`act ${key} was acknowledged and is missing`] : []
  const violations: string[] = []
  if (outcome === 'fail') violations.push(`act ${key} was rejected (${operation.rejected?.code}) and is in the ledger`)
  const expectedPoints = undoes === undefined ? operation.points : -(acts.get(undoes)?.points ?? Number.NaN)
  if (act.points !== expectedPoints)
    violations.push(`act ${key} changed the balance by ${act.points} instead of ${expectedPoints}`)
  const isBalance = balance === undefined || balance === null || balance === balances[act.position]
  if (!isBalance) violations.push(`act ${key} has the response ${balance}, the ledger has ${balances[act.position]}`)
  return violations
}

const checkOrder = (timed: readonly (Timed & { key: string })[]): string[] => {
  const violations: string[] = []
  let latest = { begun: -Infinity, key: '' }
  for (const one of timed.toSorted((a, b) => a.position - b.position)) {
    if (one.ended < latest.begun)
      violations.push(`act ${one.key} was over before ${latest.key} began and comes after it`)
    if (one.begun > latest.begun) latest = one
  }
  return violations
}

/** Checks that each read saw a state within its window, and none an older one than an earlier read. */
const checkReads = (
  reads: readonly BalanceRead[],
  windowOf: ReturnType<typeof createWindowFinder>,
  balances: readonly number[],
) => {
  const violations: string[] = []
  const seen: Timed[] = []
  for (const read of reads.toSorted((a, b) => a.begun - b.begun)) {
    const { from, to } = windowOf(read)
    const least = seen.reduce((most, { ended, position: at }) => (ended < read.begun ? Math.max(most, at) : most), from)
    const position = balances.findIndex((points, n) => n >= least && n <= to && points === read.points)
    if (position < 0) violations.push(`a read saw ${read.points}, which was never the balance while it was under way`)
    else seen.push({ position, begun: read.begun, ended: read.ended })
  }
  return violations
}

const checkRejection = (
  operation: ClientOperation,
  windowOf: ReturnType<typeof createWindowFinder>,
  balances: readonly number[],
): string[] => {
  const { rejected } = operation
  if (rejected?.code !== 'insufficient_points') return []
  const { from, to } = windowOf(operation)
  const wasInsufficient = balances.slice(from, to + 1).some((points) => points < (rejected.cost ?? 0))
  return wasInsufficient
    ? []
    : [`${operation.key} was rejected for lack of ${rejected.cost}, though the balance was sufficient throughout`]
}

const checkUndos = (acts: Map<string, LedgerAct>): string[] => {
  const undone = new Set<string>()
  const violations: string[] = []
  for (const { rows } of acts.values()) {
    const [undoes] = new Set(rows.flatMap((row) => (row.undoes === null ? [] : [row.undoes])))
    if (undoes === undefined) continue
    if (undone.has(undoes)) violations.push(`act ${undoes} is undone twice`)
    undone.add(undoes)
  }
  return violations
}

/**
 * Checks the operations of the clients of one child against its ledger: no acknowledged act is missing or duplicated, no
 * rejected one is present, and one order of all acts and reads fits their times. Returns the violations.
 */
export const findViolations = (
  operations: readonly ClientOperation[],
  reads: readonly BalanceRead[],
  ledger: readonly LedgerRow[],
): string[] => {
  const violations: string[] = []
  const acts = groupActs(ledger, (what) => violations.push(what))
  const balances = calculateBalances(acts)
  const known = new Set(operations.map(({ key }) => key))
  for (const key of acts.keys()) if (!known.has(key)) violations.push(`no client sent act ${key}`)
  const timed = operations.flatMap((one) => {
    const act = acts.get(one.key)
    violations.push(...checkAct(one, act, acts, balances))
    return act ? [{ key: one.key, position: act.position, begun: one.begun, ended: one.ended }] : []
  })
  const windowOf = createWindowFinder(timed, acts.size)
  return [
    ...violations,
    ...checkUndos(acts),
    ...checkOrder(timed),
    ...operations.flatMap((one) => checkRejection(one, windowOf, balances)),
    ...checkReads(reads, windowOf, balances),
  ]
}
