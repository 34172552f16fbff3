import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoizeInSteps } from './memoize.ts'

let stepMs = 100

// Each step takes longer than others have to wait.
beforeEach(() => {
  let now = 0
  stepMs = 100
  vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMs))
})

afterEach(() => void vi.restoreAllMocks())

/** Creates a memoized function with three steps, and a list of the steps that ran. */
const createCounted = () => {
  const ran: string[] = []
  const get = memoizeInSteps(function* (key: string) {
    for (const step of [1, 2]) {
      ran.push(`${key}${step}`)
      yield
    }
    ran.push(`${key}3`)
    return key.toUpperCase()
  })
  return { get, ran }
}

test('a value that is prepared lets others run between its steps, and is computed once for all who wait', async () => {
  const { get, ran } = createCounted()
  const prepared = Promise.all([get.prepare('a'), get.prepare('a')])
  setImmediate(() => ran.push('another'))
  expect(ran).toEqual(['a1'])
  await prepared
  expect(ran.splice(2, 1)).toEqual(['another'])
  expect(ran).toEqual(['a1', 'a2', 'a3'])
  expect([get('a'), ran.length]).toEqual(['A', 3])
})

test('short steps run one after the other', () => {
  stepMs = 10
  const { get, ran } = createCounted()
  void get.prepare('a')
  expect(ran).toEqual(['a1', 'a2', 'a3'])
})

test('a value that is used while it is prepared is completed at once', async () => {
  const { get, ran } = createCounted()
  const prepared = get.prepare('b')
  expect([get('b'), get('c')]).toEqual(['B', 'C'])
  await prepared
  expect(ran).toEqual(['b1', 'b2', 'b3', 'c1', 'c2', 'c3'])
})

test('a value that could not be computed is computed anew', async () => {
  let failures = 1
  const get = memoizeInSteps(function* (key: string) {
    yield
    if (failures-- > 0) throw new Error('no file')
    return key
  })
  await expect(get.prepare('d')).rejects.toThrow('no file')
  expect(get('d')).toBe('d')
})
