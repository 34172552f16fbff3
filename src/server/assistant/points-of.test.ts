import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import { answerMessage } from './answer-message.ts'

const loadSpeaker = async () => {
  const { family, child } = await loadEmptySpeaker()
  const titles = ['Set the table', 'Poner la mesa', '摆碗筷']
  const speaker = { ...child, behaviors: [{ title: 'Set the table', titles, points: 7 }] }
  return { family: { ...family, children: [speaker] }, child: speaker }
}

const ask = async (message: string, language: Locale) => {
  const sources = { ...createAnswerSources(createChildContext()), loadSpeaker }
  return (await answerMessage({ message, language }, sources)).answer
}

test.for<[Locale, string]>([
  ['en', 'how many points for setting the table'],
  ['en', 'How many points do I give her for setting the table?'],
  ['es', '¿Cuántos puntos le doy por poner la mesa?'],
  ['zh', '摆碗筷给几分？'],
])('in %s the points of a deed are those of its tile: “%s” [AST-114]', async ([language, message]) => {
  const { text, cards } = await ask(message, language)
  expect(text).toMatch(/^[“«]Set the table[”»].*7/)
  expect(cards).toMatchObject([{ kind: 'open', screen: 'behaviors' }])
})

test.for<[Locale, string, RegExp]>([
  ['en', 'how many points for whistling a song', /^Small things 3 to 5 points/],
  ['en', 'how many points do I give him', /^Small things 3 to 5 points/],
  ['es', 'cuántos puntos le doy?', /3 a 5/],
  ['zh', '该给他几分', /3到5|三到五|3 到 5/],
])('in %s those of another one are the usual ones: “%s” [AST-114]', async ([language, message, text]) => {
  expect((await ask(message, language)).text).toMatch(text)
})
