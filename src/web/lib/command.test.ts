import { expect, onTestFinished, test, vi } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { signOut } from '#shared/auth/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { createCommand, sendCommand } from './command.ts'

const input = { body: { childId: 'one', type: 'reward', title: 'Kite', points: 5 } } as const

type Outcome = { status: number; code?: string } | 'lost'

/** Replaces `fetch` by a fake server; `keys` are the act ids in the order of the requests. */
const createFakeServer = (...outcomes: Outcome[]) => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    const outcome = outcomes.shift() ?? { status: 200 }
    if (outcome === 'lost') throw new TypeError('no network')
    return Response.json({ code: outcome.code }, { status: outcome.status })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return keys
}

const award = () => sendCommand(createCommand(recordBehavior, input))

test('each act has a new id', async () => {
  const keys = createFakeServer()
  await award()
  await award()
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test('a retry after a lost response keeps its id, and the next act has a new id', async () => {
  const keys = createFakeServer('lost', 'lost')
  await expect(award()).rejects.toThrow('No response from the server.')
  await expect(award()).rejects.toThrow('No response from the server.')
  await award()
  await award()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test.each([
  ['503', { status: 503, code: 'unavailable' }],
  ['504 of a proxy', { status: 504 }],
])('the same input after a %s keeps its id', async (_, outcome) => {
  const keys = createFakeServer(outcome)
  await expect(award()).rejects.toThrow(String(outcome.status))
  await award()
  expect(keys[1]).toBe(keys[0])
})

test('the same input for another time after a lost response has another id [BEH-35]', async () => {
  const keys = createFakeServer('lost')
  const awardAt = (actTime?: string) => sendCommand(createCommand(recordBehavior, input, actTime))
  await expect(awardAt('2026-11-19T11:00:00.000Z')).rejects.toThrow('No response')
  await awardAt()
  await awardAt('2026-11-19T11:00:00.000Z')
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
})

test('other input after a lost response has another id', async () => {
  const keys = createFakeServer('lost')
  await expect(sendCommand(createCommand(undoAct, { params: { id: 'a' } }))).rejects.toThrow('No response')
  await sendCommand(createCommand(undoAct, { params: { id: 'b' } }))
  expect(keys[1]).not.toBe(keys[0])
})

test('a rejected act gets a new id when it is tried again', async () => {
  const keys = createFakeServer({ status: 409, code: 'insufficient_points' })
  await expect(award()).rejects.toMatchObject({ code: 'insufficient_points' })
  await award()
  expect(keys[1]).not.toBe(keys[0])
})

test('a command is plain data', () => {
  const command = createCommand(undoAct, { params: { id: 'a' } })
  expect(JSON.parse(JSON.stringify(command))).toMatchObject({ input: { params: { id: 'a' } }, actId: command.actId })
})

test('a write that is not an act has no id', async () => {
  const keys = createFakeServer()
  await sendCommand(createCommand(signOut, {}))
  expect(keys).toEqual([null])
})

/** Loads the module again, as after a reload of the page: only the session storage remains. */
const reload = async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { createCommand: create, sendCommand: send } = await import('./command.ts')
  return () => send(create(recordBehavior, input))
}

const stubSessionStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}

test('a retry after a reload keeps its id, and the storage does not contain the input', async () => {
  const keys = createFakeServer('lost')
  const stored = stubSessionStorage()
  const awardBefore = await reload()
  await expect(awardBefore()).rejects.toThrow('No response')
  expect(stored.size).toBe(1)
  expect(JSON.stringify([...stored])).not.toContain('Kite')
  const awardAfter = await reload()
  await awardAfter()
  await awardAfter()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(stored.size).toBe(0)
})

test('the same input an hour after a lost response has a new id', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const keys = createFakeServer('lost')
  await expect(award()).rejects.toThrow('No response')
  vi.setSystemTime(Date.now() + 60 * 60_000)
  await award()
  expect(keys[1]).not.toBe(keys[0])
})

test('also after the clock of the device was set back, the same input an hour after a lost response has a new id', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = Date.now()
  const keys = createFakeServer({ status: 200 }, 'lost')
  vi.setSystemTime(now + 3 * 60 * 60_000)
  await award()
  vi.setSystemTime(now)
  await expect(award()).rejects.toThrow('No response')
  vi.setSystemTime(now + 2 * 60 * 60_000)
  await award()
  expect(keys[2]).not.toBe(keys[1])
})
