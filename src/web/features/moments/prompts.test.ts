import { expect, test } from 'vitest'
import { moods } from '#shared/moments/rules.ts'
import { messages as en } from '#web/i18n/messages/en-more.ts'
import { messages as es } from '#web/i18n/messages/es-more.ts'
import { messages as zh } from '#web/i18n/messages/zh-more.ts'
import { findMoodPromptKey, promptKeys } from './prompts.ts'

const textOf = (catalogue: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], catalogue)

const keysOf = (mood: Parameters<typeof findMoodPromptKey>[0]) =>
  new Set([0, 1, 2, 3].map((nth) => findMoodPromptKey(mood, nth)))

test('every mood has at least three questions in every language [MOM-17]', () => {
  for (const mood of ['' as const, ...moods]) {
    expect(keysOf(mood).size).toBeGreaterThanOrEqual(3)
    for (const key of keysOf(mood)) {
      for (const { moments } of [en, es, zh]) expect(textOf(moments.prompts, key)).toMatch(/[?？]$/)
    }
  }
})

test('the first question after a difficult mood asks about the reason', () => {
  for (const mood of ['sad', 'very_sad', 'worried', 'angry'] as const) {
    expect(textOf(en.moments.prompts, findMoodPromptKey(mood, 0))).toBe('What was it about?')
  }
})

test('every question of the messages is used', () => {
  for (const { moments } of [en, es, zh]) {
    const written = Object.entries(moments.prompts).map(([group, texts]) => [group, Object.keys(texts)])
    expect(Object.fromEntries(written)).toEqual(promptKeys)
  }
})

test('every question asks the parent about the child [MOM-17]', () => {
  const texts = [en, es, zh].map(({ moments }) => JSON.stringify(Object.values(moments.prompts)))
  // What the parent would like to remember, and whom the parent would tell, is asked of the parent.
  const toParent = /What would you like to remember|¿Qué te gustaría recordar|一年以后，你想记得什么/g
  for (const text of texts) expect(text.replace(toParent, '')).not.toMatch(/\byou|\btú\b|\b(te|ti|contigo)\b|你/i)
})
