import { cpSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { newId } from '#server/ids.ts'
import { childNow, someChild } from '#server/testing/factories.ts'
import { clientOf, faultsIn, type AppProcess, type Home, type SignedIn } from './app-process.ts'

/** One act under its key, as it can be sent again and again. */
interface Deed {
  key: string
  points: number
  isUndo: boolean
  send(by: Call): Promise<unknown>
}

/** One who writes without end: what was promised to them, and what they do not know. */
export interface Writer {
  member: SignedIn
  childId: string
  /** Answered with success since the last judgement. */
  promised: Deed[]
  /** Cut off or put off, so that only asking again tells. */
  unsure: Deed[]
}

/** What is known of a home: who writes there, and the points of each child by all that was promised. */
export interface Known {
  home: Home
  writers: readonly Writer[]
  points: Map<string, number>
}

/** Numbers below a bound. */
export type Dice = (bound: number) => number

const families = 4
const writersEach = 2
const mostPromised = 90

/** Fills an empty home with four families of two writers; an app runs on it. */
export const settle = async (home: Home, app: AppProcess): Promise<Known> => {
  const writers: Writer[] = []
  const points = new Map<string, number>()
  for (let n = 0; n < families; n++) {
    const member = await home.member()
    const { id: childId } = await someChild(clientOf(app, member).call)
    points.set(childId, 0)
    for (let each = 0; each < writersEach; each++) writers.push({ member, childId, promised: [], unsure: [] })
  }
  return { home, writers, points }
}

const nextDeed = (dice: Dice, { childId, promised }: Writer): Deed => {
  const key = newId(Date.now())
  const kind = dice(8)
  const last = promised.at(-1)
  if (kind === 0) {
    const body = { childId, weather: 'sunny', mood: 'proud', content: 'At the lake.' } as const
    return { key, points: 0, isUndo: false, send: (by) => by(addMoment, { body }, { key }) }
  }
  if (kind === 1 && last && last.points !== 0 && !last.isUndo) {
    const params = { id: last.key }
    return { key, points: -last.points, isUndo: true, send: (by) => by(undoAct, { params }, { key }) }
  }
  const points = (kind === 2 ? -1 : 1) * (1 + dice(100))
  const body = { childId, type: points < 0 ? 'punishment' : 'reward', title: 'Tidied up', points } as const
  return { key, points, isUndo: false, send: (by) => by(recordBehavior, { body }, { key }) }
}

/** A refusal that leaves open whether it happened: only asking again under the same key tells. */
const isOpen = (error: unknown) => !(error instanceof ApiError) || error.status === 503

const write = async (app: AppProcess, writer: Writer, dice: Dice, over: () => boolean, odd: string[]) => {
  const { call } = clientOf(app, writer.member)
  while (!over() && writer.promised.length < mostPromised) {
    const deed = nextDeed(dice, writer)
    try {
      await deed.send(call)
      writer.promised.push(deed)
    } catch (error) {
      if (!isOpen(error)) odd.push(`a fine request was answered ${String(error)}`)
      writer.unsure.push(deed)
      return
    }
  }
}

/** Lets all write at once until `done` is over; gives what was answered against the rules. */
export const writeUntil = async (app: AppProcess, { writers }: Known, dice: Dice, done: Promise<unknown>) => {
  let over = false
  const odd: string[] = []
  const writing = writers.map((writer) => write(app, writer, dice, () => over, odd))
  await done
  over = true
  await Promise.all(writing)
  return odd
}

const timesInLedger = async (call: Call, childId: string): Promise<Map<string, number>> => {
  const times = new Map<string, number>()
  const newest = await call(listActivities, { params: { childId }, query: { limit: '200' } })
  for (const { actId } of newest) times.set(actId, (times.get(actId) ?? 0) + 1)
  return times
}

const judgeWriter = async (app: AppProcess, { member, childId, promised, unsure }: Writer): Promise<string[]> => {
  const { call } = clientOf(app, member)
  const before = await timesInLedger(call, childId)
  const lost = promised.filter(({ key }) => !before.has(key)).map(({ key }) => `${key} was promised and is lost`)
  for (const deed of unsure) await deed.send(call)
  const after = await timesInLedger(call, childId)
  const wrong = [...promised, ...unsure].filter(({ key }) => after.get(key) !== 1)
  return [...lost, ...wrong.map(({ key }) => `${key} is there ${after.get(key) ?? 0} times after all was asked again`)]
}

/** Holds what an app has against what was promised, asks again for what is not known, and gives what is wrong. */
export const judge = async (app: AppProcess, { writers, points }: Known): Promise<string[]> => {
  const odd: string[] = []
  for (const writer of writers) {
    odd.push(...(await judgeWriter(app, writer)))
    const added = [...writer.promised, ...writer.unsure].reduce((sum, deed) => sum + deed.points, 0)
    points.set(writer.childId, (points.get(writer.childId) ?? 0) + added)
    writer.promised = []
    writer.unsure = []
  }
  for (const { member, childId } of writers) {
    const child = await childNow(clientOf(app, member).call, childId)
    if (child.points !== points.get(childId)) odd.push(`${childId} has ${child.points} points`)
  }
  return odd
}

/** What is wrong with the data of an app that is dead: SQLite's as a copy, so that the next start finds it as it was left. */
export const faultsLeft = async ({ folder, place }: Home): Promise<string[]> => {
  if ('postgres' in place) return faultsIn(place)
  const copy = mkdtempSync(path.join(tmpdir(), 'glowjar-copy-'))
  try {
    cpSync(folder, copy, { recursive: true })
    return await faultsIn({ folder: copy })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Fulfilled after some milliseconds. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Fulfilled when SQLite begins to write back into its file, or after so long: only a checkpoint writes there. */
export const atCheckpoint = ({ folder }: Home, mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(path.join(folder, 'glowjar.sqlite'))
    const done = () => {
      watcher.close()
      clearTimeout(patience)
      resolve()
    }
    const patience = setTimeout(done, mostMs)
    watcher.once('change', done)
  })
