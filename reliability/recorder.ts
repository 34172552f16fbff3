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
import type { AppProcess, Client, SignedIn } from './app-process.ts'
import { clientOf } from './app-process.ts'
import type { Asked, Read, Row } from './judge.ts'

/** A child as its clients know it, with all that they asked and heard. */
export interface Watched {
  childId: string
  habits: string[]
  skill: string
  reward: { id: string; cost: number }
  asked: Asked[]
  reads: Read[]
  /** The acts that were answered, latest last. */
  done: string[]
}

/** A family with two who care for it, at any of the processes. */
export interface Household {
  callers: readonly Client[]
  children: Watched[]
}

/** One request as it can be sent, and what is known of it before. */
interface Deed {
  send(by: Call, key: string): Promise<unknown>
  points: number | null
  undoes?: string
  cost?: number
  /** Whether nobody takes it back: what is undone of a moment leaves the timeline. */
  stays?: true
}

const balanceIn = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'balance' in answer ? Number(answer.balance) : null

const deed = <E extends Endpoint>(e: E, given: EndpointInput<E>, known: Omit<Deed, 'send'>): Deed => ({
  send: (by, key) => by(e, given, { key }),
  ...known,
})

const undoOf = ({ done }: Watched, n: number): Deed | null => {
  const id = done.at(-1 - (n % Math.min(20, Math.max(1, done.length))))
  return id === undefined ? null : deed(undoAct, { params: { id } }, { points: null, undoes: id })
}

/** What happens next to a child, chosen by two numbers. */
export const deedFor = (child: Watched, kind: number, n: number): Deed | null => {
  const { childId, habits, skill, reward } = child
  const points = (n % 9) + 1
  const award = { childId, type: 'reward', title: `Deed ${n % 40}`, points } as const
  const hit = { childId, type: 'punishment', title: 'Hit', points: -points } as const
  if (kind < 3) return deed(recordBehavior, { body: award }, { points })
  if (kind < 4) return deed(recordBehavior, { body: hit }, { points: -points })
  if (kind < 6) {
    const body = { childId, rewardId: reward.id, pointsSpent: reward.cost }
    return deed(redeemReward, { body }, { points: -reward.cost, cost: reward.cost })
  }
  if (kind < 8) return undoOf(child, n)
  if (kind < 9) {
    const date = addDays(dayIn(Date.now(), 'UTC'), -(n % 6))
    return deed(checkIn, { params: { habitId: habits[n % habits.length] ?? '' }, body: { date } }, { points: 2 })
  }
  if (n % 2 === 0) return deed(editSkill, { params: { id: skill }, body: { currentBest: n } }, { points: 0 })
  return deed(addMoment, { body: { childId, weather: 'sunny', mood: 'calm' } }, { points: 0, stays: true })
}

interface Heard {
  begun: number
  ended: number
  ok?: string
  refused?: string
}

const listen = async (asking: () => Promise<unknown>): Promise<Heard & { answer?: unknown }> => {
  const begun = performance.now()
  try {
    const answer = await asking()
    return { begun, ended: performance.now(), ok: JSON.stringify(answer), answer }
  } catch (error) {
    const ended = performance.now()
    if (error instanceof ApiError && error.status < 500) return { begun, ended, refused: error.code }
    if (error instanceof ApiError) throw error
    return { begun, ended }
  }
}

/** How a request is sent: once, twice at once, twice one after the other, or once and given up. */
export type Way = 'once' | 'twice' | 'again' | 'given up'

const attempts = async (deedToDo: Deed, key: string, [first, second]: readonly Client[], way: Way) => {
  if (!first || !second) throw new Error('A household has two callers.')
  const sent = (by: Client, patience?: number) => {
    if (patience === undefined) return listen(() => deedToDo.send(by.call, key))
    const { call } = createClient((url, init) => by.send(url, { ...init, signal: AbortSignal.timeout(patience) }))
    return listen(() => deedToDo.send(call, key))
  }
  if (way === 'twice') return Promise.all([sent(first), sent(second)])
  const once = await sent(first, way === 'given up' ? 1 : undefined)
  return way === 'again' ? [once, await sent(second)] : [once]
}

/** What is wrong among the answers to one key. */
const oddAnswers = (key: string, heard: readonly Heard[]): string[] => {
  const oks = heard.filter(({ ok }) => ok !== undefined)
  const first = Math.min(...oks.map(({ ended }) => ended))
  const late = heard.some(({ refused, begun }) => refused !== undefined && begun > first)
  return [
    ...(new Set(oks.map(({ ok }) => ok)).size > 1 ? [`act ${key} was answered in two ways`] : []),
    ...(late ? [`act ${key} was refused after it had been answered`] : []),
  ]
}

/** Sends a request in some way, and notes what came of it. Gives how many requests it took, and what was odd. */
export const act = async (child: Watched, deedToDo: Deed, callers: readonly Client[], way: Way) => {
  const key = newId(Date.now())
  const heard = await attempts(deedToDo, key, callers, way)
  const oks = heard.filter(({ ok }) => ok !== undefined)
  const [refusal] = heard.filter(({ refused }) => refused !== undefined)
  const isOpen = heard.some(({ ok, refused }) => ok === undefined && refused === undefined)
  const outcome = oks.length > 0 ? 'ok' : isOpen ? 'unknown' : 'fail'
  const ends = (oks.length > 0 ? oks : heard).map(({ ended }) => ended)
  child.asked.push({
    key,
    begun: Math.min(...heard.map(({ begun }) => begun)),
    ended: outcome === 'unknown' ? Infinity : oks.length > 0 ? Math.min(...ends) : Math.max(...ends),
    outcome,
    points: deedToDo.points,
    ...(deedToDo.undoes === undefined ? {} : { undoes: deedToDo.undoes }),
    ...(oks[0] ? { balance: balanceIn(oks[0].answer) } : {}),
    ...(outcome === 'fail' && refusal?.refused !== undefined
      ? { refused: { code: refusal.refused, ...(deedToDo.cost === undefined ? {} : { cost: deedToDo.cost }) } }
      : {}),
  })
  if (outcome === 'ok' && deedToDo.undoes === undefined && !deedToDo.stays) child.done.push(key)
  return { requests: heard.length, odd: oddAnswers(key, heard) }
}

/** Reads the balances of a family, and notes what was seen. */
export const look = async ({ children }: Household, { call }: Client): Promise<void> => {
  const begun = performance.now()
  const shown = await call(listChildren, {})
  const ended = performance.now()
  for (const { childId, reads } of children) {
    const points = shown.find(({ id }) => id === childId)?.points
    reads.push({ begun, ended, points: points ?? Number.NaN })
  }
}

const watchedChild = async (call: Call, name: string): Promise<Watched> => {
  const { id: childId } = await call(addChild, { body: { name } })
  const habits: string[] = []
  for (const title of ['Teeth', 'Bed', 'Bag']) {
    const body = { childId, title, difficulty: 'easy', targetDays: 365 } as const
    habits.push((await call(addHabit, { body })).id)
  }
  const { id: skill } = await call(addSkill, { body: { childId, title: 'Rope', difficulty: 'easy' } })
  const reward = await call(addReward, { body: { childId, title: 'Zoo', pointsCost: 7, category: 'outing' } })
  return { childId, habits, skill, reward: { id: reward.id, cost: 7 }, asked: [], reads: [], done: [] }
}

/** A family with two children, whose two callers may talk to different processes. */
export const household = async (
  apps: readonly AppProcess[],
  members: readonly [SignedIn, SignedIn],
): Promise<Household> => {
  const [first = { url: '' }, second = first] = apps
  const callers = [clientOf(first, members[0]), clientOf(second, members[1])]
  const call = callers[0]?.call
  if (!call) throw new Error('A household has two callers.')
  return { callers, children: [await watchedChild(call, 'Mia'), await watchedChild(call, 'Leo')] }
}

/** The ledger of a child as the timeline shows it, oldest row first. */
export const ledgerOf = async ({ send }: Client, childId: string): Promise<Row[]> => {
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
