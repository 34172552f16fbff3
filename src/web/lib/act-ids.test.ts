import { expect, onTestFinished, test, vi } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { signOut } from '#shared/auth/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { ApiError, OfflineError, type CallOptions } from '#shared/contract/client.ts'
import { underActId } from './act-ids.ts'

const given = { body: { childId: 'one', title: 'Kite' } }

const sentKeys = () => {
  const keys: (string | undefined)[] = []
  const answering = (outcome: 'answer' | Error) => async (options: CallOptions) => {
    keys.push(options.key)
    if (outcome instanceof Error) throw outcome
  }
  return { keys, answering }
}

test('each attempt is an act of its own', async () => {
  const { keys, answering } = sentKeys()
  await underActId(recordBehavior, given, answering('answer'))
  await underActId(recordBehavior, given, answering('answer'))
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test('the same input after no answer is the same act, and the next one is new again [STT-9]', async () => {
  const { keys, answering } = sentKeys()
  const lost = answering(new OfflineError('lost'))
  await expect(underActId(recordBehavior, given, lost)).rejects.toThrow('lost')
  await expect(underActId(recordBehavior, given, lost)).rejects.toThrow('lost')
  await underActId(recordBehavior, given, answering('answer'))
  await underActId(recordBehavior, given, answering('answer'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test.each([
  ['a server in trouble', new ApiError(503, 'Service Unavailable', { code: 'unavailable', detail: 'Not now.' })],
  ['a proxy that waited too long', new ApiError(504, 'Gateway Timeout', {})],
])('the same input after %s is the same act [STT-10]', async (_, trouble) => {
  const { keys, answering } = sentKeys()
  await expect(underActId(recordBehavior, given, answering(trouble))).rejects.toBe(trouble)
  await underActId(recordBehavior, given, answering('answer'))
  expect(keys[1]).toBe(keys[0])
})

test('another input after no answer is another act', async () => {
  const { keys, answering } = sentKeys()
  await expect(underActId(undoAct, { params: { id: 'a' } }, answering(new OfflineError('lost')))).rejects.toThrow(
    'lost',
  )
  await underActId(undoAct, { params: { id: 'b' } }, answering('answer'))
  expect(keys[1]).not.toBe(keys[0])
})

test('a refused act is not tried again under its id', async () => {
  const { keys, answering } = sentKeys()
  const refusal = new ApiError(409, 'Conflict', { code: 'insufficient_points', detail: 'Too dear.' })
  await expect(underActId(recordBehavior, given, answering(refusal))).rejects.toBe(refusal)
  await underActId(recordBehavior, given, answering('answer'))
  expect(keys[1]).not.toBe(keys[0])
})

test('what is no act has no id', async () => {
  const { keys, answering } = sentKeys()
  await underActId(signOut, {}, answering('answer'))
  expect(keys).toEqual([undefined])
})

/** The page as it is after a reload: nothing is in memory, but what the tab keeps is there. */
const reloaded = async () => {
  vi.resetModules()
  const { OfflineError: Lost } = await import('#shared/contract/client.ts')
  return { ...(await import('./act-ids.ts')), lost: new Lost('lost') }
}

const aTab = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}

test('the same input after a reload is the same act, and the tab keeps nothing of what it says', async () => {
  const kept = aTab()
  const { keys, answering } = sentKeys()
  const before = await reloaded()
  await expect(before.underActId(recordBehavior, given, answering(before.lost))).rejects.toThrow('lost')
  expect(JSON.stringify([...kept])).not.toContain('Kite')
  const after = await reloaded()
  await after.underActId(recordBehavior, given, answering('answer'))
  await after.underActId(recordBehavior, given, answering('answer'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(kept.size).toBe(0)
})

test('the same input an hour after no answer is meant anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { keys, answering } = sentKeys()
  await expect(underActId(recordBehavior, given, answering(new OfflineError('lost')))).rejects.toThrow('lost')
  vi.setSystemTime(Date.now() + 60 * 60_000)
  await underActId(recordBehavior, given, answering('answer'))
  expect(keys[1]).not.toBe(keys[0])
})
