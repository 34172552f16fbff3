import { expect, test } from 'vitest'
import { findClosing } from './closing-question.ts'

test.each([
  [
    'We moved the sofa, the cat hates it and the wifi is gone again. Dad works nights until Christmas, and grandma visits. He wets himself at nursery every day. What do I say to him then?',
    'He wets himself at nursery every day. What do I say to him then?',
  ],
  [
    'Movimos el sofá, el gato lo odia y otra vez no hay wifi. Su papá trabaja de noche hasta Navidad y la abuela está de visita. Se hace pis en la guarde todos los días. ¿Qué le digo entonces?',
    'Se hace pis en la guarde todos los días. ¿Qué le digo entonces?',
  ],
  [
    '上周换了沙发，猫不习惯，网又断了。孩子爸上夜班到过年，奶奶也来住，家里乱成一团，谁都没睡好。他在幼儿园天天尿裤子。我该跟他说什么？',
    '他在幼儿园天天尿裤子。 我该跟他说什么？',
  ],
])('a story comes to its last question, with the sentence before: “%s”', (story, closing) => {
  expect(findClosing(story)).toBe(closing)
})

test.each(['He wets himself. What do I say?', 'Él se hace pis. ¿Qué le digo?', '他尿裤子。我说什么？'])(
  'a short message has no closing of its own: “%s”',
  (message) => {
    expect(findClosing(message)).toBeNull()
  },
)
