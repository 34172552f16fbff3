import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import {
  builtInToothAnswer,
  createAppWithModel,
  toothQuestion,
  type ModelResponder,
} from '#server/testing/app-with-model.ts'
import { askAssistant } from '#server/testing/chat.ts'
import { formatReasoningDelta, formatTextDelta, respondWithParts } from '#server/testing/fake-model-server.ts'

const startStream = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })

/** Responds with bytes as they are. */
const respondWith =
  (body: string | Buffer, headers: Record<string, string> = {}): ModelResponder =>
  (response) =>
    void startStream(response, headers).end(body)

const done = 'data: [DONE]\n\n'
const whole = `${formatTextDelta('Hum a tune. ')}${formatTextDelta('', 'stop')}${done}`

const failingResponders: Record<string, ModelResponder> = {
  'answers 500': (response) => void response.writeHead(500).end('{"error":{"message":"no"}}'),
  'answers 401': (response) => void response.writeHead(401).end('{}'),
  'answers 429 with an endless pause': (response) => void response.writeHead(429, { 'retry-after': '9999' }).end(),
  'answers 204': (response) => void response.writeHead(204).end(),
  'answers with HTML': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  'answers in one piece of JSON': respondWith('{"choices":[{"message":{"content":"Hum a tune."}}]}', {
    'content-type': 'application/json',
  }),
  'answers 200 with an error': respondWith('{"error":{"message":"no"}}', { 'content-type': 'application/json' }),
  'streams an error': respondWith(`${formatTextDelta('Hum a tune. ')}data: {"error":{"message":"no"}}\n\n${done}`),
  'sends no text': respondWithParts(''),
  'sends only unsuitable sentences': respondWithParts('A prize for each dry night.'),
  'begins with an unsuitable sentence': respondWithParts('A prize for each dry night. Sing. Count. Breathe. Wait.'),
  'sends mostly unsuitable sentences': respondWithParts('Sing. A prize for each dry night. No dinner for her.'),
  'sends only markup': respondWithParts('<script>alert(1)</script>', '![](http://a.example/x.png)', '|a|b|\n|-|-|'),
  'thinks without an answer': respondWithParts('<think>Hum a tune.', ' Then wait.'),
  'sends half a sentence': respondWithParts('Try to'),
  'stops for a filter': respondWith(`${formatTextDelta('Hum a tune. ', 'content_filter')}${done}`),
  'closes the connection': (response) => void response.destroy(),
  'disconnects mid-word': (response) => {
    startStream(response).write(formatTextDelta('Hum a tune. And bru'), () => response.destroy())
  },
  'ends without a finish reason': respondWith(formatTextDelta('Hum a tune. And bru')),
  'sends malformed lines': respondWith(`data: {"choices":[{"index":0,"del\n\n${done}`),
  'sends a malformed line in between': respondWith(`${formatTextDelta('Hum a tune. And bru')}data: {"cho\n\n${whole}`),
  'sends JSON of another shape': respondWith(`data: {"choices":"none"}\n\ndata: [[[[]]]]\n\n${done}`),
  'sends bytes that are no UTF-8': respondWith(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a, 0x0a])),
  'compresses a bomb': respondWith(gzipSync(formatTextDelta('Sing. '.repeat(4_000_000))), {
    'content-encoding': 'gzip',
  }),
  'sends a line without an end': respondWith(`data: ${'x'.repeat(2_000_000)}`),
  'sends one huge part': respondWith(`${formatTextDelta('x'.repeat(900_000))}${whole}`),
  'promises more than it sends': (response) => {
    startStream(response, { 'content-length': '100000' }).write(formatTextDelta('Sing. '), () => response.destroy())
  },
}

test.for(Object.keys(failingResponders))(
  'the built-in answer alone is sent when the model %s [AST-29] [AST-98]',
  async (failure) => {
    const { ana, childId } = await createAppWithModel(failingResponders[failure] ?? respondWithParts())
    const answer = await askAssistant(ana, { childId, message: toothQuestion })
    expect([answer.by, answer.sources]).toEqual(['built-in', ['NHS']])
    expect(answer.text).toMatch(builtInToothAnswer)
    expect(answer.text).toMatch(/^\S/)
    expect(answer.text).not.toMatch(/tune|bru\b/)
  },
)

const halfCharacter = Buffer.from(formatTextDelta('Sing. X')).map((byte) => (byte === 0x58 ? 0xe2 : byte))

const cleanedResponders: Record<string, [ModelResponder, string]> = {
  'stops at its last token': [respondWith(`${formatTextDelta('Sing. Then bru', 'length')}${done}`), 'Sing.'],
  'stops within a list': [respondWith(`${formatTextDelta('Try:\n- sing\n- bru', 'length')}${done}`), 'Try:\n• sing'],
  'ends with half a sentence': [respondWithParts('Sing a song. And then'), 'Sing a song.'],
  'sends another type': [respondWith(whole, { 'content-type': 'application/octet-stream' }), 'Hum a tune.'],
  'sends markup': [
    respondWithParts('## Teeth\n\n**Sing** <b onclick="x">a</b> [song](http://a.example). :tada:'),
    'Teeth\n\nSing a song.',
  ],
  'thinks in the text': [respondWithParts('<thi', 'nk>She is', ' tired.</th', 'ink>Sing a song.'), 'Sing a song.'],
  'gives a dose': [respondWithParts('Sing. Give her 5 ml of ibuprofen. Count to ten.'), 'Sing. Count to ten.'],
  'breaks a character': [respondWith(Buffer.concat([halfCharacter, Buffer.from(whole)])), 'Sing.'],
}

test.for(Object.keys(cleanedResponders))(
  'whole and clean sentences are sent when the model %s [AST-91] [AST-98]',
  async (behaviour) => {
    const [respond, text] = cleanedResponders[behaviour] ?? [respondWithParts(), '']
    const { ana, childId } = await createAppWithModel(respond)
    expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({ by: 'model', text })
  },
)

test('a redirect of the model server is a failure, and the key is sent nowhere else [AST-90]', async () => {
  const requests: unknown[] = []
  const other = createServer((request, response) => response.end(String(requests.push(request.headers))))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/chat/completions`
  for (const status of [301, 302, 303, 307, 308]) {
    const { ana, server, childId } = await createAppWithModel(
      (response) => void response.writeHead(status, { location }).end(),
    )
    expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({ by: 'built-in' })
    expect(server.received).toHaveLength(1)
  }
  expect(requests).toEqual([])
})

/** Sends events for as long as the connection is open; `sent` counts their bytes. */
const respondEndlessly = (event: string, sent: { bytes: number }): ModelResponder => {
  return (response) => {
    startStream(response)
    const write = () => {
      if (response.destroyed) return
      sent.bytes += event.length
      if (response.write(event)) setImmediate(write)
      else response.once('drain', write)
    }
    write()
  }
}

test('an answer without an end is cut at 1,500 characters, and the connection to the model closed [AST-32]', async () => {
  const sent = { bytes: 0 }
  const { ana, server, childId } = await createAppWithModel(respondEndlessly(formatTextDelta('Sing a song. '), sent))
  const answer = await askAssistant(ana, { childId, message: toothQuestion })
  expect([answer.by, answer.text.length <= 1500, answer.text.length > 1480]).toEqual(['model', true, true])
  expect(answer.text).toMatch(/song\.$/)
  await expect.poll(() => server.endings).toEqual(['aborted'])
  expect(sent.bytes).toBeLessThan(20e6)
})

test.for([
  ['reasons', formatReasoningDelta('Hm. ')],
  ['sends comments', ': wait\n\n'],
  ['sends empty parts', formatTextDelta('')],
] as const)('the built-in answer is sent when the model %s without an end [AST-32]', async ([, event]) => {
  const sent = { bytes: 0 }
  const { ana, server, childId } = await createAppWithModel(respondEndlessly(event, sent))
  expect(await askAssistant(ana, { childId, message: toothQuestion })).toMatchObject({ by: 'built-in' })
  await expect.poll(() => server.endings).toEqual(['aborted'])
  expect(sent.bytes).toBeLessThan(20e6)
})
