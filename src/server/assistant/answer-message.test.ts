import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { addDays } from '#shared/time/day.ts'
import type { AgeRange } from './age-groups.ts'
import { answerMessage } from './answer-message.ts'
import type { ChildContext } from './child-context.ts'
import { loadNonTopicContent, loadTopics } from './content/load.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import { formatMessage } from './messages/format-message.ts'
import { isUnsuitableSentence, isUnsuitableSuggestion } from './unsuitable/unsuitable.ts'
import { createChildContext } from '#server/testing/child-context.ts'

const today = '2026-11-20'
const helplines = { country: null, timeZone: 'UTC', own: {}, text: null }

const askAssistant = async (
  message: string,
  language: Locale,
  about: ChildContext = createChildContext(),
  topic?: string,
) => {
  const { answer } = await answerMessage(
    { message, language, ...(topic === undefined ? {} : { topic }) },
    {
      loadChild: async () => about,
      findOtherChild: async () => undefined,
      loadHelplines: async () => helplines,
      lookUp: emptyLookUp,
      loadSpeaker: loadEmptySpeaker,
    },
  )
  return answer
}

const countWords = (text: string, language: Locale) =>
  language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length

const ages: readonly AgeRange[] = [
  [2, 2],
  [5, 5],
  [6, 9],
  [11, 11],
  [16, 16],
]
const topicIds = [...loadTopics('en').keys()]

describe.each(locales)('in %s', (language) => {
  const maxSize = language === 'zh' ? 220 : 120

  test('the label of a topic leads to it, whatever its case and punctuation', async () => {
    for (const [id, { name }] of loadTopics(language)) {
      const expected = await askAssistant('x', language, createChildContext(), id)
      expect([id, await askAssistant(name, language)]).toEqual([id, expected])
      expect([id, await askAssistant(` ${name.toUpperCase()}! `, language)]).toEqual([id, expected])
    }
  })

  test('every chip of an answer leads to a topic or an action', async () => {
    const { actions } = loadNonTopicContent()[language].messages
    const names = [...loadTopics(language).values()].map(({ name }) => name)
    const known = new Set([...names, ...Object.values(actions)])
    for (const topic of [...topicIds, 'tips', 'rewards', 'recommendations']) {
      const { followUps } = await askAssistant('x', language, createChildContext(), topic)
      expect([topic, followUps.length >= 2 && followUps.length <= 3]).toEqual([topic, true])
      expect(followUps.filter((label) => !known.has(label))).toEqual([])
    }
    for (const [action, label] of Object.entries(actions)) {
      expect(await askAssistant(label, language)).toEqual(
        await askAssistant('x', language, createChildContext(), action),
      )
    }
  })

  test('answers are short and have no unreplaced placeholders at any age and on any day [AST-22]', async () => {
    for (const topic of topicIds) {
      for (const [n, range] of ages.entries()) {
        const { text } = await askAssistant(
          'x',
          language,
          createChildContext({ ages: range, today: addDays(today, n) }),
          topic,
        )
        expect([topic, countWords(text, language) <= maxSize]).toEqual([topic, true])
        expect([topic, text.split('\n• ').length - 1 >= 2]).toEqual([topic, true])
        expect(text).not.toMatch(/[{}]|undefined/)
      }
    }
  })

  test('no card gives points under four', async () => {
    for (const topic of [...topicIds, 'tips', 'rewards', 'recommendations']) {
      const { cards } = await askAssistant('x', language, createChildContext({ ages: [3, 3] }), topic)
      expect(cards.filter((card) => 'points' in card)).toEqual([])
    }
  })

  test('the three actions answer briefly and suggest nothing unsuitable', async () => {
    const busy = createChildContext({
      awards: [{ title: 'A', times: 12 }],
      corrections: [{ title: loadNonTopicContent()[language].messages.rewardTitles['gear'] ?? '', times: 1 }],
      habits: [{ title: 'B', streak: 12, targetDays: 21, isCompleted: false, idleDays: 0 }],
    })
    for (const about of [createChildContext(), createChildContext({ pointsPerWeek: null, balance: 0 }), busy]) {
      for (const [n, range] of ages.entries()) {
        for (const topic of ['tips', 'rewards', 'recommendations']) {
          const { text, cards } = await askAssistant(
            'x',
            language,
            { ...about, ages: range, today: addDays(today, n * 3) },
            topic,
          )
          expect([topic, countWords(text, language) <= maxSize]).toEqual([topic, true])
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
          expect(cards.filter(({ kind, title }) => isUnsuitableSuggestion(kind, title))).toEqual([])
        }
      }
    }
  })

  test('no opening of a topic is unsuitable', async () => {
    const openings = [...loadTopics(language).values()].flatMap((topic) => topic.openings)
    expect(openings.filter((opening) => isUnsuitableSentence(opening))).toEqual([])
  })

  test('suggests only rewards that the child does not have, until none is left', async () => {
    const rewards: { title: string; points: number }[] = []
    for (let day = 0; day < 8; day++) {
      const { cards } = await askAssistant(
        'x',
        language,
        createChildContext({ rewards, today: addDays(today, day) }),
        'rewards',
      )
      for (const { title } of cards) {
        expect(rewards.map((reward) => reward.title)).not.toContain(title)
        rewards.push({ title, points: 10 })
      }
    }
    const none = formatMessage(language, loadNonTopicContent()[language].messages.rewards.none, {})
    expect((await askAssistant('x', language, createChildContext({ rewards }), 'rewards')).text).toContain(
      none.replaceAll('{name}', 'Mia'),
    )
  })
})

test('prices a reward by its wait at the current pace', async () => {
  for (const pace of [0.5, 3, 12, 80]) {
    const { cards } = await askAssistant('x', 'en', createChildContext({ pointsPerWeek: pace * 7 }), 'rewards')
    const prices = cards.map((card) => ('points' in card ? card.points : 0))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(prices.every((price) => Number.isInteger(price) && price >= 1)).toBe(true)
    expect((prices[2] ?? 0) / pace).toBeGreaterThan(7)
    expect((prices[2] ?? 0) / pace).toBeLessThanOrEqual(30)
  }
})

test.for([
  ['my son bites other kids at nursery and also wont brush his teeth', 'en'],
  ['孩子在幼儿园咬人，还有不肯刷牙', 'zh'],
  ['mi hijo muerde a los otros niños en la guardería y además no quiere lavarse los dientes', 'es'],
] as const)(
  'two problems in one message get two parts, in at most 120 words: “%s” [AST-87]',
  async ([message, language]) => {
    const { text, followUps } = await askAssistant(message, language)
    const names = ['hitting-biting', 'teeth'].map((id) => loadTopics(language).get(id)?.name)
    expect(followUps).toEqual(names)
    for (const name of names) expect(text.split('\n')).toContain(name)
    expect(countWords(text, language)).toBeLessThanOrEqual(language === 'zh' ? 220 : 120)
  },
)

test('an answer begins with the tip that is nearest to the question [AST-86]', async () => {
  const { text } = await askAssistant('my 3 year old bites, what about the child who was hurt', 'en')
  expect(text.split('\n• ')[1]).toContain('hurt')
})
