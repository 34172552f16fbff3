import { expect, onTestFinished, test } from 'vitest'
import { takeEmbeddedResponse, readEmbeddedResponses } from './embedded-responses.ts'

/** Loads the module on a page with these embedded responses. */
const takeEmbedded = (answers: Record<string, { text: string; etag: string | null }>): boolean => {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'embedded-responses'
  block.textContent = JSON.stringify(answers)
  document.body.append(block)
  onTestFinished(() => block.remove())
  return readEmbeddedResponses()
}

const family = {
  '/api/children': { text: '[]', etag: null },
  '/api/activities/a?limit=50': { text: '[]', etag: '"1"' },
}

test('an embedded response is used for the first request only', async () => {
  expect(takeEmbedded(family)).toBe(true)
  const first = takeEmbeddedResponse('/api/activities/a?limit=50', 'GET')
  expect([first?.status, first?.headers.get('etag'), first?.headers.get('link')]).toEqual([200, '"1"', null])
  expect(await first?.text()).toBe('[]')
  expect(takeEmbeddedResponse('/api/activities/a?limit=50', 'GET')).toBeUndefined()
  expect(takeEmbeddedResponse('/api/today', 'GET')).toBeUndefined()
})

test('embedded responses are not used after a write', () => {
  takeEmbedded(family)
  expect(takeEmbeddedResponse('/api/behaviors', 'POST')).toBeUndefined()
  expect(takeEmbeddedResponse('/api/children', 'GET')).toBeUndefined()
})

test('a page without embedded responses sends all requests', () => {
  expect([readEmbeddedResponses(), takeEmbeddedResponse('/api/today', 'GET')]).toEqual([false, undefined])
})
