import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { undoAct } from '#shared/acts/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { award, createChild, createSkill, deduct, recordScore } from '#server/testing/factories.ts'

const hitTitles = { en: 'Hit', es: 'Pegó', zh: '打人' } as const

/** Creates a family on 21 January 2027 with what Leo and Mia have done under a title in November and December. */
const createFamilyOfHits = async (title: string) => {
  const { app, ana, childId } = await createAppWithChild()
  const { id: leoId } = await createChild(ana.call, 'Leo')
  await createChild(ana.call, 'Noa')
  const { actId } = await deduct(ana.call, leoId, 3, title)
  await ana.call(undoAct, { params: { id: actId } })
  for (let n = 0; n < 3; n++) await deduct(ana.call, leoId, 3, title)
  await deduct(ana.call, childId, 3, title)
  app.clock.forward({ days: 30 })
  const later = await app.session(ana.userId)
  for (let n = 0; n < 2; n++) await deduct(later.call, leoId, 3, title)
  for (let n = 0; n < 5; n++) await deduct(later.call, childId, 3, title)
  await award(later.call, childId, 35)
  app.clock.forward({ days: 32 })
  return { app, childId, leoId, member: await app.session(ana.userId) }
}

type Family = Awaited<ReturnType<typeof createFamilyOfHits>>

/** Returns the texts of the answers to a conversation. */
const converse = async ({ member, childId }: Family, language: Locale, messages: readonly string[]) => {
  const texts: string[] = []
  let context: ChatContext | undefined
  for (const message of messages) {
    const answer = await askAssistant(member, { childId, message, language, ...(context && { context }) })
    texts.push(answer.text)
    context = answer.context
  }
  return texts
}

test.for([
  [
    'en',
    ['how often did Leo hit in november', 'and mia?', 'and in december?', 'and leo?'],
    [/3 times/, /once/, /5 times/, /twice/],
  ],
  [
    'es',
    ['¿cuántas veces pegó Leo en noviembre?', '¿y mia?', '¿y en diciembre?', '¿y leo?'],
    [/3 veces/, /una vez/, /5 veces/, /2 veces/],
  ],
  ['zh', ['Leo十一月打人几次', 'Mia呢', '那十二月呢', 'Leo呢？'], [/3次/, /1次/, /5次/, /2次/]],
] as const)(
  'a follow-up in %s about another child or month counts the same deed [AST-53]',
  async ([language, messages, counts]) => {
    const title = hitTitles[language]
    const texts = await converse(await createFamilyOfHits(title), language, messages)
    for (const [n, text] of texts.entries()) {
      expect(text).toMatch(counts[n] ?? /never/)
      expect(text).toContain(title)
    }
  },
)

test.for([
  [
    'en',
    'Hit brother',
    ['how many times did mia hit in november', 'and Leo?', 'and noa?', 'and mia?'],
    /^Noa, in November 2026: “Hit brother” was not noted at all/,
  ],
  [
    'es',
    'Pegar a su hermano',
    ['¿cuántas veces pegó mia en noviembre?', '¿y Leo?', '¿y noa?', '¿y mia?'],
    /^Noa, en noviembre de 2026: «Pegar a su hermano» no está apuntado ni una vez/,
  ],
  [
    'zh',
    '打人（弟弟）',
    ['Mia十一月打人几次', 'Leo呢', 'Noa呢', 'Mia呢'],
    /^Noa2026年11月：“打人（弟弟）”一次也没有记/,
  ],
] as const)(
  'a child of whom nothing is counted keeps what is asked for in %s [AST-53]',
  async ([language, title, messages, none]) => {
    const [mia, leo, noa, again] = await converse(await createFamilyOfHits(title), language, messages)
    expect(leo).toContain(title)
    expect(noa).toMatch(none)
    expect(again).toBe(mia)
  },
)

test('“再上个月” is the month before the last one [AST-53]', async () => {
  const [last, before] = await converse(await createFamilyOfHits('打人'), 'zh', ['Leo上个月打人几次', '那再上个月呢'])
  expect(last).toBe('Leo上个月：“打人”2次。')
  expect(before).toBe('Leo2026年11月：“打人”3次。')
})

test('what nobody did is still what a follow-up asks for [AST-53]', async () => {
  const family = await createFamilyOfHits('Hit')
  const [first, second, third] = await converse(family, 'en', [
    'how often did noa hit in november',
    'and in december?',
    'and leo?',
  ])
  expect(first).toMatch(/^Noa, in November 2026: “Hit” was not noted at all/)
  expect(second).toMatch(/^Noa, in December 2026: “Hit” was not noted at all/)
  expect(third).toBe('Leo, in December 2026: “Hit” twice.')
})

test.for([
  ['en', 'Hit', 'how many times did she hit last month', /“Hit” 5 times/],
  ['en', 'Hit', 'did mia hit anyone last month?', /“Hit” 5 times/],
  ['en', 'Hitting', 'how often did she hit in december', /“Hitting” 5 times/],
  ['es', 'Pegó', 'cuántas veces pegó en diciembre', /«Pegó», 5 veces/],
  ['es', 'Pegar', '¿cuántas veces ha pegado el mes pasado?', /«Pegar», 5 veces/],
  ['es', 'Pega a su hermano', 'cuantas veces pego el mes pasado', /«Pega a su hermano», 5 veces/],
  ['zh', '打人', '上个月打人几次', /“打人”5次/],
  ['zh', '刷牙不认真', '上个月刷牙不认真有几次', /“刷牙不认真”5次/],
  ['zh', '打弟弟', '打弟弟这件事上个月有几次', /“打弟弟”5次/],
] as const)(
  'hard behaviour is counted by its title in %s: %s, %s [AST-52]',
  async ([language, title, message, counted]) => {
    const [text] = await converse(await createFamilyOfHits(title), language, [message])
    expect(text).toMatch(counted)
  },
)

test('a month of which no screen has loaded the acts is counted exactly [AST-50]', async () => {
  const { app, ana, childId } = await createAppWithChild()
  for (let n = 0; n < 60; n++) await deduct(ana.call, childId, 1, 'Hit')
  app.clock.forward({ days: 300 })
  const later = await app.session(ana.userId)
  for (let n = 0; n < 60; n++) await award(later.call, childId, 1)
  const { text } = await askAssistant(later, { childId, message: 'how often did she hit in november' })
  expect(text).toBe('Mia, in November 2026: “Hit” 60 times.')
})

test('a follow-up about another child keeps the challenge that was asked for [AST-53]', async () => {
  const family = await createFamilyOfHits('Hit')
  const { member, childId, leoId } = family
  for (const [id, score] of [
    [childId, 40],
    [leoId, 25],
  ] as const) {
    await recordScore(member.call, (await createSkill(member.call, id)).id, score)
    await createSkill(member.call, id, { title: 'Whistling' })
  }
  const [, leo] = await converse(family, 'en', ['what is her best jump rope', 'and leo?'])
  expect(leo).toMatch(/^Leo, “Jump rope”: the best is 25/)
  expect(leo).not.toContain('Whistling')
})
