import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { readDangerCases } from '#server/testing/assistant-test-cases.ts'
import { mentionsDanger } from './detect-danger.ts'

describe.each(locales)('in %s', (language) => {
  const { danger, harmless } = readDangerCases(language)

  test('there are at least 60 cases [AST-21]', () => {
    expect(danger.length).toBeGreaterThanOrEqual(60)
  })

  test.for(danger)('“%s” mentions danger', (message) => {
    expect(mentionsDanger(message)).toBe(true)
  })

  test.for(harmless)('“%s” is harmless', (message) => {
    expect(mentionsDanger(message)).toBe(false)
  })

  test('no chip and no question of a topic mentions danger', () => {
    const texts = [...loadTopics(language).values()].flatMap(({ name, questions }) => [name, ...questions])
    const all = [...texts, ...Object.values(loadNonTopicContent()[language].messages.actions)]
    expect(all.filter((text) => mentionsDanger(text))).toEqual([])
  })
})

test('five messages of maximum length are searched within two seconds', () => {
  const started = performance.now()
  for (const piece of ['want to ', '想', 'quiere ', 'a', 'i ']) mentionsDanger(piece.repeat(2000).slice(0, 2000))
  expect(performance.now() - started).toBeLessThan(2000)
})
