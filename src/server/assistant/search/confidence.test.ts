import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import {
  readHeldOutQuestions,
  readHelpCases,
  readOutsideCases,
  readSeenQuestions,
  readSmallTalkCases,
} from '#server/testing/assistant-test-cases.ts'
import { findTopicOrCandidates, rankWithConfidence } from './find-topic.ts'

// Written to stdout, because the console fails a test.
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Returns questions that the weights were not fitted to, with how sure the ranking is and whether its first topic is right. */
const judge = (language: Locale) => {
  const own = [...Object.entries(readSeenQuestions(language)), ...Object.entries(readHeldOutQuestions(language))]
  const others = [readHelpCases, readSmallTalkCases, readOutsideCases].flatMap((read) =>
    Object.values(read(language)).flat(),
  )
  const toCase = (question: string, id: string | null) => {
    const { hits, confidence } = rankWithConfidence(question, language)
    return { confidence, isRight: hits[0]?.id === id }
  }
  return [...own.map(([id, question]) => toCase(question, id)), ...others.map((question) => toCase(question, null))]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe.each(locales)('in %s', (language) => {
  test('a topic is as often right as its confidence says [AST-84]', () => {
    const cases = judge(language)
    const wrongness = mean(cases.map(({ confidence, isRight }) => (confidence - (isRight ? 1 : 0)) ** 2))
    print(`  Brier score of the confidence in ${language}: ${wrongness.toFixed(3)}`)
    expect(wrongness).toBeLessThan(0.12)
    const share = (from: number, to: number) =>
      mean(cases.filter(({ confidence: c }) => c >= from && c < to).map(({ isRight }) => (isRight ? 1 : 0)))
    expect(share(0.8, 1.01)).toBeGreaterThan(0.85)
    expect(share(0, 0.2)).toBeLessThan(0.2)
  })

  test('questions of other kinds rarely get a topic [AST-84]', () => {
    const outside = Object.values(readOutsideCases(language)).flat()
    const found = outside.filter((question) => {
      const match = findTopicOrCandidates(question, language)
      return match.kind === 'topic' && match.confidence > 0.6
    })
    expect(found.length / outside.length).toBeLessThan(0.1)
  })

  test('one word that many topics know does not show which is meant [AST-84]', () => {
    const words = {
      en: ['points', 'help', 'school', 'time'],
      es: ['puntos', 'escuela', 'tiempo'],
      zh: ['积分', '学校'],
    }
    for (const word of words[language])
      expect([word, findTopicOrCandidates(word, language).kind]).not.toContain('topic')
  })
})

test('of two close topics the nearer one is answered, and the other one is named [AST-85]', () => {
  const matches = locales.flatMap((language) =>
    [...Object.values(readSeenQuestions(language)), ...Object.values(readHeldOutQuestions(language))].map((question) =>
      findTopicOrCandidates(question, language),
    ),
  )
  const withNear = matches.filter((match) => match.kind === 'topic' && match.near !== null)
  expect(withNear.length).toBeGreaterThan(0)
  for (const match of withNear) expect(match).not.toMatchObject({ near: 'id' in match ? match.id : null })
})

test('misspelt words are understood [AST-88]', () => {
  const ids = [
    'screan time limits',
    'bites his frends at kindergarden',
    'potty trainning',
    'los deveres son una pelea',
  ].map((question, n) => {
    const match = findTopicOrCandidates(question, n === 3 ? 'es' : 'en')
    return match.kind === 'topic' ? match.id : match.kind
  })
  expect(ids).toEqual(['screen-time', 'hitting-biting', 'potty', 'homework'])
})
