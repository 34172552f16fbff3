import { afterEach, expect, test } from 'vitest'
import {
  clearSession,
  deviceKeys,
  setSessionOwner,
  readDevice,
  readSession,
  writeDevice,
  writeSession,
} from './storage.ts'

afterEach(() => clearSession())

test('the device keeps four choices and no more [STO-1]', () => {
  expect(Object.values(deviceKeys)).toEqual([
    'glowjar.language',
    'glowjar.install-dismissed',
    'glowjar.theme',
    'glowjar.motion',
  ])
})

test('a choice is kept, and null forgets it', () => {
  writeDevice('theme', 'dark')
  expect(readDevice('theme')).toBe('dark')
  writeDevice('theme', null)
  expect(readDevice('theme')).toBeNull()
})

test('a tab keeps what was typed until it is cleared [STO-2]', () => {
  writeSession('draft.reward', { title: 'Kite' })
  writeSession('child', 'one')
  expect(readSession('draft.reward')).toEqual({ title: 'Kite' })
  clearSession()
  expect(readSession('draft.reward')).toBeUndefined()
  expect(readSession('child')).toBeUndefined()
})

test('a tab keeps what was typed for the one who typed it, and for nobody else [STO-2]', () => {
  writeSession('draft.feedback', { subject: 'Typed while signed out' })
  setSessionOwner('ana')
  expect(readSession('draft.feedback')).toBeDefined()
  writeSession('draft.reward', { title: 'Kite' })
  setSessionOwner('ana')
  expect(readSession('draft.reward')).toBeDefined()
  setSessionOwner('ben')
  expect(readSession('draft.reward')).toBeUndefined()
  expect(readSession('draft.feedback')).toBeUndefined()
})

test('what cannot be written is nothing, not an old value', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  writeSession('draft.reward', { title: 'Kite' })
  writeSession('draft.reward', circle)
  expect(readSession('draft.reward')).toBeUndefined()
})
