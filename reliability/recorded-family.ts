import { undoAct } from '#shared/acts/contract.ts'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import { ApiError, createClient, type Call } from '#shared/contract/client.ts'
import type { Endpoint, EndpointInput } from '#shared/contract/endpoint.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { addReward, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { newId } from '#server/ids.ts'
import type { AppProcess, AppClient, SignedInUser } from './app-process.ts'
import { createUserClient } from './app-process.ts'
import type { ClientOperation, BalanceRead, LedgerRow } from './linearizability.ts'

/** A child with all operations of its clients. */
export interface RecordedChild {
  childId: string
  habits: string[]
  skill: string
  reward: { id: string; cost: number }
  operations: ClientOperation[]
  reads: BalanceRead[]
  /** Ids of the acknowledged acts, latest last. */
  done: string[]
}

/** A family with two clients, possibly of different processes. */
export interface RecordedFamily {
  callers: readonly AppClient[]
  children: RecordedChild[]
}

/** A write with its expected effect. */
interface Operation {
  send(by: Call, key: string): Promise<unknown>
  points: number | null
  undoes?: string
  cost?: number
  /** Set if it must not be undone: an undone moment disappears from the timeline. */
  stays?: true
}

const readBalanceIn = (response: unknown): number | null =>
  typeof response === 'object' && response !== null && 'balance' in response ? Number(response.balance) : null

const createOperation = <E extends Endpoint>(
  e: E,
  given: EndpointInput<E>,
  known: Omit<Operation, 'send'>,
): Operation => ({
  send: (by, key) => by(e, given, { key }),
  ...known,
})

const chooseNextUndo = ({ done }: RecordedChild, n: number): Operation | null => {
  const id = done.at(-1 - (n % Math.min(20, Math.max(1, done.length))))
  return id === undefined ? null : createOperation(undoAct, { params: { id } }, { points: null, undoes: id })
}

/** Returns the next operation on a child, chosen by two random numbers. */
export const chooseNextOperation = (child: RecordedChild, kind: number, n: number): Operation | null => {
  const { childId, habits, skill, reward } = child
  const points = (n % 9) + 1
  const award = { childId, type: 'reward', title: `Deed ${n % 40}`, points } as const
  const deduction = { childId, type: 'punishment', title: 'Hit', points: -points } as const
  if (kind < 3) return createOperation(recordBehavior, { body: award }, { points })
  if (kind < 4) return createOperation(recordBehavior, { body: deduction }, { points: -points })
  if (kind < 6) {
    const body = { childId, rewardId: reward.id, pointsSpent: reward.cost }
    return createOperation(redeemReward, { body }, { points: -reward.cost, cost: reward.cost })
  }
  if (kind < 8) return chooseNextUndo(child, n)
  if (kind < 9) {
    const date = addDays(dayIn(Date.now(), 'UTC'), -(n % 6))
    return createOperation(
      checkIn,
      { params: { habitId: habits[n % habits.length] ?? '' }, body: { date } },
      { points: 2 },
    )
  }
  if (n % 2 === 0) return createOperation(editSkill, { params: { id: skill }, body: { currentBest: n } }, { points: 0 })
  return createOperation(addMoment, { body: { childId, weather: 'sunny', mood: 'calm' } }, { points: 0, stays: true })
}

interface Attempt {
  begun: number
  ended: number
  ok?: string
  rejected?: string
}

const recordAttempt = async (send: () => Promise<unknown>): Promise<Attempt & { response?: unknown }> => {
  const begun = performance.now()
  try {
    const response = await send()
    return { begun, ended: performance.now(), ok: JSON.stringify(response), response }
  } catch (error) {
    const ended = performance.now()
    if (error instanceof ApiError && error.status < 500) return { begun, ended, rejected: error.code }
    if (error instanceof ApiError) throw error
    return { begun, ended }
  }
}

/** How a request is sent: once, twice concurrently, twice in sequence, or once with an abort. */
export type SendMode = 'once' | 'concurrently' | 'repeated' | 'aborted'

const sendAttempts = async (
  operation: Operation,
  key: string,
  [first, second]: readonly AppClient[],
  mode: SendMode,
) => {
  if (!first || !second) throw new Error('A family has two clients.')
  const sent = (by: AppClient, timeoutMs?: number) => {
    if (timeoutMs === undefined) return recordAttempt(() => operation.send(by.call, key))
    const { call } = createClient((url, init) => by.send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
    return recordAttempt(() => operation.send(call, key))
  }
  if (mode === 'concurrently') return Promise.all([sent(first), sent(second)])
  const once = await sent(first, mode === 'aborted' ? 1 : undefined)
  return mode === 'repeated' ? [once, await sent(second)] : [once]
}

/** Returns contradictions between the responses to one key. */
const findContradictions = (key: string, attempts: readonly Attempt[]): string[] => {
  const oks = attempts.filter(({ ok }) => ok !== undefined)
  const first = Math.min(...oks.map(({ ended }) => ended))
  const late = attempts.some(({ rejected, begun }) => rejected !== undefined && begun > first)
  return [
    ...(new Set(oks.map(({ ok }) => ok)).size > 1 ? [`act ${key} has two different responses`] : []),
    ...(late ? [`act ${key} was rejected after it had been acknowledged`] : []),
  ]
}

/** Sends an operation and adds its outcome to the child; returns the number of requests and contradictions between responses. */
export const sendOperation = async (
  child: RecordedChild,
  operation: Operation,
  callers: readonly AppClient[],
  mode: SendMode,
) => {
  const key = newId(Date.now())
  const attempts = await sendAttempts(operation, key, callers, mode)
  const oks = attempts.filter(({ ok }) => ok !== undefined)
  const [rejection] = attempts.filter(({ rejected }) => rejected !== undefined)
  const isOpen = attempts.some(({ ok, rejected }) => ok === undefined && rejected === undefined)
  const outcome = oks.length > 0 ? 'ok' : isOpen ? 'unknown' : 'fail'
  const ends = (oks.length > 0 ? oks : attempts).map(({ ended }) => ended)
  child.operations.push({
    key,
    begun: Math.min(...attempts.map(({ begun }) => begun)),
    ended: outcome === 'unknown' ? Infinity : oks.length > 0 ? Math.min(...ends) : Math.max(...ends),
    outcome,
    points: operation.points,
    ...(operation.undoes === undefined ? {} : { undoes: operation.undoes }),
    ...(oks[0] ? { balance: readBalanceIn(oks[0].response) } : {}),
    ...(outcome === 'fail' && rejection?.rejected !== undefined
      ? {
          rejected: {
            code: rejection.rejected,
            ...(operation.cost === undefined ? {} : { cost: operation.cost }),
          },
        }
      : {}),
  })
  if (outcome === 'ok' && operation.undoes === undefined && !operation.stays) child.done.push(key)
  return { requests: attempts.length, violations: findContradictions(key, attempts) }
}

/** Reads the balances of a family's children and adds them, with the times of the read, to their `reads`. */
export const readBalances = async ({ children }: RecordedFamily, { call }: AppClient): Promise<void> => {
  const begun = performance.now()
  const response = await call(listChildren, {})
  const ended = performance.now()
  for (const { childId, reads } of children) {
    const points = response.find(({ id }) => id === childId)?.points
    reads.push({ begun, ended, points: points ?? Number.NaN })
  }
}

const createRecordedChild = async (call: Call, name: string): Promise<RecordedChild> => {
  const { id: childId } = await call(addChild, { body: { name } })
  const habits: string[] = []
  for (const title of ['Teeth', 'Bed', 'Bag']) {
    const body = { childId, title, difficulty: 'easy', targetDays: 365 } as const
    habits.push((await call(addHabit, { body })).id)
  }
  const { id: skill } = await call(addSkill, { body: { childId, title: 'Rope', difficulty: 'easy' } })
  const reward = await call(addReward, { body: { childId, title: 'Zoo', pointsCost: 7, category: 'outing' } })
  return { childId, habits, skill, reward: { id: reward.id, cost: 7 }, operations: [], reads: [], done: [] }
}

/** Creates a family with two children and two clients. */
export const createRecordedFamily = async (
  apps: readonly AppProcess[],
  members: readonly [SignedInUser, SignedInUser],
): Promise<RecordedFamily> => {
  const [first = { url: '' }, second = first] = apps
  const callers = [createUserClient(first, members[0]), createUserClient(second, members[1])]
  const call = callers[0]?.call
  if (!call) throw new Error('A family has two clients.')
  return { callers, children: [await createRecordedChild(call, 'Mia'), await createRecordedChild(call, 'Leo')] }
}

/** Returns the activities of a child from the timeline, oldest first. */
export const readLedger = async ({ send }: AppClient, childId: string): Promise<LedgerRow[]> => {
  const { page } = createClient(send)
  const rows: Activity[] = []
  let before: string | undefined
  do {
    const query = { limit: '200', ...(before === undefined ? {} : { before }) }
    const { body, next } = await page(listActivities, { params: { childId }, query })
    rows.push(...body)
    before = next ?? undefined
  } while (before !== undefined)
  const actOf = new Map(rows.map((row) => [row.id, row.actId]))
  return rows.toReversed().map(({ actId, points, undoes }) => ({
    actId,
    points,
    undoes: undoes === null ? null : (actOf.get(undoes) ?? 'nobody knows'),
  }))
}
