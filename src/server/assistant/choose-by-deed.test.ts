import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { chooseByDeed } from './choose-by-deed.ts'
import { prepareTopicSearch } from './search/find-topic.ts'

const choose = async (message: string, id: string, confidence: number, language: Locale) => {
  await prepareTopicSearch(message, language)
  return chooseByDeed(message, { id, confidence }, language)
}

test.each([
  ['en', 'they fight over every single toy, yesterday he bit her', 'toy-guns', 'hitting-biting'],
  ['en', 'they fight over every single toy', 'toy-guns', 'siblings'],
  ['en', 'he hits her', 'hitting-biting', null],
  ['en', 'he plays with toy guns all day', 'toy-guns', null],
  ['es', 'se pelean por cada juguete y ayer él la mordió', 'toy-guns', 'hitting-biting'],
  ['zh', '什么玩具都抢，昨天他咬了她', 'toy-guns', 'hitting-biting'],
] as const)('in %s “%s”, found as %s, is about the deed: %s [AST-23]', async (language, message, id, topic) => {
  expect(await choose(message, id, 0.35, language)).toBe(topic)
})

test('a topic that is surely found stays [AST-23]', async () => {
  expect(await choose('they fight over every single toy, yesterday he bit her', 'toy-guns', 0.9, 'en')).toBeNull()
})
