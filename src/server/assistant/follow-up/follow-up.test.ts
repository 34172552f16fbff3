import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { fillName } from '#server/assistant/answer.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import { followUpActs, patternActs, type FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { formatMessage } from '#server/assistant/messages/format-message.ts'
import { isUnsuitableSentence } from '#server/assistant/unsuitable/unsuitable.ts'
import { readFollowUpCases } from '#server/testing/assistant-test-cases.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { actsAboutTopic } from './own-subject.ts'

const topicId = 'bedtime'
const children = [
  { id: '019a9f3e-0000-7000-8000-00000000000a', name: 'Mia', aliases: [] },
  { id: '019a9f3e-0000-7000-8000-00000000000b', name: 'Leo', aliases: ['乐乐'] },
]

const createChild = (n: 0 | 1): ChildContext =>
  createChildContext({ ...children[n], aliases: [], children, ages: n === 0 ? [5, 5] : [8, 8] })

const context: ChatContext = { topic: topicId, tips: [0, 1, 2], latest: [0, 1, 2], nearest: ['worry'] }
const helplines = { country: null, timeZone: 'UTC', own: {}, text: null }

const reply = async (message: string, language: Locale, sent: ChatContext | undefined = context) => {
  const { answer } = await answerMessage(
    { message, language, ...(sent && { context: sent }) },
    {
      loadChild: async () => createChild(0),
      findOtherChild: async (id) => (id === children[1]?.id ? createChild(1) : undefined),
      loadHelplines: async () => helplines,
      lookUp: emptyLookUp,
      loadSpeaker: loadEmptySpeaker,
    },
  )
  return answer
}

const getTexts = (language: Locale) => {
  const { followUp } = loadNonTopicContent()[language].messages
  const topic = loadTopics(language).get(topicId)
  const name = topic?.name ?? ''
  const format = (text: string) => fillName(text, 'Mia')
  const starts: Readonly<Record<FollowUpAct, string>> = {
    more: formatMessage(language, followUp.more, { topic: name }),
    tried: formatMessage(language, followUp.tried, {}),
    fails: formatMessage(language, followUp.fails, {}),
    otherSubject: formatMessage(language, followUp.otherSubject, {}),
    words: formatMessage(language, followUp.words, {}),
    example: formatMessage(language, followUp.example, {}),
    howLong: formatMessage(language, followUp.howLong, { topic: name }),
    why: topic?.why?.join(' ') ?? formatMessage(language, followUp.whyLearning, {}),
    disagree: format(formatMessage(language, followUp.disagree, {})),
    now: formatMessage(language, followUp.now, {}),
    hurry: format(formatMessage(language, followUp.hurry, {})),
    start: format(formatMessage(language, followUp.begin, {})),
    points: format(formatMessage(language, followUp.points, {})),
    punish: format(formatMessage(language, followUp.punish, {})),
    normal: format(formatMessage(language, followUp.normal, {})),
    myFault: formatMessage(language, followUp.myFault, {}),
    doubt: format(formatMessage(language, followUp.doubt, {})),
    detail: formatMessage(language, followUp.detail, {}),
    whatIf: format(formatMessage(language, followUp.whatIf, {})),
    shorter: formatMessage(language, followUp.shorter, {}),
    thanks: formatMessage(language, followUp.thanks, {}),
    yes: formatMessage(language, followUp.moreTips, {}),
    no: formatMessage(language, followUp.otherSubject, {}),
  }
  return { followUp, topic, name, starts, format }
}

/** Acts that are remarks or questions of their own where nothing was talked about. */
const actsOfConversation: readonly (string | null)[] = ['thanks', 'yes', 'no', ...actsAboutTopic]

/** Returns the messages that are not answered as expected, with the beginning of their answers. */
const listFailures = async (
  messages: readonly string[],
  language: Locale,
  isExpected: (answer: Awaited<ReturnType<typeof reply>>) => boolean,
) => {
  const failures: (readonly [string, string])[] = []
  for (const message of messages) {
    const answer = await reply(message, language)
    if (!isExpected(answer)) failures.push([message, answer.text.slice(0, 60)])
  }
  return failures
}

describe.each(locales)('in %s', (language) => {
  test('every topic has sentences to say, none of them unsuitable', () => {
    for (const { id, words = [] } of loadTopics(language).values()) {
      expect([id, words.length]).toEqual([id, 2])
      expect(words.filter((sentence) => isUnsuitableSentence(sentence))).toEqual([])
    }
  })

  const cases = readFollowUpCases(language)
  const { followUp, topic, name, starts, format } = getTexts(language)

  test.for(patternActs)('“%s” is understood in the words of parents [AST-44]', async (act) => {
    const isUnderstood = ({ text }: { text: string }) =>
      text.startsWith(starts[act]) || topic?.answers.some(({ answer }) => text.startsWith(format(answer))) === true
    expect(await listFailures(cases.acts[act], language, isUnderstood)).toEqual([])
  })

  test('what a parent adds or doubts goes on about the topic [AST-44]', async () => {
    const messages = followUpActs.flatMap((act) => (patternActs.some((one) => one === act) ? [] : cases.acts[act]))
    expect(messages.length).toBeGreaterThanOrEqual(12)
    expect(await listFailures(messages, language, ({ context: about }) => about?.topic === topicId)).toEqual([])
  })

  test('another age answers the same topic for it [AST-45]', async () => {
    for (const [age, messages] of Object.entries(cases.ages)) {
      const start = formatMessage(language, followUp.forAge, { age: Number(age), topic: name })
      expect(
        await listFailures(
          messages,
          language,
          (answer) => answer.text.startsWith(start) && answer.context?.age === Number(age),
        ),
      ).toEqual([])
    }
  })

  test('another child gets the same topic [AST-45]', async () => {
    const start = fillName(formatMessage(language, followUp.forChild, { topic: name }), 'Leo')
    expect(
      await listFailures(
        cases.siblings,
        language,
        (answer) => answer.text.startsWith(start) && answer.context?.childId === children[1]?.id,
      ),
    ).toEqual([])
  })

  test('a place gets a sentence of its own and the next tips [AST-46]', async () => {
    for (const [place, messages] of Object.entries(cases.places)) {
      const { advice } = loadNonTopicContent()[language].followUps.places[place as 'school']
      expect(await listFailures(messages, language, ({ text }) => text.includes(fillName(advice, 'Mia')))).toEqual([])
    }
  })

  test('a place in the list chooses the tip [AST-47]', async () => {
    for (const [ordinal, messages] of Object.entries(cases.ordinals)) {
      const tip = topic?.tips[[0, 1, 2].at(Number(ordinal)) ?? 0]?.text ?? ''
      expect(
        await listFailures(messages, language, ({ text }) => text.includes(fillName(`• ${tip}\n`, 'Mia'))),
      ).toEqual([])
    }
  })

  test('a question with a subject of its own is a new one [AST-48]', async () => {
    const isNew = ({ text }: { text: string }) => !Object.values(starts).some((start) => text.startsWith(start))
    expect(await listFailures(cases.newQuestions, language, isNew)).toEqual([])
    for (const [id, messages] of Object.entries(cases.topics)) {
      expect(await listFailures(messages, language, (answer) => answer.context?.topic === id)).toEqual([])
    }
  })

  test('without a conversation it is asked what it is about, with chips [AST-49]', async () => {
    const messages = Object.entries(cases.acts).flatMap(([act, list]) => (actsOfConversation.includes(act) ? [] : list))
    const noTopic = formatMessage(language, loadNonTopicContent()[language].messages.noTopic, {})
    const failures: string[] = []
    for (const message of messages) {
      const { text } = await reply(message, language, {})
      if (text.startsWith(noTopic)) failures.push(message)
    }
    expect(failures).toEqual([])
  })
})
