import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { award, createChild, createReward, redeem } from '#server/testing/factories.ts'

/** Creates a family that has promised Mia a trip to the zoo, and Leo nothing. */
const createPromise = async (title: string) => {
  const { ana, childId } = await createAppWithChild()
  await createChild(ana.call, 'Leo')
  await award(ana.call, childId, 60)
  await redeem(ana.call, await createReward(ana.call, childId, 50, title))
  const ask = async (message: string, language: Locale) =>
    (await askAssistant(ana, { childId, message, language })).text
  return { ask }
}

const titleOf = { en: 'Trip to the zoo', es: 'Excursión al zoo', zh: '去动物园' } as const

const noneFor = {
  en: /^No open promise to Mia is recorded for that\.\nMia, promised and not given yet: Trip to the zoo \(since/,
  es: /^No consta ninguna promesa pendiente a Mia por eso\.\nMia, prometido y sin dar todavía: Excursión al zoo \(desde/,
  zh: /^没有为这件事答应Mia、还没给的记录。\nMia，答应了还没给的：去动物园（/,
} as const

test.for([
  ['en', 'did we promise her something for the 5k?'],
  ['en', 'did we promise mia anything for running the 5k'],
  ['en', 'have we promised her a sleepover?'],
  ['en', 'do we owe mia something for the dentist?'],
  ['es', '¿le prometimos algo por los 5 km?'],
  ['es', '¿le hemos prometido algo a mia por la carrera?'],
  ['es', '¿le prometimos una fiesta de pijamas?'],
  ['zh', '跑完五公里我们答应她什么了吗'],
  ['zh', '我们答应过Mia五公里的奖励吗'],
  ['zh', '我们答应过她去看电影吗'],
] as const)('what is named and not promised is said first in %s: %s [AST-105]', async ([language, message]) => {
  const { ask } = await createPromise(titleOf[language])
  expect(await ask(message, language)).toMatch(noneFor[language])
})

test.for([
  ['en', 'did we promise her the zoo?', /^Mia, promised and not given yet: Trip to the zoo/],
  ['en', 'what did we promise her', /^Mia, promised and not given yet/],
  ['en', 'did we promise her anything?', /^Mia, promised and not given yet/],
  ['en', 'what did we promise mia for this week?', /^Mia, promised and not given yet/],
  ['es', '¿le prometimos el zoo?', /^Mia, prometido y sin dar todavía: Excursión/],
  ['es', '¿qué le prometimos a mia?', /^Mia, prometido y sin dar/],
  ['zh', '我们答应过Mia去动物园吗', /^Mia，答应了还没给的：去动物园/],
  ['zh', '我们答应Mia什么了', /^Mia，答应了还没给的/],
] as const)(
  'what is promised, or not named, is told at once in %s: %s [AST-105]',
  async ([language, message, expected]) => {
    const { ask } = await createPromise(titleOf[language])
    expect(await ask(message, language)).toMatch(expected)
  },
)

test('to a child without promises both are said [AST-105]', async () => {
  const { ask } = await createPromise('Trip to the zoo')
  expect(await ask('did we promise leo something for the dentist?', 'en')).toBe(
    'No open promise to Leo is recorded for that.\nNothing is promised to Leo that was not given.',
  )
})

test.for([
  ['en', 'we promised her the beach and now it rains, she is screaming'],
  ['es', 'le prometimos ir a la playa y llueve, está gritando'],
  ['zh', '我们答应他去海边，结果下雨了，他一直哭闹'],
] as const)('who tells of a promise is not told what is promised in %s: %s [AST-105]', async ([language, message]) => {
  const { ask } = await createPromise(titleOf[language])
  expect(await ask(message, language)).not.toMatch(/not given|sin dar|答应了还没给/)
})
