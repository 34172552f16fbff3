import { expect, test } from 'vitest'
import { isSameDeed, isSimilarTitle } from './similar-titles.ts'

test.for([
  ['Brush teeth', 'brushing my teeth'],
  ['Tidied toys', 'Tidy the toys!'],
  ['Read 15 minutes', 'Reading 15 minutes'],
  ['Recogió los juguetes', 'Recoger sus juguetes'],
  ['Cepillarse los dientes', 'cepillarse dientes'],
  ['早晚刷牙', '刷牙（早晚）'],
  ['Saludó', 'SALUDO'],
] as const)('“%s” is similar to “%s”', ([a, b]) => {
  expect([isSimilarTitle(a, b), isSimilarTitle(b, a)]).toEqual([true, true])
})

test.for([
  ['Brush teeth', 'Brush hair'],
  ['Read a book', 'Read the clock'],
  ['Said hello', 'Said sorry'],
  ['Recogió los juguetes', 'Prestó los juguetes'],
  ['收拾玩具', '收拾书包'],
  ['', ''],
  ['!!!', '???'],
] as const)('“%s” differs from “%s”', ([a, b]) => {
  expect(isSimilarTitle(a, b)).toBe(false)
})

test('titles of the same deed are recognised in other words and languages', () => {
  expect(isSameDeed('Brush every tooth', 'Brush teeth morning and night')).toBe(true)
  expect(isSameDeed('Cepillarse los dientes', 'Brush teeth morning and night')).toBe(true)
  expect(isSameDeed('早晚刷牙', 'Brush every tooth')).toBe(true)
  expect(isSameDeed('Brush every tooth', 'Bedtime steps: wash hands, teeth, story')).toBe(false)
  expect(isSameDeed('A money minute', 'Five special minutes')).toBe(false)
})
