import { expect, test } from 'vitest'
import { findSituationByPhrase, listPhraseGroups } from '#server/assistant/safety/phrase-groups.ts'
import { listAllSafetyExamples } from './danger-examples.ts'

const groups = listPhraseGroups('sure')
const findSureSituation = (message: string) => findSituationByPhrase(message, groups)

const examples = listAllSafetyExamples()

test('no phrase that always means danger occurs in any of more than 10,000 harmless examples [AST-21]', () => {
  const harmless = examples.filter(({ situation }) => situation === null)
  expect(harmless.length).toBeGreaterThan(10_000)
  expect(harmless.filter(({ text }) => findSureSituation(text) !== null)).toEqual([])
})

test('without any one group of phrases some message is no longer recognised by them [AST-21]', () => {
  const isNeeded = (group: (typeof groups)[number]) => {
    const others = groups.filter((other) => other !== group)
    return examples.some(
      ({ text, situation }) =>
        situation !== null &&
        findSituationByPhrase(text, [group]) !== null &&
        findSituationByPhrase(text, others) === null,
    )
  }
  const needless = groups
    .filter((group) => !isNeeded(group))
    .map(({ situation, language }) => `${situation} ${language}`)
  expect(groups.length).toBeGreaterThan(50)
  expect(needless).toEqual([])
})

test('a phrase is found whatever the accents, the punctuation and the language of the app [AST-21]', () => {
  expect(findSureSituation('Mi hijo SE TRAGÓ, una pila de botón!!')).toBe('battery')
  expect(findSureSituation('呼吸 困难。')).toBe('breathing')
})
