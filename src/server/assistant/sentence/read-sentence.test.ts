import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, judgeReading, readSentenceCases, sentenceToday } from '#server/testing/sentence-cases.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'
import { readSentence } from './read-sentence.ts'

// Written to stdout, because the console fails a test.
const print = (line: string) => process.stdout.write(`${line}\n`)

const findChild = ({ children }: KnownFamily, name: string | undefined): KnownChild => {
  const child = name === undefined ? children[0] : children.find((one) => one.name === name)
  if (!child) throw new Error(`There is no child ${name ?? ''}.`)
  return child
}

const createFamily = (language: Locale) => createCaseFamily(readSentenceCases(language).children, language)

const read = (text: string, language: Locale = 'en', family = createFamily(language), name?: string) =>
  readSentence({ text, language, family, child: findChild(family, name) })

/** Returns how well the sentences of a language are understood, with those that are not. */
const measure = (language: Locale) => {
  const family = createFamily(language)
  const results = readSentenceCases(language).cases.map((one) => {
    const reading = read(one.say, language, family, one.on)
    const ticked = reading.proposals.filter(({ isSure }) => isSure).length
    return { one, ticked, ...judgeReading(one, reading) }
  })
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((n, result) => n + count(result), 0)
  const acts = sum(({ one }) => one.acts.length)
  return {
    found: 1 - sum(({ missed }) => missed.length) / acts,
    wrong: sum(({ wrongTicked }) => wrongTicked.length) / sum(({ ticked }) => ticked),
    summary: `${acts - sum(({ missed }) => missed.length)} of ${acts} acts, ${sum(({ wrongTicked }) => wrongTicked.length)} of ${sum(({ ticked }) => ticked)} ticked ones wrong`,
    failed: results
      .filter(({ missed, wrongTicked }) => missed.length + wrongTicked.length > 0)
      .map(({ one }) => one.say),
  }
}

describe.each(locales)('in %s', (language) => {
  test('at least 95 % of the acts of the sentences are proposed, and at most 2 % of the ticked ones are wrong [AST-62]', () => {
    const { found, wrong, summary, failed } = measure(language)
    print(`  sentences in ${language}: ${summary}${failed.map((say) => `\n    ${say}`).join('')}`)
    expect(found).toBeGreaterThanOrEqual(0.95)
    expect(wrong).toBeLessThanOrEqual(0.02)
  })
})

const describeActs = (text: string, ...rest: [Locale?, KnownFamily?, string?]) =>
  read(text, ...rest).proposals.map((proposal) => [
    proposal.isSure,
    proposal.kind,
    proposal.childId,
    'title' in proposal ? proposal.title : '',
  ])

test.for<[Locale, string]>([
  ['en', 'hello, please note: Noa ran'],
  ['es', 'hola, apunta esto: Noa corrió'],
  ['zh', '你好，记一下：诺诺跑步了'],
])('in %s a greeting at the beginning of a message records nothing [AST-62]', ([language, text]) => {
  const points = read(text, language).proposals.filter((one) => one.kind === 'behavior' && one.preset === 'greeting')
  expect(points).toEqual([])
})

test('“a” before the unit of a challenge is no sure score [AST-62]', () => {
  const { children, ...rest } = createFamily('en')
  const toTimesTables = ({ skills, ...child }: KnownChild): KnownChild => ({
    ...child,
    skills: skills.slice(1, 2).map((skill) => ({ ...skill, unit: 'right' })),
  })
  const { proposals } = read('Mia was in a right grump', 'en', { ...rest, children: children.map(toTimesTables) })
  expect(proposals.filter((one) => one.kind === 'score' && one.isSure)).toEqual([])
})

test.for([
  ['米娅刷牙了', 'en'],
  ['Mia se cepilló los dientes', 'zh'],
  ['Mia brushed her teeth', 'es'],
] as const)('“%s” is understood by a reader of %s [AST-60]', ([text, language]) => {
  const family = createFamily('en')
  const named = {
    ...family,
    children: family.children.map((child) => ({ ...child, aliases: child.name === 'Mia' ? ['米娅'] : [] })),
  }
  expect(describeActs(text, language, named)).toEqual([[true, 'check-in', 'Mia', 'Brush teeth']])
})

test('a quick behaviour has its points, other points make it a behaviour of its own [AST-63]', () => {
  const points = (text: string) =>
    read(text).proposals.map((one) => (one.kind === 'behavior' ? [one.title, one.points, one.preset] : one.kind))
  expect(points('Leo said hello')).toEqual([['Said hello', 10, 'greeting']])
  expect(points('Leo said hello, 3 points')).toEqual([['Said hello', 3, undefined]])
  expect(points('Leo helped set the table')).toEqual([['Helped set the table', 2, undefined]])
  expect(points('give Leo 10 points')).toEqual([['Surprise', 10, 'gift_10']])
})

test('hard behaviour is noted without points unless they are said, and a doubtful act is not ticked [AST-63]', () => {
  expect(describeActs('Leo hit his sister')).toEqual([[true, 'behavior', 'Leo', 'Hit his sister']])
  expect(read('Leo hit his sister').proposals).toMatchObject([{ points: 0 }])
  expect(describeActs('Leo hit his sister, minus 2')).toEqual([[true, 'behavior', 'Leo', 'Hit his sister']])
  expect(describeActs('I think Leo got dressed by himself')).toEqual([
    [false, 'check-in', 'Leo', 'Get dressed by himself'],
  ])
  expect(describeActs('Mia read for 5 minutes')).toEqual([[false, 'check-in', 'Mia', 'Read 15 minutes']])
})

test('a child whose name has a hyphen or other signs is found [AST-60]', () => {
  const [mia] = createFamily('en').children
  for (const name of ['Ana-Sofía', "'-alert(6)-'", 'Zoë O’Neill-Íñiguez'])
    expect(
      read(`${name} brushed her teeth`, 'en', { today: sentenceToday, children: mia ? [{ ...mia, name }] : [] }),
    ).toMatchObject({ proposals: [{ kind: 'check-in', title: 'Brush teeth' }] })
})

test('what was done and is in no list is a behaviour, if it is good ticked beside a hard one only, or a part of the story of a moment [AST-63]', () => {
  expect(describeActs('Leo found a blue stone and spilled milk on purpose')).toEqual([
    [true, 'behavior', 'Leo', 'Found a blue stone'],
    [true, 'behavior', 'Leo', 'Spilled milk on purpose'],
  ])
  expect(describeActs('Leo was so happy, he found a blue stone')).toEqual([[false, 'moment', 'Leo', '']])
})

test('complaints, what always happens and what others did are no deeds [AST-64]', () => {
  for (const text of ['Homework takes forever', 'Mia always brushes her teeth', 'cat fed by me', 'I dressed Leo'])
    expect(describeActs(text)).toEqual([])
})

test('a plan ends where another day is named, or with a “but” [AST-64]', () => {
  for (const text of ['she wants to read tomorrow, today she laid the table', 'she hopes to read but laid the table'])
    expect(describeActs(text)).toEqual([[true, 'check-in', 'Mia', 'Lay the table']])
})

test('points that are given for a deed afterwards are those of the deed [AST-63]', () => {
  const points = (text: string) => read(text).proposals.map((one) => ('points' in one ? one.points : null))
  expect(points('Leo hit his sister. 3 off for hitting')).toEqual([-3])
  expect(points('Mia pinched Leo, Leo bit Mia, I took 5 from each')).toEqual([-5, -5])
})

test('a number goes on from the challenge before, and a day begins a new clause [AST-62]', () => {
  const scores = (text: string) =>
    read(text).proposals.map((one) => (one.kind === 'score' ? [one.value, one.day] : one.kind))
  const expected = [
    [13, '2026-11-23'],
    [14, '2026-11-25'],
  ]
  expect(scores('Monday 13 laps, yesterday 14')).toEqual(expected)
  expect(scores('Monday 13 laps yesterday 14 laps')).toEqual(expected)
})

test('a day at the end holds for both parts that a word such as “and” links [AST-64]', () => {
  expect(read('Mia brushed her teeth and read yesterday').proposals.map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-25',
  ])
})

test('what is not done proposes a rest at most, wherever the sentence says so [AST-64]', () => {
  for (const text of ['reading not yet', 'reading ❌', 'reading no'])
    expect(read(text).proposals.filter(({ kind }) => kind !== 'rest')).toEqual([])
})

test('numbers are understood in words [AST-62]', () => {
  const findValues = (text: string, language: Locale = 'en') =>
    read(text, language).proposals.flatMap((one) => (one.kind === 'score' ? [one.value] : []))
  expect(findValues('Mia swam thirty-four laps')).toEqual([34])
  expect(findValues('Mia swam twenty laps')).toEqual([20])
  expect(findValues('Mia nadó treinta y un largos', 'es')).toEqual([31])
})

test('a name after “helped” or “to” is not whom the sentence is about [AST-62]', () => {
  expect(describeActs('Noa helped Leo')).toMatchObject([[true, 'behavior', 'Noa', 'Helped someone']])
  expect(describeActs('yesterday Leo said sorry to Mia')).toMatchObject([
    [false, 'behavior', 'Leo', 'Said sorry to Mia'],
  ])
})

test('days are those within reach; what happened earlier is left [AST-64]', () => {
  const days = (text: string) => read(text).proposals.map(({ day }) => day)
  expect(sentenceToday).toBe('2026-11-26')
  expect(days('Mia read today')).toEqual(['2026-11-26'])
  expect(days('Mia read on Friday and yesterday')).toEqual(['2026-11-20', '2026-11-25'])
  const { proposals, leftovers } = read('Mia read two weeks ago')
  expect([proposals, leftovers.map(({ words }) => words)]).toEqual([[], ['Mia read two weeks ago']])
})

test('what is done already, completed, planned, asked or not done is not proposed as done [AST-64]', () => {
  const family = createFamily('en')
  const withHabits = (change: object) => ({
    ...family,
    children: family.children.map((child) => ({
      ...child,
      habits: child.habits.map((habit) => ({ ...habit, ...change })),
    })),
  })
  const kinds = (text: string, of = family) => read(text, 'en', of).proposals.map(({ kind }) => kind)
  expect(kinds('Mia read', withHabits({ doneDays: new Set([sentenceToday]) }))).toEqual([])
  expect(kinds('Mia read', withHabits({ isCompleted: true }))).toEqual(['behavior'])
  expect(kinds('Mia did not read', withHabits({ isCompleted: true }))).toEqual([])
  expect(kinds('Mia will read tomorrow')).toEqual([])
  expect(kinds('Did Mia read?')).toEqual([])
  expect(kinds('Mia did not read')).toEqual(['rest'])
})

test('what is not understood stays visible with its words [AST-65]', () => {
  const { proposals, leftovers } = read('Mia read 20 minutes. Leo has a blue stone.')
  expect(proposals).toHaveLength(1)
  expect(leftovers).toEqual([{ words: 'Leo has a blue stone', childId: 'Leo', day: sentenceToday }])
})

test('a reward that the points do not cover is not ticked', () => {
  expect(describeActs('Mia bought the stickers and Leo bought the stickers')).toEqual([
    [true, 'redeem', 'Mia', 'Stickers'],
    [false, 'redeem', 'Leo', 'Stickers'],
  ])
})

test('2,000 characters about fifty children with twenty habits are read into 30 acts at most [AST-66]', () => {
  const [first] = createFamily('en').children
  if (!first) throw new Error('There is no child.')
  const children = Array.from({ length: 50 }, (_, n) => ({
    ...first,
    id: `child ${n}`,
    name: `Child${n}`,
    habits: Array.from({ length: 20 }, (_, at) => ({
      ...first.habits[0],
      id: `${n}-${at}`,
      title: `Habit number ${at} of ${n}`,
      titles: [`Habit number ${at} of ${n}`],
      points: 2,
      isCompleted: false,
      doneDays: new Set<string>(),
      restDays: new Set<string>(),
    })),
  }))
  const family = { today: sentenceToday, children }
  for (const sentence of [
    'Child7 brushed her teeth and read, ',
    'everybody brushed their teeth, ',
    'brush hit read 3 points not ',
  ]) {
    const text = sentence.repeat(100).slice(0, 2000)
    expect(read(text, 'en', family).proposals.length).toBeLessThanOrEqual(30)
  }
})
