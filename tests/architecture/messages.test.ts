import { describe, expect, test } from 'vitest'
import { argumentsOf, readCatalogueKeys, readMessages } from './message-catalogues.ts'

const reference = await readMessages('en')

describe.each(['en', 'zh', 'es'])('the messages in %s', (language) => {
  test('have the keys of every language [GEN-6, LNG-6]', async () => {
    const messages = await readMessages(language)
    expect([...messages.keys()].toSorted()).toEqual([...reference.keys()].toSorted())
    expect(messages.size).toBeGreaterThan(0)
  })

  test('are complete in the catalogue', async () => {
    const composed = await readCatalogueKeys(language)
    const messages = await readMessages(language)
    expect(composed).toEqual(await readCatalogueKeys('en'))
    expect(composed.length).toBeGreaterThan(0)
    expect(composed.filter((key) => !messages.has(key))).toEqual([])
  })

  test('have the same arguments', async () => {
    const messages = await readMessages(language)
    const argumentsByKey = (all: Map<string, string>) =>
      Object.fromEntries([...all].map(([key, text]) => [key, argumentsOf(text)]))
    expect(argumentsByKey(messages)).toEqual(argumentsByKey(reference))
  })

  test('have plural forms wherever the language does', async () => {
    if (!new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one')) return
    const withoutPlural = [...(await readMessages(language))].filter(([, text]) => /, plural, *other \{/.test(text))
    expect(withoutPlural).toEqual([])
  })

  test('are not empty [GEN-6]', async () => {
    const empty = [...(await readMessages(language))].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })
})

test('finds arguments in text, tags and plural options', () => {
  expect(argumentsOf('Nothing')).toEqual([])
  expect(argumentsOf('{name}')).toEqual(['name'])
  expect(argumentsOf('<b>{n, plural, one {# of {all}} other {#}}</b>')).toEqual(['<b>', 'all', 'n'])
  expect(argumentsOf('{kind, select, hard {x} other {y}}')).toEqual(['kind', 'kind = hard'])
  expect(argumentsOf('{kind, select, hard {x {name}} other {{name}}}')).toEqual(['kind', 'kind = hard', 'name'])
})
