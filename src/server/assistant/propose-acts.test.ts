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
  ['en', 'Great day today, Mia set the table and Leo made his bed!'],
  ['zh', '今天表现不错 Leo自己收了玩具，还摆了碗筷'],
  ['zh', '补记几条：Leo收了玩具，Mia摆了碗筷'],
])('in %s several deeds are proposed: “%s” [AST-67, AST-112]', async ([language, message]) => {
  const [answer] = await converse(language, [message])
  expect(answer?.sentence?.proposals.length).toBeGreaterThan(1)
})

test.for<[Locale, string]>([
  ['en', 'wait, how do I get him to tidy up?'],
  ['en', 'wait, does he have enough points for the ice cream?'],
  ['en', 'he screams when I take the tablet away'],
  ['en', 'sorry, I just lost it and shouted at him tonight'],
  ['en', 'sorry, one more thing: he is afraid of the dark'],
  ['en', 'the party was yesterday and now he is in tears'],
  ['es', 'Leo le quita los juguetes a su hermana'],
  ['es', 'su cumpleaños fue ayer y hoy no para de llorar'],
  ['es', 'espera, cuántos puntos tiene Mia?'],
  ['zh', '等等，Mia有多少分'],
  ['zh', '不是，我想问他不肯睡觉'],
])('in %s what corrects nothing that was proposed is answered as ever: “%s” [AST-112]', async ([language, message]) => {
  const { changeCards } = loadNonTopicContent()[language].messages.sentence
  const told = { en: 'Leo made his bed', es: 'Leo hizo la cama', zh: 'Leo收了玩具' }[language]
  const answers = await converse(language, [told, message])
  expect(answers[1]?.text).not.toBe(changeCards)
})

test('nothing is corrected where nothing was proposed [AST-112]', async () => {
  const [answer] = await converse('en', ['no wait, he was scared yesterday'])
  expect(answer?.text).not.toBe(loadNonTopicContent().en.messages.sentence.changeCards)
})
