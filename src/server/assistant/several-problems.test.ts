import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import { readHeldOutQuestions, readSeveralProblemsCases } from '#server/testing/assistant-test-cases.ts'
import { answerMessage } from './answer-message.ts'
import { loadNonTopicContent, loadTopics } from './content/load.ts'

const child = createChildContext()

const listed = { points: 0, age: null, birthday: null, createdAt: '' }
const children = ['Mia', 'Leo'].map((name) => ({ ...listed, id: name.toLowerCase(), name, aliases: [] }))

const ask = async (message: string, language: Locale, context?: ChatContext) => {
  const { answer } = await answerMessage(
    { message, language, ...(context && { context }) },
    {
      loadChild: async () => child,
      findOtherChild: async () => child,
      loadHelplines: async () => ({ country: null, timeZone: 'UTC', own: {}, text: null }),
      lookUp: { ...emptyLookUp, children, childId: 'mia' },
      loadSpeaker: loadEmptySpeaker,
    },
  )
  return answer
}

const countWords = (text: string, language: Locale) =>
  language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length

/** Returns an answer without the line that says whom to call, which any answer may end with. */
const withoutNumber = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => !part.endsWith('112'))
    .join('\n\n')

/** Which share of messages about several problems gets an answer about them at least, and which of those about one at most. */
const shares = { several: 0.6, one: 0.1, everyday: 0.03 }

describe.each(locales)('in %s', (language) => {
  const { several, one } = readSeveralProblemsCases(language)
  const listAnsweredAsSeveral = async (messages: readonly string[]) => {
    const found: string[] = []
    for (const message of messages) {
      const { context, text, followUps } = await ask(message, language)
      const inTwoParts = followUps.length === 2 && followUps.every((name) => text.split('\n').includes(name))
      if (context?.waiting || inTwoParts) found.push(message)
    }
    return found
  }

  test('most messages about several problems are answered as such [AST-100]', async () => {
    expect(several.length).toBeGreaterThanOrEqual(20)
    expect((await listAnsweredAsSeveral(several)).length).toBeGreaterThanOrEqual(several.length * shares.several)
  })

  test('hardly any long message about one problem is [AST-100]', async () => {
    expect(one.length).toBeGreaterThanOrEqual(20)
    const found = await listAnsweredAsSeveral(one)
    expect(found.slice(Math.floor(one.length * shares.one))).toEqual([])
  })

  test('hardly any everyday question is [AST-100]', async () => {
    const questions = Object.values(readHeldOutQuestions(language))
    const found = await listAnsweredAsSeveral(questions)
    expect(found.slice(Math.floor(questions.length * shares.everyday))).toEqual([])
  })

  test('an answer to several problems is short, and the others wait as chips [AST-100]', async () => {
    const { lot, exhausted } = loadNonTopicContent()[language].messages.overwhelm
    for (const message of several) {
      const { text, followUps, context } = await ask(message, language)
      if (!context?.waiting) continue
      const waiting = context.waiting.map(({ topic }) => loadTopics(language).get(topic)?.name)
      expect([message, followUps]).toEqual([message, waiting])
      expect([message, countWords(withoutNumber(text), language) <= (language === 'zh' ? 220 : 120)]).toEqual([
        message,
        true,
      ])
      expect([...lot, ...exhausted].some((sentence) => text.startsWith(sentence))).toBe(true)
    }
  })
})

const worst = [
  ['en', 'Leo hits Mia when she wins a game, then I shout, and bedtime takes two hours. I am worn out.'],
  ['es', 'Leo le pega a Mia cuando gana, luego grito yo, y acostarlos lleva dos horas. Estoy agotada.'],
  ['zh', '弟弟一输游戏就打姐姐，然后我就吼，睡觉要拖两个小时，我累死了'],
] as const

test.for(worst)(
  'in %s what somebody is hurt by comes first, after a word to the tired parent [AST-100]',
  async ([language, message]) => {
    const { text, context } = await ask(message, language)
    expect(context?.topic).toBe('hitting-biting')
    expect(context?.waiting?.map(({ topic }) => topic)).toEqual(['parent-calm', 'bedtime'])
    const { exhausted } = loadNonTopicContent()[language].messages.overwhelm
    expect(exhausted.some((sentence) => text.startsWith(sentence))).toBe(true)
  },
)

test.for(worst)(
  'in %s a chip brings the tips that fit what was told, and the other problem stays a chip [AST-100]',
  async ([language, message]) => {
    const first = await ask(message, language)
    const [, bedtime] = first.context?.waiting ?? []
    const { text, followUps, context } = await ask(first.followUps[1] ?? '', language, first.context)
    const { tips = [] } = loadTopics(language).get('bedtime') ?? {}
    for (const position of bedtime?.tips.slice(0, 2) ?? [])
      expect(text).toContain(tips[position]?.text.replaceAll('{name}', child.name))
    expect(followUps[0]).toBe(first.followUps[0])
    expect(context?.waiting?.map(({ topic }) => topic)).toEqual(['parent-calm'])
  },
)
