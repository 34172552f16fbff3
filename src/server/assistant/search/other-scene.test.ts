import { expect, test } from 'vitest'
import { opensWithOtherScene } from './other-scene.ts'

test.each([
  ['In the holidays two weeks off are no loss.', 'she does not want to practise'],
  ['En vacaciones puede descansar un par de semanas.', 'ya no quiere practicar'],
  ['假期歇两周没关系。', '她不想练琴了'],
])('“%s” opens with what “%s” says nothing of', (answer, message) => {
  expect(opensWithOtherScene(answer, message)).toBe(true)
})

test('what comes after the first sentence is no opening', () => {
  expect(opensWithOtherScene('Stay near and calm. In the holidays two weeks off are no loss.', 'no practice')).toBe(
    false,
  )
})

test.each([
  ['In the holidays two weeks off are no loss.', 'does she have to practise on vacation'],
  ['En vacaciones puede descansar un par de semanas.', 'tiene que practicar en vacaciones'],
  ['假期歇两周没关系。', '暑假还要练琴吗'],
])('“%s” opens with what “%s” is about', (answer, message) => {
  expect(opensWithOtherScene(answer, message)).toBe(false)
})
