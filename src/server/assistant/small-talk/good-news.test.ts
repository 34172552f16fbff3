import { expect, test } from 'vitest'
import { tellsGoodNews } from './good-news.ts'

test.each([
  'good day today for once :) nobody cried at dinner',
  'we had a lovely evening!',
  'he is better now',
  'qué buen día hoy',
  'ya está mejor, solo quería decírselo a alguien',
  '今天难得很顺，没人哭',
  '没事了',
])('“%s” is good news [AST-82]', (message) => {
  expect(tellsGoodNews(message)).toBe(true)
})

test.each([
  'GOOD EVENING',
  'buenas noches',
  'how do we have a good evening?',
  'it was a good day until dinner',
  'fue un buen día, pero en la cena gritó',
  '今天挺好，但是睡前又闹',
  'It was not a good day.',
  'we never have one calm evening',
  'ayer no fue un buen día',
  '今天表现不是很好',
])('“%s” is not [AST-82]', (message) => {
  expect(tellsGoodNews(message)).toBe(false)
})
