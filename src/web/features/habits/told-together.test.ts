import { expect, test } from 'vitest'
import type { TakingBack } from './check-ins.ts'
import { join, leave } from './told-together.ts'

const told = (actId: string) => ({ actId }) as TakingBack

/** A notice as the screen shows it: the one before it goes, then it stands. */
const notice = (actId: string, before?: { end: () => void }) => {
  const joined = join(told(actId))
  before?.end()
  joined.settle()
  return joined
}

test('check-ins that follow each other are told together', () => {
  const first = notice('a')
  const second = notice('b', first)
  expect(second.all.map(({ actId }) => actId)).toEqual(['a', 'b'])
  second.end()
})

test('what was told in a notice that has gone is told no more, also when one of it was taken back', () => {
  const first = notice('a')
  const second = notice('b', first)
  leave('a')
  second.end()
  const third = notice('c')
  expect(third.all.map(({ actId }) => actId)).toEqual(['c'])
  third.end()
})
