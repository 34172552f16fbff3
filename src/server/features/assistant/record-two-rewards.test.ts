import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { award, createChild, createReward } from '#server/testing/factories.ts'

const titlesOf = {
  en: { first: 'Cinema with dad', second: 'Sleepover' },
  es: { first: 'Tarde de cine', second: 'Fiesta de pijamas' },
  zh: { first: '看电影', second: '去朋友家过夜' },
} as const

/** Creates a family in which Mia has 60 points and Leo 8, with a reward of 50 points and one of 120 for each. */
const createTwoRewards = async (language: Locale) => {
  const { app, ana, childId } = await createAppWithChild()
  const { id: leoId } = await createChild(ana.call, 'Leo')
  const { first, second } = titlesOf[language]
  for (const id of [childId, leoId]) {
    await createReward(ana.call, id, 50, first)
    await createReward(ana.call, id, 120, second)
  }
  await award(ana.call, leoId, 8)
  for (let week = 0; week < 4; week++) {
    const { call } = await app.session(ana.userId)
    await award(call, childId, 15)
    app.clock.forward({ days: 7 })
  }
  const member = await app.session(ana.userId)
  const converse = async (messages: readonly string[]) => {
    const texts: string[] = []
    let context: ChatContext | undefined
    for (const message of messages) {
      const answer = await askAssistant(member, { childId, message, language, ...(context && { context }) })
      texts.push(answer.text)
      context = answer.context
    }
    return texts
  }
  return { converse }
}

const answerOf = {
  en: /^Cinema with dad costs 50 points: of the 60 points that Mia has, 10 points would be left\. For Sleepover \(120 points\), 110 more would then be needed\. At the present pace that takes about \d+ days\.$/,
  es: /^Tarde de cine cuesta 50 puntos: Mia tiene 60 puntos y le quedarían 10 puntos\. Para Fiesta de pijamas \(120 puntos\) faltarían entonces 110\. Al ritmo actual, aproximadamente \d+ días\.$/,
  zh: /^“看电影”要50分，Mia有60分，换完还剩10分。再换“去朋友家过夜”（120分）还差110分。按现在的速度大约要\d+天。$/,
} as const

test.for([
  ['en', 'if she takes the cinema now how much is she short for the sleepover'],
  ['en', 'how much is she short for the sleepover if she takes the cinema now?'],
  ['en', 'how many points are missing for the sleepover after the cinema?'],
  ['es', 'si coge el cine ahora, ¿cuánto le falta para la fiesta de pijamas?'],
  ['es', '¿cuánto le falta para la fiesta de pijamas si canjea ahora el cine?'],
  ['zh', '如果她现在换看电影，离去朋友家过夜还差多少分'],
  ['zh', 'Mia先换看电影的话，还差多少分能换去朋友家过夜'],
] as const)('two rewards are told one after the other in %s: %s [AST-104]', async ([language, message]) => {
  const { converse } = await createTwoRewards(language)
  const [text] = await converse([message])
  expect(text).toMatch(answerOf[language])
})

test.for([
  [
    'en',
    'if leo takes the cinema now how much is he short for the sleepover',
    /^Cinema with dad costs 50 points, and Leo has 8 points: 42 more are needed for it alone\. With Sleepover \(120 points\), 162 more are needed in all\./,
  ],
  [
    'es',
    'si leo coge el cine ahora, ¿cuánto le falta para la fiesta de pijamas?',
    /^Tarde de cine cuesta 50 puntos y Leo tiene 8 puntos: solo para eso faltan 42\. Con Fiesta de pijamas \(120 puntos\) faltan en total 162\./,
  ],
  [
    'zh',
    '如果Leo现在换看电影，离去朋友家过夜还差多少分',
    /^“看电影”要50分，Leo有8分，光这个就还差42分。加上“去朋友家过夜”（120分）一共还差162分。/,
  ],
] as const)(
  'a first reward that cannot be had is told with what it is short of in %s [AST-104]',
  async ([language, message, expected]) => {
    const { converse } = await createTwoRewards(language)
    const [text] = await converse([message])
    expect(text).toMatch(expected)
  },
)

test('a title within another one is no second reward [AST-104]', async () => {
  const { ana, childId } = await createAppWithChild()
  await createReward(ana.call, childId, 50, 'Cinema')
  await createReward(ana.call, childId, 70, 'Cinema with popcorn')
  const { text } = await askAssistant(ana, { childId, message: 'can we afford the cinema with popcorn' })
  expect(text).toMatch(/^Not yet: Cinema/)
})

test('one reward is still one, and another child’s is the one with its title [AST-53]', async () => {
  const { converse } = await createTwoRewards('en')
  const [mia, leo] = await converse(['how many points are missing for the sleepover', 'and leo?'])
  expect(mia).toMatch(/^Not yet: Sleepover costs 120 points, and Mia has 60 points\. 60 more/)
  expect(leo).toMatch(/^Not yet: Sleepover costs 120 points, and Leo has 8 points\. 112 more/)
})
