import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { chatShortcuts, chatQuestion, chatOpeningKeyByShortcut, chatOpeningKeys } from './contract.ts'

const childId = '019a9f3e-0000-7000-8000-00000000000a'
const parse = (fields: object) => z.safeParse(chatQuestion, { childId, message: 'Teeth', language: 'en', ...fields })

const findErrorCodes = (fields: object) =>
  parse(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('a message has a visible character and at most 2,000 code points [AST-5]', () => {
  expect(parse({ message: ' ¿Qué?\n牙 ' }).data?.message).toBe('¿Qué?\n牙')
  expect(parse({ message: '😀'.repeat(2000) }).success).toBe(true)
  expect(findErrorCodes({ message: '😀'.repeat(2001) })).toEqual(['message too_long'])
  for (const message of ['', ' \n ', '\u200b']) expect(findErrorCodes({ message })).toEqual(['message required'])
  expect(findErrorCodes({ message: 'a\0' })).toEqual(['message invalid_characters'])
})

test('a topic is an action or has the form of an id', () => {
  for (const topic of [...chatShortcuts, 'picky', 'name-feelings']) expect(parse({ topic }).success).toBe(true)
  for (const topic of ['', 'Picky', 'a b', '../x', '-a', 'a'.repeat(41), '__proto__', 'topic1'])
    expect(findErrorCodes({ topic })?.[0]).toBe('topic invalid_choice')
})

test('each action has a sentence that starts the chat', () => {
  expect(Object.keys(chatOpeningKeyByShortcut)).toEqual([...chatShortcuts])
  expect(new Set(Object.values(chatOpeningKeyByShortcut))).toEqual(new Set(chatOpeningKeys))
})

test('at most two earlier turns of 600 code points each are accepted [AST-94]', () => {
  const turn = { question: '牙'.repeat(600), answer: 'Sing.' }
  expect(parse({ turns: [turn, turn] }).success).toBe(true)
  expect(findErrorCodes({ turns: [turn, turn, turn] })).toHaveLength(1)
  for (const part of ['x'.repeat(601), '', 'a\0', 1]) {
    expect(parse({ turns: [{ ...turn, question: part }] }).success).toBe(false)
    expect(parse({ turns: [{ ...turn, answer: part }] }).success).toBe(false)
  }
  expect(parse({ turns: [{ ...turn, child: 'x' }] }).success).toBe(false)
})
