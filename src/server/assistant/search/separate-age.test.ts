import { expect, test } from 'vitest'
import { separateAge } from './separate-age.ts'

test.for([
  ['my 4 year old bites', 4],
  ['my four-year-olds bite', 4],
  ['8yo lies', 8],
  ['she is 7 yrs old', 7],
  ['18 months old and biting', 1],
  ['aged 12 and rude', 12],
  ['tiene 4 años y muerde', 4],
  ['de cuatro años', 4],
  ['año y medio', 1],
  ['18 meses', 1],
  ['5 añitos', 5],
  ['四岁半了还咬人', 4],
  ['5岁不肯睡', 5],
  ['十二岁顶嘴', 12],
  ['两岁发脾气', 2],
  ['一岁半打人', 1],
  ['18个月', 1],
] as const)('“%s” contains an age', ([question, age]) => {
  expect(separateAge(question).age).toBe(age)
  expect(separateAge(question).text).not.toMatch(/\d|岁|year|yo\b|ano/)
})

test.for([
  'two kids fight',
  '10 minutes of screen',
  '8 o’clock',
  '三个孩子',
  'once al día',
  'tres hermanos',
  'in 2019',
])('“%s” contains no age', (question) => {
  expect(separateAge(question).age).toBe(null)
})
