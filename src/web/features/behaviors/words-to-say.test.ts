import { expect, test } from 'vitest'
import { chooseWordsToSay, deeds } from './words-to-say.ts'

test('each ready word has words of its own, and other titles have three, the same for the same title [BEH-47]', () => {
  const choose = (title: string) => chooseWordsToSay(title, (deed) => `ready ${deed}`)
  expect(deeds.map((deed) => choose(`ready ${deed}`))).toEqual(deeds)
  expect(new Set(['a', 'b', 'c', 'Threw the blocks'].map(choose))).toEqual(new Set(['own', 'ownBegin', 'ownBreath']))
  expect(choose('Threw the blocks')).toBe(choose('Threw the blocks'))
})
