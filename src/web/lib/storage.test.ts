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

test('the device stores four settings and nothing else [STO-1]', () => {
  expect(Object.values(deviceKeys)).toEqual([
    'glowjar.language',
    'glowjar.install-dismissed',
    'glowjar.theme',
    'glowjar.motion',
  ])
})

test('stores a setting, and null deletes it', () => {
  writeDevice('theme', 'dark')
  expect(readDevice('theme')).toBe('dark')
  writeDevice('theme', null)
  expect(readDevice('theme')).toBeNull()
})

test('a tab stores drafts until they are cleared [STO-2]', () => {
  writeSession('draft.reward', { title: 'Kite' })
  writeSession('child', 'one')
  expect(readSession('draft.reward')).toEqual({ title: 'Kite' })
  clearSession()
  expect(readSession('draft.reward')).toBeUndefined()
  expect(readSession('child')).toBeUndefined()
})

test('drafts belong to the user who typed them [STO-2]', () => {
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

test('a value that cannot be stored reads as null, not as an old value', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  writeSession('draft.reward', { title: 'Kite' })
  writeSession('draft.reward', circle)
  expect(readSession('draft.reward')).toBeUndefined()
})
