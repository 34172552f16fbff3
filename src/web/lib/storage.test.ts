import { afterEach, expect, test } from 'vitest'
import {
  clearSessionValues,
  deviceKeys,
  setSessionStorageUser,
  readDeviceValue,
  readSessionValue,
  writeDeviceValue,
  writeSessionValue,
} from './storage.ts'

afterEach(() => clearSessionValues())

test('the device stores six settings, the wishes shown last, the day of the last good night, the last selected child and nothing else [STO-1]', () => {
  expect(Object.values(deviceKeys)).toEqual([
    'glowjar.language',
    'glowjar.install-dismissed',
    'glowjar.theme',
    'glowjar.motion',
    'glowjar.shortcuts',
    'glowjar.sound',
    'glowjar.good-night',
    'glowjar.child',
  ])
})

test('stores a setting, and null deletes it', () => {
  writeDeviceValue('theme', 'dark')
  expect(readDeviceValue('theme')).toBe('dark')
  writeDeviceValue('theme', null)
  expect(readDeviceValue('theme')).toBeNull()
})

test('a tab stores drafts until they are cleared [STO-2]', () => {
  writeSessionValue('draft.reward', { title: 'Kite' })
  writeSessionValue('child', 'one')
  expect(readSessionValue('draft.reward')).toEqual({ title: 'Kite' })
  clearSessionValues()
  expect(readSessionValue('draft.reward')).toBeUndefined()
  expect(readSessionValue('child')).toBeUndefined()
})

test('drafts belong to the user who typed them [STO-2]', () => {
  writeSessionValue('draft.feedback', { subject: 'Typed while signed out' })
  setSessionStorageUser('ana')
  expect(readSessionValue('draft.feedback')).toBeDefined()
  writeSessionValue('draft.reward', { title: 'Kite' })
  setSessionStorageUser('ana')
  expect(readSessionValue('draft.reward')).toBeDefined()
  setSessionStorageUser('ben')
  expect(readSessionValue('draft.reward')).toBeUndefined()
  expect(readSessionValue('draft.feedback')).toBeUndefined()
})

test('a value that cannot be stored reads as null, not as an old value', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  writeSessionValue('draft.reward', { title: 'Kite' })
  writeSessionValue('draft.reward', circle)
  expect(readSessionValue('draft.reward')).toBeUndefined()
})
