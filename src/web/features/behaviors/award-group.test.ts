import { expect, test } from 'vitest'
import { joinAwardGroup, settleGroupedAward, type NamedAward } from './award-group.ts'

const awardOf = (points: number): NamedAward => ({ title: 'Laid the table', points })

/** Shows a message, which replaces the one before it. */
const showMessage = (award: NamedAward, before?: { end: () => void }, { key = 'mia', at = 0 } = {}) => {
  const joined = joinAwardGroup(key, award, at)
  before?.end()
  return joined
}

const pointsOf = ({ all }: ReturnType<typeof joinAwardGroup>) => all.map(({ award }) => award.points)

test('consecutive awards share a message, and its answer adds none', async () => {
  const [award, other] = [awardOf(5), awardOf(10)]
  const first = showMessage(award)
  const second = showMessage(other, first)
  expect(pointsOf(second)).toEqual([5, 10])
  settleGroupedAward(award, 'a')
  settleGroupedAward(other, 'b')
  const answered = showMessage(other)
  expect(pointsOf(answered)).toEqual([5, 10])
  expect(await Promise.all(answered.all.map(({ actId }) => actId))).toEqual(['a', 'b'])
  answered.end()
})

test('an award of another child or day, after a pause, or after the message has gone has a message of its own', () => {
  const first = showMessage(awardOf(1))
  const second = showMessage(awardOf(2), first, { key: 'leo' })
  expect(pointsOf(second)).toEqual([2])
  const third = showMessage(awardOf(3), second, { key: 'leo', at: 8001 })
  expect(pointsOf(third)).toEqual([3])
  third.end()
  const fourth = showMessage(awardOf(4), undefined, { key: 'leo', at: 8002 })
  expect(pointsOf(fourth)).toEqual([4])
  fourth.end()
})

test('an award that failed is not counted, and its act is not waited for', async () => {
  const failed = awardOf(5)
  const first = showMessage(failed)
  const [award] = first.all
  settleGroupedAward(failed, null)
  expect(await award?.actId).toBeNull()
  const second = showMessage(awardOf(10), first)
  expect(pointsOf(second)).toEqual([10])
  second.end()
})
