import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { converse } from '#server/testing/converse.ts'

test.for<[Locale, string, string, string]>([
  [
    'en',
    'he hit a kid at kindergarten today',
    'the teacher said he also bit someone last week. nobody told me',
    'hitting-biting',
  ],
  ['en', 'she eats pasta, bread and cucumber, that is it', 'so do I cook separate for her or not??', 'picky'],
  ['en', 'every hair wash is screaming', 'its the water in the eyes i think, or the combing, idk', 'hair-washing'],
  ['en', 'he only wants daddy, daddy has to do everything', 'its been like 2 months', 'only-mum'],
  ['en', 'our cat died this morning, how do i tell her', 'can i say she went to sleep', 'grief'],
  ['en', 'bedtime is a fight every evening', 'and how do I get her to fall asleep on her own?', 'bedtime'],
  ['zh', '作业写不完', '那他还是不主动怎么办', 'homework'],
])('in %s after “%s” the reply “%s” is about %s [AST-43]', async ([language, first, reply, topic]) => {
  const answers = await converse(language, [first, reply])
  expect(answers.map(({ context }) => context?.topic)).toEqual([topic, topic])
})

test.for<[Locale, string, string, string]>([
  ['en', 'im so tired', 'no its not just today. its every day', 'parent-calm'],
  ['es', 'estoy agotada', 'no es solo hoy, es todos los días', 'parent-calm'],
])(
  'in %s what a parent says of himself, “%s”, can be gone on from: “%s” [AST-82]',
  async ([language, first, reply, topic]) => {
    const answers = await converse(language, [first, reply])
    expect(answers.at(-1)?.context?.topic).toBe(topic)
  },
)

test.for<[Locale, string, string, string]>([
  ['en', 'she is scared of the dark', 'Mia hit Leo', 'hitting-biting'],
  [
    'en',
    'the teacher does not listen to me',
    'i shouted at them tonight and i feel like a terrible mum',
    'parent-calm',
  ],
  ['en', 'they fight about everything. today he threw a shoe at her', 'mia never listens', 'not-listening'],
  ['en', 'homework takes two hours', 'do you have something for a rainy sunday', 'boredom'],
  ['zh', '作业写不完', '今天下雨在家玩什么', 'boredom'],
])('in %s after “%s” the message “%s” is about %s [AST-43]', async ([language, first, message, topic]) => {
  const answers = await converse(language, [first, message])
  expect(answers.at(-1)?.context?.topic).toBe(topic)
})

test('in a conversation a question about the app is answered [AST-80]', async () => {
  const [, answer] = await converse('en', ['she is scared of the dark', 'Can my husband use it on his own phone?'])
  expect(answer?.text).toMatch(/^Everyone in the family/)
})

test('after an answer about health, what to say to the child comes from the topic nearest to it [AST-36]', async () => {
  const first = 'she doesnt want to go to school, stomach ache every morning'
  const [health, words] = await converse('en', [first, 'ok and what do I say to her tomorrow morning?'])
  expect([health?.context?.health, words?.context?.topic]).toEqual([expect.any(String), expect.any(String)])
})

test('a message without known words gets no answer about the topic of the conversation [AST-43]', async () => {
  const [, answer] = await converse('en', ['switching off the tablet always ends in tears', 'asdf qwer'])
  expect(answer?.text).not.toMatch(/Screens/)
})

test.each(['our cat died, what do we do on the day of the burial', 'what do i do this evening if she bites again'])(
  'what is asked for a day is no wish for ideas: %s [AST-115]',
  async (message) => {
    const [answer] = await converse('en', [message])
    expect(answer?.context?.topic).not.toBe('boredom')
  },
)

test('no answer assumes what a parent has not said [AST-106]', async () => {
  const [answer] = await converse('en', ['they fight about everything. today he threw a shoe at her'])
  expect(answer?.text).not.toMatch(/^Shouted/)
})

test('who hates school does not say “I hate you” [AST-20]', async () => {
  const [answer] = await converse('en', ['he says he hates school and nobody plays with him'])
  expect(answer?.context?.topic).toBe('friends')
})

test('a parent who thanks and blames himself has not said that an idea failed [AST-43]', async () => {
  const [, answer] = await converse('es', ['le grito cada noche', 'gracias. es que siento que lo hago todo mal'])
  expect(answer?.text).not.toMatch(/^Eso cansa/)
  const [, thanks] = await converse('zh', ['吼完孩子很后悔', '唉 算了 谢谢你听我说'])
  expect(thanks?.text).not.toMatch(/^界限/)
})

test('after an answer about health, when to call is no question about work [AST-36]', async () => {
  const [, answer] = await converse('en', ['he has not done a poo for four days now', 'when do i call the dr'])
  expect(answer?.text).toMatch(/^More than this I can’t say from here/)
})

test('homework that takes until ten is no question for a doctor [AST-36]', async () => {
  const [answer] = await converse('zh', ['写作业磨蹭到十点 每天都这样 怎么办'])
  expect(answer?.context?.topic).toBe('homework')
})

test('a parent who got loud gets what helps parents, where nothing else is surely meant [AST-101]', async () => {
  const [answer] = await converse('en', ['i got really loud with her. now shes in her room and wont talk'])
  expect(answer?.context?.topic).toBe('parent-calm')
})

test.for<[Locale, string, string, string]>([
  ['en', 'she eats pasta, bread and cucumber, that is it', 'im so tired i could cry', 'picky'],
  ['es', 'no quiere comer verduras ni fruta', 'estoy agotada', 'picky'],
  ['zh', '作业写不完', '我真的好累', 'homework'],
])(
  'in %s after “%s” a parent’s “%s” is answered about the parent [AST-115]',
  async ([language, first, sigh, topic]) => {
    const answers = await converse(language, [first, sigh])
    expect(answers.map((answer) => answer.context?.topic)).toEqual([topic, 'parent-calm'])
  },
)

test('a question beside it stays with the child [AST-115]', async () => {
  const message = '我真的好累，每天晚上陪他写作业写到十点还写不完，到底该怎么让他快一点'
  const answers = await converse('zh', ['作业写不完', message])
  expect(answers[1]?.context?.topic).toBe('homework')
})
