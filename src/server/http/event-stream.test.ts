import { expect, onTestFinished, test, vi } from 'vitest'
import { streamChat, type ChatEvent } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import { secondMs } from '#shared/time/duration.ts'
import { createStreamRegistry } from './event-stream.ts'

const doneEvent: ChatEvent = { done: true, followUpActions: [], by: 'built-in' }

const openStream = (
  createEvents: (signal: AbortSignal) => AsyncIterable<unknown>,
  streams = createStreamRegistry(),
  isAllowed = async () => true,
) => {
  const abort = new AbortController()
  const errors: unknown[] = []
  const onEnd = vi.fn()
  const body = streams.open({
    endpoint: streamChat,
    events: createEvents(abort.signal),
    abort,
    onError: (error) => void errors.push(error),
    onEnd,
    isAllowed,
  })
  return { body, streams, errors, onEnd, signal: abort.signal }
}

const readEvents = async (body: ReadableStream<Uint8Array>) => {
  const events: ChatEvent[] = []
  for await (const event of readChat(body)) events.push(event)
  return events
}

async function* yieldEvents(...events: unknown[]) {
  yield* events
}

test('events are sent in order, and the stream is removed at its end', async () => {
  const { body, streams, onEnd } = openStream(() => yieldEvents({ chunk: 'Olá' }, { chunk: '牙\n' }, doneEvent))
  expect([streams.count(), onEnd.mock.calls.length]).toEqual([1, 0])
  expect(await readEvents(body)).toEqual([{ chunk: 'Olá' }, { chunk: '牙\n' }, doneEvent])
  expect([streams.count(), onEnd.mock.calls.length]).toEqual([0, 1])
})

test('an event is read from the handler only when the client reads', async () => {
  let made = 0
  async function* count() {
    for (;;) yield { chunk: String(++made) }
  }
  const { body } = openStream(count)
  expect(made).toBe(0)
  const reader = body.getReader()
  await reader.read()
  await reader.read()
  expect(made).toBe(2)
})

test('an error of the handler is reported and ends the stream with an error event', async () => {
  async function* broken() {
    yield { chunk: 'a' }
    throw new Error('broken')
  }
  const { body, streams, errors } = openStream(broken)
  expect(await readEvents(body)).toEqual([{ chunk: 'a' }, { error: 'internal' }])
  expect([errors, streams.count()]).toEqual([[new Error('broken')], 0])
})

test('an event that does not match the schema is not sent', async () => {
  const { body, errors } = openStream(() => yieldEvents({ chunk: 'a', secret: 1 }, doneEvent))
  expect(await readEvents(body)).toEqual([{ error: 'internal' }])
  expect(errors).toHaveLength(1)
})

test('stopping ends every stream with an error event, also waiting and later ones', async () => {
  const streams = createStreamRegistry()
  const waiting = openStream(async function* (signal) {
    yield { chunk: 'a' }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    yield doneEvent
  }, streams)
  const idle = openStream(() => yieldEvents({ chunk: 'never' }), streams)
  const events = readEvents(waiting.body)
  await expect.poll(() => streams.count()).toBe(2)
  streams.stop()
  expect(await events).toEqual([{ chunk: 'a' }, { error: 'stopping' }])
  expect(await readEvents(idle.body)).toEqual([{ error: 'stopping' }])
  expect([streams.count(), waiting.signal.aborted, waiting.errors]).toEqual([0, true, []])
  expect(await readEvents(openStream(() => yieldEvents({ chunk: 'late' }), streams).body)).toEqual([
    { error: 'stopping' },
  ])
  expect(streams.count()).toBe(0)
})

test('a thousand cancelled streams leave nothing behind', async () => {
  const streams = createStreamRegistry()
  let ended = 0
  async function* words(signal: AbortSignal) {
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
    const { body, signal, errors, onEnd } = openStream(words, streams)
    const reader = body.getReader()
    for (let events = 0; events < n % 7; events++) await reader.read()
    if (n % 7 > 0) started++
    const pending = n % 7 === 6 ? reader.read() : null
    await reader.cancel()
    expect([signal.aborted, errors, (await pending)?.done ?? true]).toEqual([true, [], true])
    expect(onEnd).toHaveBeenCalledOnce()
  }
  expect([streams.count(), ended]).toEqual([0, started])
})

/** Opens a stream whose second event waits for `resume`, with fake timers. */
const openPausedStream = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pause = Promise.withResolvers<void>()
  const opened = openStream(async function* (signal) {
    signal.addEventListener('abort', () => pause.reject(new Error('aborted')))
    yield { chunk: 'a' }
    await pause.promise
    yield doneEvent
  })
  return { ...opened, resume: () => pause.resolve() }
}

test('a waiting stream sends comments, which the client ignores', async () => {
  const { body, resume } = openPausedStream()
  const [raw, read] = body.tee()
  const malformed: string[] = []
  const events: ChatEvent[] = []
  const reading = (async () => {
    for await (const event of readChat(read, (line) => malformed.push(line))) events.push(event)
  })()
  const text = new Response(raw).text()
  await vi.advanceTimersByTimeAsync(13 * secondMs)
  resume()
  await reading
  expect([events, malformed]).toEqual([[{ chunk: 'a' }, doneEvent], []])
  expect(await text).toMatch(/^data: .*\n\n(?:: \n\n){3}data: .*\n\n$/)
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream that is not read sends no comments', async () => {
  const { body } = openPausedStream()
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
  'a stream that is %s in the middle of an event during an event leaves no timer',
  async (how) => {
    const { body, streams } = openPausedStream()
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

const failedCheck = async (): Promise<boolean> => {
  throw new Error('broken')
}

test.for<[string, string, () => Promise<boolean>, number]>([
  ['is not allowed any more', 'signed_out', async () => false, 0],
  ['cannot be checked', 'internal', failedCheck, 1],
])('a stream that %s ends with the error %s before its next event', async ([, error, check, errorCount]) => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isClosed = false
  async function* words() {
    try {
      for (;;) yield { chunk: 'word' }
    } finally {
      isClosed = true
    }
  }
  const { body, streams, errors, onEnd, signal } = openStream(words, createStreamRegistry(), check)
  const reader = body.getReader()
  for (let n = 0; n < 3; n++) await reader.read()
  vi.advanceTimersByTime(secondMs)
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(`data: {"error":"${error}"}\n\n`)
  expect((await reader.read()).done).toBe(true)
  expect([streams.count(), signal.aborted, isClosed, errors.length]).toEqual([0, true, true, errorCount])
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
