import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, readSentenceCases, sentenceToday } from '#server/testing/sentence-cases.ts'
import type { KnownFamily, KnownHabit } from './known-family.ts'
import { readSentence } from './read-sentence.ts'

const createFamily = (language: Locale) => createCaseFamily(readSentenceCases(language).children, language)

const read = (text: string, language: Locale, family: KnownFamily) => {
  const [child] = family.children
  if (!child) throw new Error('There is no child.')
  return readSentence({ text, language, family, child })
}

const checkedIn: readonly [Locale, string, string, string, string][] = [
  ['en', 'Mia read 15 minutes', 'Read 15 minutes', 'Mia read 15 minutes and brushed her teeth', 'Brush teeth'],
  [
    'es',
    'Mia leyó 15 minutos',
    'Leer 15 minutos',
    'Mia leyó 15 minutos y se cepilló los dientes',
    'Cepillarse los dientes',
  ],
  ['zh', '米娅看了15分钟书', '阅读15分钟', '米娅看了15分钟书，还刷了牙', '刷牙'],
]

/** Returns the family with a habit of every child done on a day, or changed otherwise. */
const withHabit = (language: Locale, title: string, change: Partial<KnownHabit>): KnownFamily => {
  const family = createFamily(language)
  const toHabit = (habit: KnownHabit) => (habit.title === title ? { ...habit, ...change } : habit)
  return { ...family, children: family.children.map((child) => ({ ...child, habits: child.habits.map(toHabit) })) }
}

test.for(checkedIn)(
  'in %s a habit that is checked in on the day is named instead of a check-in: “%s” [AST-68]',
  ([language, text, title, both, other]) => {
    const done = withHabit(language, title, { doneDays: new Set([sentenceToday]) })
    const [mia] = done.children
    const already = { childId: mia?.id, habitId: title, title, day: sentenceToday, place: 0 }
    expect(read(text, language, done)).toMatchObject({ proposals: [], already: [already], leftovers: [] })
    expect(read(both, language, done)).toMatchObject({
      proposals: [{ id: '1', kind: 'check-in', title: other, isSure: true }],
      already: [already],
      leftovers: [],
    })
    expect(read(text, language, withHabit(language, title, { isCompleted: true })).already).toEqual([])
    expect(read(text, language, createFamily(language)).already).toEqual([])
  },
)

test('what is done already keeps its day, its words and its place among the acts [AST-68]', () => {
  const done = withHabit('en', 'Brush teeth', { doneDays: new Set(['2026-11-25']) })
  const { proposals, already } = read(
    'Mia laid the table. Yesterday she brushed her teeth. Leo said hello.',
    'en',
    done,
  )
  expect(proposals.map((one) => one.kind)).toEqual(['check-in', 'behavior'])
  expect(already).toMatchObject([
    { title: 'Brush teeth', day: '2026-11-25', words: expect.stringContaining('brushed her teeth'), place: 1 },
  ])
  const days = (text: string) => {
    const reading = read(text, 'en', done)
    return [reading.proposals.map(({ day }) => day), reading.already.map(({ day }) => day)]
  }
  expect(days('Mia brushed her teeth yesterday and today')).toEqual([['2026-11-26'], ['2026-11-25']])
  expect(days('Mia brushed her teeth yesterday. Mia brushed her teeth yesterday.')).toEqual([[], ['2026-11-25']])
})

test('what was not done, only helped with or asked is not said to be done already [AST-68]', () => {
  const done = withHabit('en', 'Brush teeth', { doneDays: new Set([sentenceToday]) })
  for (const text of ['Mia did not brush her teeth', 'Did Mia brush her teeth?', 'Mia will brush her teeth tomorrow'])
    expect(read(text, 'en', done).already).toEqual([])
})
