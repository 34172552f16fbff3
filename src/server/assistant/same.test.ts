import { expect, test } from 'vitest'
import { isSame } from './same.ts'

test.for([
  ['Brush teeth', 'brushing my teeth'],
  ['Tidied toys', 'Tidy the toys!'],
  ['Read 15 minutes', 'Reading 15 minutes'],
  ['Recogió los juguetes', 'Recoger sus juguetes'],
  ['Cepillarse los dientes', 'cepillarse dientes'],
  ['早晚刷牙', '刷牙（早晚）'],
  ['Saludó', 'SALUDO'],
] as const)('“%s” is about the same as “%s”', ([a, b]) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([true, true])
})

test.for([
  ['Brush teeth', 'Brush hair'],
  ['Read a book', 'Read the clock'],
  ['Said hello', 'Said sorry'],
  ['Recogió los juguetes', 'Prestó los juguetes'],
  ['收拾玩具', '收拾书包'],
  ['', ''],
  ['!!!', '???'],
] as const)('“%s” is another thing than “%s”', ([a, b]) => {
  expect(isSame(a, b)).toBe(false)
})
