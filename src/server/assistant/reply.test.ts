import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { addDays } from '#shared/time/day.ts'
import type { Ages } from './band.ts'
import type { ChildRecord } from './child.ts'
import { entriesOf, topicsIn } from './knowledge.ts'
import { isNeverSaid, isNeverSuggested } from './never/is-never.ts'
import { replyTo } from './reply.ts'
import type { TopicId } from './topic.ts'
import { topicPlan } from './topics/plan.ts'
import { wordsIn } from './words/words-in.ts'

const today = '2026-11-20'
const none = { en: null, zh: null, es: null }

const child = (given: Partial<ChildRecord> = {}): ChildRecord => ({
  name: 'Mia',
  siblings: [],
  ages: [6, 9],
  today,
  balance: 40,
  pace: 12,
  awards: [],
  corrections: [],
  habits: [],
  skills: [],
  rewards: [],
  quick: [],
  ...given,
})

const ask = async (message: string, language: Locale, of: ChildRecord = child(), topic?: string) =>
  (await replyTo({ message, language, ...(topic === undefined ? {} : { topic }) }, of, none)).answer

const sizeOf = (text: string, language: Locale) =>
  language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length

const years: readonly Ages[] = [
  [2, 2],
  [5, 5],
  [6, 9],
  [11, 11],
  [16, 16],
]
const ids = Object.keys(topicPlan) as TopicId[]

describe.each(locales)('in %s', (language) => {
  const most = language === 'zh' ? 220 : 120

  test('the chip of every topic leads to it, also in other letters', async () => {
    for (const [id, { name }] of entriesOf(await topicsIn(language))) {
      const wanted = await ask('x', language, child(), id)
      expect([id, await ask(name, language)]).toEqual([id, wanted])
      expect([id, await ask(` ${name.toUpperCase()}! `, language)]).toEqual([id, wanted])
    }
  })

  test('every chip under an answer leads to a topic or a suggestion', async () => {
    const words = wordsIn(language)
    const names = entriesOf(await topicsIn(language)).map(([, { name }]) => name)
    const known = new Set([...names, ...Object.values(words.actions)])
    for (const topic of [...ids, 'tips', 'rewards', 'recommendations']) {
      const { followUps } = await ask('x', language, child(), topic)
      expect([topic, followUps.length >= 2 && followUps.length <= 3]).toEqual([topic, true])
      expect(followUps.filter((label) => !known.has(label))).toEqual([])
    }
    for (const [action, label] of Object.entries(words.actions)) {
      expect(await ask(label, language)).toEqual(await ask('x', language, child(), action))
    }
  })

  test('an answer is short at every age and on every day, and leaves no place for a name open [AST-22]', async () => {
    for (const topic of ids) {
      for (const [n, ages] of years.entries()) {
        const { text } = await ask('x', language, child({ ages, today: addDays(today, n) }), topic)
        expect([topic, sizeOf(text, language) <= most]).toEqual([topic, true])
        expect([topic, text.split('\n• ').length - 1 >= 2]).toEqual([topic, true])
        expect(text).not.toMatch(/[{}]|undefined/)
      }
    }
  })

  test('below four there is nothing to point', async () => {
    for (const topic of [...ids, 'tips', 'rewards', 'recommendations']) {
      const { cards } = await ask('x', language, child({ ages: [3, 3] }), topic)
      expect(cards.filter((card) => 'points' in card)).toEqual([])
    }
  })

  test('the three suggestions are short, and suggest what the child does not have and nobody ever points', async () => {
    const busy = child({
      awards: [{ title: 'A', times: 12 }],
      corrections: [{ title: wordsIn(language).bank.gear, times: 1 }],
      habits: [{ title: 'B', run: 12, targetDays: 21, isCompleted: false, quietDays: 0 }],
    })
    for (const of of [child(), child({ pace: null, balance: 0 }), busy]) {
      for (const [n, ages] of years.entries()) {
        for (const topic of ['tips', 'rewards', 'recommendations']) {
          const { text, cards } = await ask('x', language, { ...of, ages, today: addDays(today, n * 3) }, topic)
          expect([topic, sizeOf(text, language) <= most]).toEqual([topic, true])
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
          expect(cards.filter(({ kind, title }) => isNeverSuggested(kind, title))).toEqual([])
        }
      }
    }
  })

  test('no tip of a topic says what is never said', async () => {
    const tips = entriesOf(await topicsIn(language)).flatMap(([, { openings }]) => openings)
    expect(tips.filter((tip) => isNeverSaid(tip))).toEqual([])
  })

  test('rewards that are in the store are suggested no more, until none is left', async () => {
    const rewards: { title: string; points: number }[] = []
    for (let day = 0; day < 8; day++) {
      const { cards } = await ask('x', language, child({ rewards, today: addDays(today, day) }), 'rewards')
      for (const { title } of cards) {
        expect(rewards.map((reward) => reward.title)).not.toContain(title)
        rewards.push({ title, points: 10 })
      }
    }
    expect((await ask('x', language, child({ rewards }), 'rewards')).text).toContain(
      wordsIn(language).rewards.none.replaceAll('{name}', 'Mia'),
    )
  })
})

test('the price of a reward is the wait it is worth at the present pace', async () => {
  for (const pace of [0.5, 3, 12, 80]) {
    const { cards } = await ask('x', 'en', child({ pace }), 'rewards')
    const prices = cards.map((card) => ('points' in card ? card.points : 0))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.every((price) => Number.isInteger(price) && price >= 1)).toBe(true)
    expect((prices[2] ?? 0) / pace).toBeGreaterThan(7)
    expect((prices[2] ?? 0) / pace).toBeLessThanOrEqual(30)
  }
})
