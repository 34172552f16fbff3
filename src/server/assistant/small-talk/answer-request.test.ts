import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { chatScreens } from '#shared/assistant/contract.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { loadHelpSubjects, loadNonTopicContent, loadReplies, loadTopics } from '#server/assistant/content/load.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import {
  readHeldOutQuestions,
  readHelpCases,
  readOutsideCases,
  readSeenQuestions,
  readSmallTalkCases,
} from '#server/testing/assistant-test-cases.ts'
import { createChildContext } from '#server/testing/child-context.ts'

const child = createChildContext()
const helplines = { country: null, timeZone: 'UTC', own: {}, text: null }

const ask = async (message: string, language: Locale) =>
  (
    await answerMessage(
      { message, language },
      {
        loadChild: async () => child,
        findOtherChild: async () => undefined,
        loadHelplines: async () => helplines,
        lookUp: emptyLookUp,
        loadSpeaker: loadEmptySpeaker,
      },
    )
  ).answer

const fillName = (text: string) => text.replaceAll('{name}', 'Mia')

/** Returns which prepared text an answer is: `help.undo`, `small-talk.thanks`, or null for another answer. */
const identify = (text: string, language: Locale): string | null => {
  const help = loadHelpSubjects(language).find(({ answer }) => fillName(answer) === text)
  if (help) return `help.${help.id}`
  for (const kind of ['small-talk', 'outside'] as const) {
    const reply = loadReplies(language)[kind].find(({ answers }) => answers.map(fillName).includes(text))
    if (reply) return `${kind}.${reply.id}`
  }
  return null
}

// Written to stdout, because the console fails a test.
const print = (line: string) => process.stdout.write(`${line}\n`)

const measure = async (kind: string, cases: Readonly<Record<string, readonly string[]>>, language: Locale) => {
  const entries = Object.entries(cases).flatMap(([id, messages]) => messages.map((message) => ({ id, message })))
  const found = await Promise.all(
    entries.map(async ({ id, message }) => ({ id, found: identify((await ask(message, language)).text, language) })),
  )
  const right = found.filter((one) => one.found === `${kind}.${one.id}`).length / found.length
  const ofKind = found.filter((one) => one.found?.startsWith(`${kind}.`)).length / found.length
  print(`  ${kind} in ${language}: ${Math.round(right * 100)} % right, ${Math.round(ofKind * 100)} % of the kind`)
  return { right, ofKind }
}

/** Shares of the cases that must get their own answer, and an answer of their kind. */
const required = {
  help: { right: 0.35, ofKind: 0.5 },
  'small-talk': { right: 0.65, ofKind: 0.75 },
  outside: { right: 0.45, ofKind: 0.5 },
}

/** Returns the shares that are below what is required. */
const listShortfalls = async (
  kind: keyof typeof required,
  cases: Readonly<Record<string, readonly string[]>>,
  language: Locale,
) => {
  const { right, ofKind } = await measure(kind, cases, language)
  return Object.entries({ right, ofKind }).filter(
    ([name, share]) => share < required[kind][name === 'right' ? 'right' : 'ofKind'],
  )
}

describe.each(locales)('in %s', (language) => {
  test('a question about the app gets the answer of its subject [AST-80]', async () => {
    expect(await listShortfalls('help', readHelpCases(language), language)).toEqual([])
  })

  test('a remark gets a short reply [AST-82]', async () => {
    expect(await listShortfalls('small-talk', readSmallTalkCases(language), language)).toEqual([])
  })

  test('what is not the assistant’s to answer is declined [AST-83]', async () => {
    expect(await listShortfalls('outside', readOutsideCases(language), language)).toEqual([])
  })

  test('questions about bringing up children are not taken for something else [AST-83]', async () => {
    const questions = [...Object.values(readSeenQuestions(language)), ...Object.values(readHeldOutQuestions(language))]
    const answers = await Promise.all(
      questions.map(async (question) => ({
        question,
        found: identify((await ask(question, language)).text, language),
      })),
    )
    const lost = answers.filter(({ found }) => found !== null)
    print(`  questions taken for something else in ${language}: ${lost.length} of ${questions.length}`)
    expect(lost.length / questions.length).toBeLessThan(0.03)
  })

  test('an answer about the app opens its screen, which has its name in the app [AST-81]', async () => {
    const { screens } = loadNonTopicContent()[language].messages
    expect(Object.keys(screens)).toEqual([...chatScreens])
    for (const { id, name, screen, questions } of loadHelpSubjects(language)) {
      for (const question of [name, questions[0] ?? '']) {
        const { text, cards } = await ask(question, language)
        expect([id, identify(text, language)]).toEqual([id, `help.${id}`])
        const expected = screen ? [{ kind: 'open', id: `help.${screen}`, title: screens[screen], screen }] : []
        expect(cards).toEqual(expected)
      }
    }
  })

  test('the screens of help are the same in all languages', () => {
    const list = (locale: Locale) => loadHelpSubjects(locale).map(({ id, screen }) => [id, screen])
    expect(list(language)).toEqual(list('en'))
  })

  test('the chips of a reply lead to topics or actions', async () => {
    const names = [...loadTopics(language).values()].map(({ name }) => name)
    const { actions } = loadNonTopicContent()[language].messages
    const known = new Set([...names, ...Object.values(actions)])
    for (const { messages } of Object.values(loadReplies(language)).flat()) {
      const { followUps } = await ask(messages[0] ?? '', language)
      expect(followUps.filter((label) => !known.has(label))).toEqual([])
    }
  })
})
