import { expect, onTestFinished, test, vi } from 'vitest'
import { streamChat, type ChatEvent } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import { secondMs } from '#shared/time/duration.ts'
import { createStreamRegistry } from './event-stream.ts'

const end: ChatEvent = { done: true, followUpActions: [], by: 'built-in' }

const opened = (make: (signal: AbortSignal) => AsyncIterable<unknown>, streams = createStreamRegistry()) => {
  const giveUp = new AbortController()
  const reported: unknown[] = []
  const body = streams.open({
    endpoint: streamChat,
    events: make(giveUp.signal),
    giveUp,
    report: (error) => void reported.push(error),
  })
  return { body, streams, reported, signal: giveUp.signal }
}

const read = async (body: ReadableStream<Uint8Array>) => {
  const events: ChatEvent[] = []
  for await (const event of readChat(body)) events.push(event)
  return events
}

async function* telling(...events: unknown[]) {
  yield* events
}

test('events are told in their order, and the stream is forgotten at its end', async () => {
  const { body, streams } = opened(() => telling({ chunk: 'Olá' }, { chunk: '牙\n' }, end))
  expect(streams.count()).toBe(1)
  expect(await read(body)).toEqual([{ chunk: 'Olá' }, { chunk: '牙\n' }, end])
  expect(streams.count()).toBe(0)
})

test('an event is made when there is room for it, and not before', async () => {
  let made = 0
  async function* counting() {
    for (;;) yield { chunk: String(++made) }
  }
  const { body } = opened(counting)
  expect(made).toBe(0)
  const reader = body.getReader()
  await reader.read()
  await reader.read()
  expect(made).toBe(2)
})

test('what breaks behind a stream ends it with an error, and is reported', async () => {
  async function* broken() {
    yield { chunk: 'a' }
    throw new Error('broken')
  }
  const { body, streams, reported } = opened(broken)
  expect(await read(body)).toEqual([{ chunk: 'a' }, { error: 'internal' }])
  expect([reported, streams.count()]).toEqual([[new Error('broken')], 0])
})

test('an event that is none of the contract’s is not sent', async () => {
  const { body, reported } = opened(() => telling({ chunk: 'a', secret: 1 }, end))
  expect(await read(body)).toEqual([{ error: 'internal' }])
  expect(reported).toHaveLength(1)
})

test('a server that stops ends every stream with an event that says so, also one that waits', async () => {
  const streams = createStreamRegistry()
  const waiting = opened(async function* (signal) {
    yield { chunk: 'a' }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    yield end
  }, streams)
  const idle = opened(() => telling({ chunk: 'never' }), streams)
  const events = read(waiting.body)
  await expect.poll(() => streams.count()).toBe(2)
  streams.stop()
  expect(await events).toEqual([{ chunk: 'a' }, { error: 'stopping' }])
  expect(await read(idle.body)).toEqual([{ error: 'stopping' }])
  expect([streams.count(), waiting.signal.aborted, waiting.reported]).toEqual([0, true, []])
  expect(await read(opened(() => telling({ chunk: 'late' }), streams).body)).toEqual([{ error: 'stopping' }])
  expect(streams.count()).toBe(0)
})

test('a thousand readers who leave, each at another event, leave nothing behind', async () => {
  const streams = createStreamRegistry()
  let ended = 0
  async function* talking(signal: AbortSignal) {
    try {
      for (let n = 0; n < 8; n++) {
        if (n > 5)
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
        yield { chunk: 'word '.repeat(n) }
      }
    } finally {
      ended++
    }
  }
  let started = 0
  for (let n = 0; n < 1000; n++) {
    const { body, signal, reported } = opened(talking, streams)
    const reader = body.getReader()
    for (let events = 0; events < n % 7; events++) await reader.read()
    if (n % 7 > 0) started++
    const pending = n % 7 === 6 ? reader.read() : null
    await reader.cancel()
    expect([signal.aborted, reported, (await pending)?.done ?? true]).toEqual([true, [], true])
  }
  expect([streams.count(), ended]).toEqual([0, started])
})

/** A stream whose second event comes when it is told to, on a clock that stands still. */
const thinking = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const thought = Promise.withResolvers<void>()
  const made = opened(async function* (signal) {
    signal.addEventListener('abort', () => thought.reject(new Error('aborted')))
    yield { chunk: 'a' }
    await thought.promise
    yield end
  })
  return { ...made, speak: () => thought.resolve() }
}

test('while an event is awaited the reader hears that the connection lives, and the chat is told nothing of it', async () => {
  const { body, speak } = thinking()
  const [raw, read] = body.tee()
  const malformed: string[] = []
  const events: ChatEvent[] = []
  const reading = (async () => {
    for await (const event of readChat(read, (line) => malformed.push(line))) events.push(event)
  })()
  const heard = new Response(raw).text()
  await vi.advanceTimersByTimeAsync(13 * secondMs)
  speak()
  await reading
  expect([events, malformed]).toEqual([[{ chunk: 'a' }, end], []])
  expect(await heard).toMatch(/^data: .*\n\n(?:: \n\n){3}data: .*\n\n$/)
  expect(vi.getTimerCount()).toBe(0)
})

test('who takes nothing hears nothing meanwhile', async () => {
  const { body } = thinking()
  await vi.advanceTimersByTimeAsync(60 * secondMs)
  const reader = body.getReader()
  await reader.read()
  const lived = reader.read()
  await vi.advanceTimersByTimeAsync(60 * secondMs)
  expect(new TextDecoder().decode((await lived).value)).toBe(': \n\n')
  expect(vi.getTimerCount()).toBe(0)
  await reader.cancel()
})

test.for(['cancelled', 'stopped'])(
  'a stream that is %s in the middle of an event leaves no clock behind',
  async (how) => {
    const { body, streams } = thinking()
    const reader = body.getReader()
    await reader.read()
    const last = reader.read()
    await vi.advanceTimersByTimeAsync(secondMs)
    expect(vi.getTimerCount()).toBe(1)
    if (how === 'cancelled') await reader.cancel()
    else streams.stop()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60 * secondMs)
    expect([(await last).done, vi.getTimerCount()]).toEqual([how === 'cancelled', 0])
  },
)
