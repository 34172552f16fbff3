import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { converse } from '#server/testing/converse.ts'
import { loadNonTopicContent } from './content/load.ts'

test.for<[Locale, string, string]>([
  ['en', 'Mia set the table and Leo made his bed', 'sorry no, the table was yesterday not today'],
  ['en', 'Leo made his bed', 'oops take it off again, his sister did it'],
  ['es', 'Mia dobló la ropa y leyó un cuento', 'ay no espera, el cuento fue ayer, hoy fue solo la ropa'],
  ['es', 'Leo se lavó los dientes', 'lo de los dientes quítalo que me dice su madre que se los lavó ella'],
  ['zh', 'Mia今天自己整理书包，Leo收了玩具', '等等，收玩具是昨天的'],
])(
  'in %s after “%s” is proposed, “%s” is answered with how to change it [AST-112]',
  async ([language, told, message]) => {
    const [proposed, answer] = await converse(language, [told, message])
    expect(proposed?.sentence).toBeDefined()
    expect(answer?.text).toBe(loadNonTopicContent()[language].messages.sentence.changeCards)
  },
)

test.for<[Locale, string]>([
  ['en', 'Mia read her book and then she set the table and Leo made his bed, can you pop all that in'],
  ['en', 'Great day today! Mia set the table and Leo made his bed'],
  ['zh', '今天表现不错 Leo自己收了玩具，还摆了碗筷'],
  ['zh', '补记几条：Leo收了玩具，Mia摆了碗筷'],
])('in %s several deeds are proposed: “%s” [AST-67, AST-112]', async ([language, message]) => {
  const [answer] = await converse(language, [message])
  expect(answer?.sentence?.proposals.length).toBeGreaterThan(1)
})

test('what corrects nothing that was proposed is answered as ever [AST-112]', async () => {
  const { changeCards } = loadNonTopicContent().en.messages.sentence
  const answers = await converse('en', ['Leo made his bed', 'wait, how do I get him to tidy up?'])
  expect(answers[1]?.text).not.toBe(changeCards)
  const [first] = await converse('en', ['no wait, he was scared yesterday'])
  expect(first?.text).not.toBe(changeCards)
})
