import { cpSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { newId } from '#server/ids.ts'
import { getChild, createChild } from '#server/testing/factories.ts'
import {
  createUserClient,
  findDataFaults,
  type AppProcess,
  type Installation,
  type SignedInUser,
} from './app-process.ts'

/** A write that can be repeated under its key. */
interface Operation {
  key: string
  points: number
  isUndo: boolean
  send(by: Call): Promise<unknown>
}

/** A member whose writes are sent without pause, and the writes since the last check. */
export interface Writer {
  member: SignedInUser
  childId: string
  /** Acknowledged since the last check. */
  acknowledged: Operation[]
  /** Without a conclusive response: only a repeat shows whether they took effect. */
  unknown: Operation[]
}

/** The writers of an installation, and the points that each child must have after the writes checked so far. */
export interface WriterGroup {
  installation: Installation
  writers: readonly Writer[]
  points: Map<string, number>
}

/** Returns a random integer from 0 up to, but not including, a bound. */
export type RandomBelow = (bound: number) => number

const familyCount = 4
const writersPerFamily = 2
const maxAcknowledged = 90

/** Creates four families with two writers each. */
export const createWriters = async (installation: Installation, app: AppProcess): Promise<WriterGroup> => {
  const writers: Writer[] = []
  const points = new Map<string, number>()
  for (let n = 0; n < familyCount; n++) {
    const member = await installation.member()
    const { id: childId } = await createChild(createUserClient(app, member).call)
    points.set(childId, 0)
    for (let each = 0; each < writersPerFamily; each++) writers.push({ member, childId, acknowledged: [], unknown: [] })
  }
  return { installation, writers, points }
}

const createNextOperation = (random: RandomBelow, { childId, acknowledged }: Writer): Operation => {
  const key = newId(Date.now())
  const kind = random(8)
  const last = acknowledged.at(-1)
  if (kind === 0) {
    const body = { childId, weather: 'sunny', mood: 'proud', content: 'At the lake.' } as const
    return { key, points: 0, isUndo: false, send: (by) => by(addMoment, { body }, { key }) }
  }
  if (kind === 1 && last && last.points !== 0 && !last.isUndo) {
    const params = { id: last.key }
    return { key, points: -last.points, isUndo: true, send: (by) => by(undoAct, { params }, { key }) }
  }
  const points = (kind === 2 ? -1 : 1) * (1 + random(100))
  const body = { childId, type: points < 0 ? 'punishment' : 'reward', title: 'Tidied up', points } as const
  return { key, points, isUndo: false, send: (by) => by(recordBehavior, { body }, { key }) }
}

/** Returns whether an error leaves open whether the write took effect. */
const isInconclusive = (error: unknown) => !(error instanceof ApiError) || error.status === 503

const writeUntilOver = async (
  app: AppProcess,
  writer: Writer,
  random: RandomBelow,
  over: () => boolean,
  violations: string[],
) => {
  const { call } = createUserClient(app, writer.member)
  while (!over() && writer.acknowledged.length < maxAcknowledged) {
    const operation = createNextOperation(random, writer)
    try {
      await operation.send(call)
      writer.acknowledged.push(operation)
    } catch (error) {
      if (!isInconclusive(error)) violations.push(`a valid request got ${String(error)}`)
      writer.unknown.push(operation)
      return
    }
  }
}

/** Runs all writers concurrently until `done` resolves; returns unexpected errors. */
export const writeUntil = async (
  app: AppProcess,
  { writers }: WriterGroup,
  random: RandomBelow,
  done: Promise<unknown>,
) => {
  let over = false
  const violations: string[] = []
  const writing = writers.map((writer) => writeUntilOver(app, writer, random, () => over, violations))
  await done
  over = true
  await Promise.all(writing)
  return violations
}

const countActivities = async (call: Call, childId: string): Promise<Map<string, number>> => {
  const times = new Map<string, number>()
  const newest = await call(listActivities, { params: { childId }, query: { limit: '200' } })
  for (const { actId } of newest) times.set(actId, (times.get(actId) ?? 0) + 1)
  return times
}

const checkWriter = async (app: AppProcess, { member, childId, acknowledged, unknown }: Writer): Promise<string[]> => {
  const { call } = createUserClient(app, member)
  const before = await countActivities(call, childId)
  const lost = acknowledged
    .filter(({ key }) => !before.has(key))
    .map(({ key }) => `${key} was acknowledged and is lost`)
  for (const operation of unknown) await operation.send(call)
  const afterRepeats = await countActivities(call, childId)
  const wrong = [...acknowledged, ...unknown].filter(({ key }) => afterRepeats.get(key) !== 1)
  return [...lost, ...wrong.map(({ key }) => `${key} is there ${afterRepeats.get(key) ?? 0} times after the repeats`)]
}

/** Repeats the inconclusive writes and compares the ledger with all writes; returns the differences. */
export const repeatAndCompareWrites = async (app: AppProcess, { writers, points }: WriterGroup): Promise<string[]> => {
  const violations: string[] = []
  for (const writer of writers) {
    violations.push(...(await checkWriter(app, writer)))
    const added = [...writer.acknowledged, ...writer.unknown].reduce((sum, operation) => sum + operation.points, 0)
    points.set(writer.childId, (points.get(writer.childId) ?? 0) + added)
    writer.acknowledged = []
    writer.unknown = []
  }
  for (const { member, childId } of writers) {
    const child = await getChild(createUserClient(app, member).call, childId)
    if (child.points !== points.get(childId)) violations.push(`${childId} has ${child.points} points`)
  }
  return violations
}

/** Returns the faults of the data after a crash. On SQLite it checks a copy, so that the next start recovers the original. */
export const findDataFaultsBeforeRestart = async ({ folder, location }: Installation): Promise<string[]> => {
  if ('postgres' in location) return findDataFaults(location)
  const copy = mkdtempSync(path.join(tmpdir(), 'glowjar-copy-'))
  try {
    cpSync(folder, copy, { recursive: true })
    return await findDataFaults({ folder: copy })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Resolves after `ms` milliseconds. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when SQLite starts a checkpoint (the only writer of the main file), or after `maxMs` milliseconds. */
export const waitForSqliteCheckpoint = ({ folder }: Installation, maxMs: number): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(path.join(folder, 'glowjar.sqlite'))
    const done = () => {
      watcher.close()
      clearTimeout(timeout)
      resolve()
    }
    const timeout = setTimeout(done, maxMs)
    watcher.once('change', done)
  })
