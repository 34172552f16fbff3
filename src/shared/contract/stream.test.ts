import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import type { ChatEvent } from '#shared/assistant/contract.ts'
import { readChat, type ByteStream } from './stream.ts'

const seed = inject('seed')

const end: ChatEvent = { done: true, followUpActions: ['睡前', '¿Y ahora?'], by: 'built-in' }

/** Creates a stream of chunks that fails at its end if `breaks`; `seen` has whether it was cancelled and the chunks left. */
const createStream = (bits: readonly Uint8Array[], breaks = false) => {
  let next = 0
  const seen = { cancelled: false, left: () => bits.length - next }
  const bytes: ByteStream = {
    getReader: () => ({
      read: async () => {
        if (next < bits.length) return { done: false, value: bits[next++] }
        if (breaks) throw new TypeError('network error')
        return { done: true }
      },
      cancel: async () => void (seen.cancelled = true),
    }),
  }
  return { bytes, seen }
}

const readAll = async (bits: readonly Uint8Array[], breaks = false) => {
  const malformed: string[] = []
  const events: ChatEvent[] = []
  for await (const event of readChat(createStream(bits, breaks).bytes, (line) => malformed.push(line)))
    events.push(event)
  return { events, malformed }
}

const encodeText = (text: string) => new TextEncoder().encode(text)
const formatEvent = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`
const interrupted = { error: 'interrupted' }

describe('reading a chat stream', () => {
  test('returns all events up to the end event, however the bytes are split', async () => {
    const chunks = ['Hola ñandú ', '牙刷 ', '👩🏽‍🚀 "quoted"\n• a tip'].map((chunk) => ({ chunk }))
    const whole = encodeText([...chunks, end].map(formatEvent).join('').replaceAll('\n\n', '\r\n\r\n'))
    const same = fc.asyncProperty(fc.array(fc.nat({ max: whole.length }), { maxLength: 40 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), whole.length]
      const bits = places.slice(1).map((to, n) => whole.slice(places[n], to))
      expect(await readAll(bits)).toEqual({ events: [...chunks, end], malformed: [] })
    })
    await fc.assert(same, { seed, numRuns: 200 })
    expect((await readAll(Array.from(whole, (byte) => Uint8Array.of(byte)))).events).toEqual([...chunks, end])
  })

  test('accepts any line endings and a missing space after the colon, and skips comments and other fields', async () => {
    for (const nl of ['\n', '\r', '\r\n']) {
      const text = [
        `: still here`,
        `event: x`,
        `retry: 5`,
        `data:{"chunk":"a"}`,
        '',
        `data: ${JSON.stringify(end)}`,
        '',
      ]
      expect(await readAll([encodeText(text.join(nl))])).toEqual({ events: [{ chunk: 'a' }, end], malformed: [] })
    }
  })

  test.for([
    'data: {"chunk":',
    'data: {"chunk":1}',
    'data: []',
    'data: null',
    'data: "chunk"',
    'data: {"done":false,"followUpActions":[]}',
    'data: {"done":true}',
    'data: {"done":true,"followUpActions":["a"],"cards":{}}',
    'data: {"done":true,"followUpActions":["a"],"cards":[{"kind":"habit"}]}',
    'data: {"done":true,"followUpActions":[1]}',
    '{"chunk":"a"}',
    '<html>',
    'data: \u{fffd}',
  ])('skips and reports the malformed line %j', async (bad) => {
    const { events, malformed } = await readAll([
      encodeText(`${formatEvent({ chunk: 'a' })}${bad}\n\n${formatEvent(end)}`),
    ])
    expect([events, malformed]).toEqual([[{ chunk: 'a' }, end], [bad]])
  })

  test('skips invalid UTF-8', async () => {
    const { events, malformed } = await readAll([Uint8Array.of(0xff, 0xfe, 0x80, 0x0a), encodeText(formatEvent(end))])
    expect([events, malformed.length]).toEqual([[end], 1])
  })

  test('ends with an error if the connection ends before the end event', async () => {
    expect((await readAll([])).events).toEqual([interrupted])
    expect((await readAll([encodeText(formatEvent({ chunk: 'a' }))])).events).toEqual([{ chunk: 'a' }, interrupted])
    expect((await readAll([encodeText(formatEvent({ chunk: 'a' })), encodeText('data: {"chu')], true)).events).toEqual([
      { chunk: 'a' },
      interrupted,
    ])
  })

  test('stops at the end event', async () => {
    const after = await readAll([encodeText(formatEvent(end) + formatEvent({ chunk: 'late' }))])
    expect(after.events).toEqual([end])
    expect((await readAll([encodeText(formatEvent({ error: 'internal' }) + formatEvent(end))])).events).toEqual([
      { error: 'internal' },
    ])
  })
})

test('the connection is closed when the reader stops', async () => {
  const { bytes, seen } = createStream([
    encodeText(formatEvent({ chunk: 'a' })),
    encodeText(formatEvent({ chunk: 'b' })),
    encodeText(formatEvent(end)),
  ])
  for await (const event of readChat(bytes)) {
    expect(event).toEqual({ chunk: 'a' })
    break
  }
  expect([seen.cancelled, seen.left()]).toEqual([true, 2])
})
