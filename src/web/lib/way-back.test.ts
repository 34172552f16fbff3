import { expect, test } from 'vitest'
import { writeSession } from './storage.ts'
import { keepWayBack, takeWayBack } from './way-back.ts'

test('the way back is taken once [STT-8]', () => {
  keepWayBack('/es/rewards?filter=gift')
  expect(takeWayBack()).toBe('/es/rewards?filter=gift')
  expect(takeWayBack()).toBeNull()
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
  'the way back never leads to another site: %s',
  (path) => {
    keepWayBack(path)
    expect(takeWayBack()).toBe('/')
  },
)

test('a damaged way back is none', () => {
  writeSession('way-back', { path: '/rewards' })
  expect(takeWayBack()).toBeNull()
})
