import { expect, test } from 'vitest'
import { opensForAge } from './opening-age.ts'

test.for([
  ['From eight or so, being late once can teach more than you do.', 8],
  ['At four most are ready for a first chore.', 4],
  ['Under three, help with every step.', 2],
  ['A los nueve se puede probar solo.', 9],
  ['Desde los ocho puede ir con amigas.', 8],
  ['七八岁黏一点不稀奇。', 8],
  ['十岁往上，分开算。', 11],
] as const)(
  '“%s” suits a child of about that age, and one far from it gets another answer [AST-113]',
  ([answer, age]) => {
    expect(opensForAge(answer, [age, age])).toBe(true)
    const other = age <= 4 ? 12 : 3
    expect(opensForAge(answer, [other, other])).toBe(false)
  },
)

test.each([
  'At night the light stays on.',
  'From Monday on, one step.',
  'A los dos minutos vuelve.',
  'At seven in the evening',
  '今晚先这样',
  'Con dos casas, duplica lo que se usa a diario.',
])('what names no age suits all: “%s” [AST-113]', (answer) => {
  expect(opensForAge(answer, [3, 3])).toBe(true)
  expect(opensForAge(answer, [16, 16])).toBe(true)
})
