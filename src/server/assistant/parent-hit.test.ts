import { expect, test } from 'vitest'
import { repentsHitting, tellsOfHitting } from './parent-hit.ts'

test.for([
  'I slapped him and I feel awful',
  'gave her a smack on the bottom today',
  'le di una nalgada y ahora no sé qué decirle',
  'hoy le pegué por primera vez',
  '刚才没忍住打了他，心里难受',
  '昨晚动手打了她屁股',
])('a parent says that they hit: “%s”', (message) => {
  expect(tellsOfHitting(message)).toBe(true)
})

test.for([
  'I shouted at him and he fell asleep crying',
  'he hit his sister with the truck and I yelled',
  'leo le ha pegado a mia y le grité',
  'le grité muchísimo y se quedó blanco',
  '我吼得特别凶，他缩在墙角',
  '他打了弟弟，我就大吼了一顿',
  '我打电话的时候他一直闹',
])('a parent does not say that they hit: “%s”', (message) => {
  expect(tellsOfHitting(message)).toBe(false)
})

test('an answer that says sorry for hitting is known', () => {
  expect(repentsHitting('“I hit you, and I shouldn’t have.”')).toBe(true)
  expect(repentsHitting('Repara hoy: «Te pegué y no debí».')).toBe(true)
  expect(repentsHitting('今天就说：“打你是我不对。”')).toBe(true)
  expect(repentsHitting('“I shouted. That was too loud.”')).toBe(false)
})
