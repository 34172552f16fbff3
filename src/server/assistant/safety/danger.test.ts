import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { entriesOf, topicsIn } from '#server/assistant/knowledge.ts'
import { wordsIn } from '#server/assistant/words/words-in.ts'
import { en } from './cases/en.ts'
import { es } from './cases/es.ts'
import { zh } from './cases/zh.ts'
import { isDanger } from './danger.ts'

const cases = { en, zh, es }

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

describe.each(locales)('in %s', (language) => {
  const danger = linesOf(cases[language].danger)
  const harmless = linesOf(cases[language].harmless)

  test('there are at least 60 cases [AST-21]', () => {
    expect(danger.length).toBeGreaterThanOrEqual(60)
  })

  test.for(danger)('“%s” is danger', (message) => {
    expect(isDanger(message)).toBe(true)
  })

  test.for(harmless)('“%s” is none', (message) => {
    expect(isDanger(message)).toBe(false)
  })

  test('no chip and no question that a topic answers is danger', async () => {
    const texts = entriesOf(await topicsIn(language)).flatMap(([, { name, questions }]) => [name, ...questions])
    const all = [...texts, ...Object.values(wordsIn(language).actions)]
    expect(all.filter((text) => isDanger(text))).toEqual([])
  })
})

test('a message of the longest kind is looked through in no time', () => {
  const started = performance.now()
  for (const piece of ['want to ', '想', 'quiere ', 'a', 'i ']) isDanger(piece.repeat(2000).slice(0, 2000))
  expect(performance.now() - started).toBeLessThan(2000)
})
