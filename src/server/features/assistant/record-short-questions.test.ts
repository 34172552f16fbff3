import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { addMoment } from '#shared/moments/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import {
  award,
  createChild,
  createReward,
  createSkill,
  deduct,
  recordScore,
  redeem,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

const titlesOf = {
  en: { swim: 'Swimming', unit: 'laps', run: 'Run 5 km', minutes: 'minutes', zoo: 'Zoo', ice: 'Ice cream', hit: 'Hit' },
  es: {
    swim: 'Nadar',
    unit: 'largos',
    run: 'Correr 5 km',
    minutes: 'minutos',
    zoo: 'Zoológico',
    ice: 'Helado',
    hit: 'Pegó',
  },
  zh: { swim: '游泳', unit: '趟', run: '跑5公里', minutes: '分钟', zoo: '去动物园', ice: '冰淇淋', hit: '打人' },
} as const

/** Creates a family on Friday, 4 December 2026 with Mia, who swims and runs, and Leo, who saves for the zoo; both began two weeks ago. */
const createSiblings = async (language: Locale) => {
  const titles = titlesOf[language]
  const { app, ana, childId } = await createAppWithChild()
  const { id: leoId } = await createChild(ana.call, 'Leo')
  const swim = await createSkill(ana.call, childId, { title: titles.swim, targetValue: 20, targetUnit: titles.unit })
  const run = await createSkill(ana.call, childId, { title: titles.run, targetValue: 40, targetUnit: titles.minutes })
  const habit = await createHabit(ana.call, childId, { title: 'Violin', targetDays: 30 })
  await createReward(ana.call, leoId, 200, titles.zoo)
  await createReward(ana.call, leoId, 40, titles.ice)
  for (const score of [8, 11]) await recordScore(ana.call, swim.id, score)
  for (const score of [24, 31]) await recordScore(ana.call, run.id, score)
  const moment = { childId, weather: 'rainy', mood: 'calm', date: '2026-11-18' } as const
  await ana.call(addMoment, { body: moment })
  await ana.call(addMoment, { body: { ...moment, weather: 'sunny', mood: 'angry' } })
  await award(ana.call, leoId, 35)
  await deduct(ana.call, leoId, 3, titles.hit)
  app.clock.forward({ days: 14 })
  const { call } = await app.session(ana.userId)
  await recordScore(call, swim.id, 14)
  await checkIn(call, habit.id, '2026-12-01')
  const converse = async (messages: readonly string[]) => {
    const texts: string[] = []
    let context: ChatContext | undefined
    for (const message of messages) {
      const member = await app.session(ana.userId)
      const answer = await askAssistant(member, { childId, message, language, ...(context && { context }) })
      texts.push(answer.text)
      context = answer.context
    }
    return texts
  }
  return { call, childId, leoId, converse }
}

test.for([
  ['en', ['how far off the zoo is leo', 'and the ice cream?'], [/^Not yet: Zoo/, /^Not yet: Ice cream .* 8 more/]],
  ['es', ['¿cuánto le falta a leo para el zoo?', '¿y el helado?'], [/^Todavía no: Zoológico/, /Helado .* Faltan 8/]],
  ['zh', ['Leo离去动物园还差多少分', '冰淇淋呢'], [/“去动物园”要200分/, /“冰淇淋”要40分.*还差8分/]],
  [
    'en',
    ['how far off the zoo is leo', 'and a puppy?'],
    [/^Not yet: Zoo/, /^Leo has 32 points\. I find no reward by that name/],
  ],
  ['en', ["what's mia's best at swimming", 'and the zoo for leo?'], [/^Mia, “Swimming”/, /^Not yet: Zoo/]],
  [
    'en',
    ['what is the most laps mia ever swam', 'when was that', 'and before that?'],
    [/14 laps/, /14 laps on/, /8 laps/],
  ],
  [
    'es',
    ['¿cuál es el récord de largos de mia?', '¿qué día fue?', '¿y antes?'],
    [/14 largos/, /14 largos el/, /8 largos/],
  ],
  ['zh', ['Mia游泳最多游了几趟', '哪天的', '还有没有更早的'], [/14趟/, /14趟是12月/, /8趟/]],
  ['en', ['how many points does mia have', 'and the other one?'], [/^Mia has/, /^Leo has 32 points/]],
  ['es', ['¿cuántos puntos tiene mia?', '¿y su hermano?'], [/^Mia/, /^Leo tiene 32 puntos/]],
  ['zh', ['Mia现在多少分了', '弟弟呢'], [/^Mia/, /^Leo有32分/]],
  [
    'en',
    ['can leo get the ice cream yet', 'how many more then'],
    [/^Not yet: Ice cream/, /^Not yet: Ice cream .* 8 more/],
  ],
  ['en', ['how many points does leo have', 'why so few?', 'what does mia do well?'], [/32 points/, /Hit/, /Mia/]],
  ['es', ['¿q ha hecho mia hoy?'], [/^Mia, hoy/]],
] as const)('a short follow-up is about what was told in %s: %s [AST-53]', async ([language, messages, expected]) => {
  const { converse } = await createSiblings(language)
  expect(await converse(messages)).toEqual(expected.map((text) => expect.stringMatching(text)))
})

test.for([
  ['en', ["how was leo's month", 'and compared to the one before?'], /^Leo in figures, this month and last month/],
  ['es', ['resúmeme el mes de leo', '¿y comparado con el anterior?'], /^Leo en cifras, este mes y el mes pasado/],
  ['zh', ['总结一下Leo这个月', '跟上个月比呢'], /^Leo这个月和上个月到同一天的数字/],
  [
    'en',
    ['how often did leo hit in november', 'compared to the month before?'],
    /^Leo, “Hit”: once in November, 0 times in October/,
  ],
] as const)(
  'a follow-up sets it beside the time before in %s: %s [AST-103]',
  async ([language, messages, expected]) => {
    const { converse } = await createSiblings(language)
    expect((await converse(messages)).at(-1)).toMatch(expected)
  },
)

test.for([
  ['en', 'how much is the zoo', /^Not yet: Zoo costs 200 points, and Leo has 32 points/],
  ['es', '¿cuánto cuesta el zoo?', /^Todavía no: Zoológico cuesta 200 puntos y Leo tiene 32 puntos/],
  ['zh', '去动物园要多少分', /^还不够：“去动物园”要200分，Leo有32分/],
] as const)(
  'what only another child has is told of that child in %s: %s [AST-51]',
  async ([language, message, expected]) => {
    const { converse } = await createSiblings(language)
    expect((await converse([message])).join('')).toMatch(expected)
  },
)

test.for([
  [
    'en',
    'what mood was mia in on rainy days',
    /^Mia, in the last 90 days, on rainy days: calm \(once\), from 1 moment\.$/,
  ],
  [
    'es',
    '¿de qué ánimo estaba mia los días de lluvia?',
    /en días de lluvia: calma \(una vez\); en total, 1 momento\.$/,
  ],
  ['zh', '下雨天Mia心情怎么样', /^Mia最近90天的雨天：平静（1次），一共1篇日记。$/],
  ['en', "what was mia's mood when it snowed", /^No moment on snowy days is noted for Mia/],
  ['zh', 'Mia是不是晴天更开心', /晴天：生气（1次），一共1篇日记。.*其他日子1篇日记：好的1次/],
] as const)('moods are told of the days with a weather in %s: %s [AST-50]', async ([language, message, expected]) => {
  const { converse } = await createSiblings(language)
  expect((await converse([message])).join('')).toMatch(expected)
})

test.for([
  [
    'en',
    'who took points off leo in november',
    /^Points taken off Leo in November:\n• “Hit”, −3 points: \S+, Friday 20 November\.$/,
  ],
  [
    'es',
    '¿quién le quitó puntos a leo en noviembre?',
    /^Puntos descontados a Leo en noviembre:\n• «Pegó», −3 puntos: /,
  ],
  ['zh', '十一月谁扣了Leo的分', /^Leo十一月被扣的分：\n• “打人”−3分：/],
  ['en', 'who took 10 points off leo on monday, me or tom?', /^No points were taken off Leo on Monday 30 November\.$/],
  ['en', 'did tom give leo any points in november', /^Points for Leo in November:\n• “Fed the cat”, 35 points: /],
  ['zh', '周一谁扣了Leo的分，是我还是汤姆', /^Leo11月30日星期一没有被扣分。$/],
] as const)(
  'whose points they were is told entry by entry in %s: %s [AST-50]',
  async ([language, message, expected]) => {
    const { converse } = await createSiblings(language)
    expect((await converse([message])).join('')).toMatch(expected)
  },
)

test('what a redeemed reward costs is not taken off', async () => {
  const { call, leoId, converse } = await createSiblings('en')
  await redeem(call, await createReward(call, leoId, 10, 'Sticker'))
  expect(await converse(['who took points off leo today'])).toEqual(['No points were taken off Leo today.'])
})

test.for([
  ['en', 'which badges has mia got and which one is nearest', /^Mia has .*Next: /],
  ['en', 'which badge is nearest for mia, and which does she have already', /^Mia’s next badge is .*\. Mia has /],
  ['en', 'which badges is mia still missing', /^Mia does not have these yet: .* Next: /],
  ['es', '¿qué insignias le faltan a mia?', /^A Mia le faltan: .* La siguiente: /],
  ['zh', 'Mia还缺哪些徽章', /^Mia还没有的：.*下一枚：/],
] as const)('badges are told as they are asked for in %s: %s [AST-50]', async ([language, message, expected]) => {
  const { converse } = await createSiblings(language)
  expect((await converse([message])).join('')).toMatch(expected)
})

test.for([
  ['en', "what's her best swimming and how many to go till 20", /the target 20 laps\. 6 to go to 20 laps\./],
  ['en', 'how many laps till 18', /4 to go to 18 laps\./],
  ['es', '¿cuántos largos le faltan a mia para 20?', /Para 20 largos faltan 6\./],
  ['zh', 'Mia游泳离20趟还差几趟', /离20趟还差6趟。/],
  [
    'en',
    'is mia getting faster at the 5k',
    /from 24 minutes to 31 minutes.* Where a shorter time is better, the best is 24 minutes/,
  ],
  ['zh', 'Mia跑5公里越来越快了吗', /越快越好的话，最好成绩是24分钟/],
] as const)('a challenge is told with what is missing in %s: %s [AST-50]', async ([language, message, expected]) => {
  const { converse } = await createSiblings(language)
  expect((await converse([message])).join('')).toMatch(expected)
})

test.for([
  ['en', 'which habit went worst this week', /^“Violin” had the fewest days this week: done on 1 of \d\.$/],
  ['es', '¿qué hábito flaqueó esta semana?', /^«Violin» es el que menos días lleva esta semana: hecho 1 de \d\.$/],
  ['zh', '这礼拜哪个习惯掉链子', /^“Violin”这周做得最少：\d天里做了1天。$/],
] as const)(
  'the weakest habit of a week is that of its days in %s: %s [AST-50]',
  async ([language, message, expected]) => {
    const { converse } = await createSiblings(language)
    expect((await converse([message])).join('')).toMatch(expected)
  },
)

test('what was spent stays what is asked about, also of a year [AST-53]', async () => {
  const { call, childId, leoId, converse } = await createSiblings('en')
  await redeem(call, await createReward(call, leoId, 10, 'Sticker'))
  await award(call, childId, 40)
  await deduct(call, childId, 5)
  await redeem(call, await createReward(call, childId, 20, 'Book'))
  const texts = await converse(['how many points have they all got', 'how many did each spend this year', 'and mia?'])
  const mia = /Mia, this year: 20 points spent on rewards \(4 Dec Book −20\)\. Now there are \d+ points\.$/
  const expected = [/^Mia has/, /Leo, this year: 10 points spent on rewards/, mia]
  expect(texts).toEqual(expected.map((text) => expect.stringMatching(text)))
})

test.for([
  ['en', "he's started biting again when another kid takes his ice cream off him"],
  ['en', 'when the little one takes the ice cream from the big one he hits her'],
  ['es', 'ha vuelto a morder cuando otro niño le quita el helado'],
  ['zh', '别的小朋友抢他冰淇淋他又开始咬人了'],
] as const)('who tells of what happened is not told a price in %s: %s', async ([language, message]) => {
  const { converse } = await createSiblings(language)
  expect((await converse([message])).join('')).not.toMatch(/costs|cuesta|要40分/)
})

test.for([
  ['en', 'Leo comes out of bed five times every night', 'What did Mia do well this week?', /^Mia, this week: /],
  ['es', 'Leo se levanta de la cama cinco veces cada noche', '¿Qué hizo bien Mia esta semana?', /^Mia, esta semana: /],
  ['zh', 'Leo每天晚上下床五次', '这周Mia做得好的有什么？', /^Mia这周：/],
] as const)(
  'a question about the record is no reply to what was said about a topic in %s [AST-48]',
  async ([language, topic, message, expected]) => {
    const { converse } = await createSiblings(language)
    expect((await converse([topic, message])).at(-1)).toMatch(expected)
  },
)
