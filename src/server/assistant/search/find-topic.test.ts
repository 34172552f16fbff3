import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { loadTopics } from '#server/assistant/content/load.ts'
import { mentionsDanger } from '#server/assistant/safety/detect-danger.ts'
import { readHeldOutQuestions, readSeenQuestions } from '#server/testing/assistant-test-cases.ts'
import { findTopicOrCandidates, rankTopics } from './find-topic.ts'

/**
 * Returns the share of the questions whose topic ranks first; only the topics of the others are listed, so that nobody
 * tunes to them.
 */
const computeScore = (questions: Readonly<Record<string, string>>, language: Locale) => {
  const entries = Object.entries(questions)
  const missed = entries.flatMap(([id, question]) => (rankTopics(question, language)[0]?.id === id ? [] : [id]))
  const share = 1 - missed.length / entries.length
  return { share, summary: `${entries.length - missed.length} of ${entries.length}`, missed }
}

// Written to stdout, because the console fails a test.
const print = (line: string) => process.stdout.write(`${line}\n`)

describe.each(locales)('in %s', (language) => {
  const seen = readSeenQuestions(language)
  const heldOut = readHeldOutQuestions(language)

  test('every topic has a seen and a held-out question', () => {
    const topics = [...loadTopics(language).keys()].toSorted()
    expect([Object.keys(seen).toSorted(), Object.keys(heldOut).toSorted()]).toEqual([topics, topics])
  })

  test('the right topic ranks first for at least 90 % of the held-out questions [AST-23]', () => {
    const { share, summary, missed } = computeScore(heldOut, language)
    print(`  held-out questions in ${language}: ${summary}${missed.length > 0 ? ` (not ${missed.join(', ')})` : ''}`)
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test('the right topic ranks first for at least 90 % of the seen questions', () => {
    const { share, summary } = computeScore(seen, language)
    print(`  seen questions in ${language}: ${summary}`)
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test('more than 75 % of the questions have one topic, and none mentions danger', () => {
    const questions = [...Object.values(seen), ...Object.values(heldOut)]
    expect(questions.filter((question) => mentionsDanger(question))).toEqual([])
    const matches = questions.map((question) => findTopicOrCandidates(question, language))
    expect(matches.filter(({ kind }) => kind === 'topic').length / matches.length).toBeGreaterThan(0.75)
  })
})
