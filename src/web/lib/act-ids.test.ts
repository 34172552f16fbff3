import { expect, test } from 'vitest'
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

test('the same input after no answer is the same act, and the next one is new again', async () => {
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
