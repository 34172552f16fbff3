import { readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { editFamily } from '#shared/families/contract.ts'
import { readEvents } from '#server/testing/chat.ts'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { startModelServer } from '#server/testing/model-server.ts'
import { sendAndAbort, providers, chatRequestText, type AbortMode } from './aborted-streams.ts'
import { clientOf, createInstallation } from './app-process.ts'
import { startInspected } from './inspector.ts'
import { slopeOf } from './slope.ts'

type Inspected = Awaited<ReturnType<typeof startInspected>>
type Provider = keyof typeof providers

const kinds = Object.keys(providers) as Provider[]

/** Starts an app with a model provider that behaves as `provider.now`, and a member. */
const withModel = async () => {
  const provider: { now: () => Provider } = { now: () => 'finishes' }
  const model = await startModelServer((answer) => providers[provider.now()](answer))
  const installation = await createInstallation()
  const app = await startInspected(installation, { AI_BASE_URL: model.url, AI_MODEL: 'small' })
  const ana = await installation.member()
  const { call, send } = clientOf(app, ana)
  const { id: childId } = await createChild(call)
  await call(editFamily, { body: { usesModel: true } })
  const ask = async () => {
    const body = JSON.stringify({ childId, language: 'en', message: 'Brushing teeth is a fight every evening' })
    const response = await send('/api/ai/chat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return readEvents(response)
  }
  return { app, provider, model, ask, question: chatRequestText(ana, childId) }
}

interface Held {
  streams: number
  givingUp: number
  sockets: number
  files: number
}

/** Counts what active streams hold in the process of the app. */
const held = async ({ pid, inspector }: Inspected): Promise<Held> => {
  const sockets = `process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length`
  return {
    streams: await inspector.countOf('ReadableStream'),
    givingUp: await inspector.countOf('AbortController'),
    sockets: Number(await inspector.evaluate(sockets)),
    files: readdirSync(`/proc/${pid}/fd`).length,
  }
}

const patience = { timeout: 90_000, interval: 500 }

/** Returns the counts once no stream is active. */
const heldAtRest = async (app: Inspected): Promise<Held> => {
  await expect.poll(() => app.inspector.countOf('AbortController'), patience).toBe(0)
  return held(app)
}

/** Returns by how much the counts have grown. */
const moreThan = (before: Held, now: Held): number =>
  Object.values({
    streams: now.streams - before.streams,
    givingUp: now.givingUp - before.givingUp,
    sockets: now.sockets - before.sockets,
    files: now.files - before.files,
  }).reduce((total, more) => total + Math.max(0, more), 0)

const leavings: readonly AbortMode[] = ['at once', 'reads nothing', ...[0, 1, 2, 3, 5, 8].map((after) => ({ after }))]

const clients = 8

/** Runs aborting clients, eight at a time, with different abort points and providers. */
const leave = async (
  count: number,
  seed: number,
  { app, provider, question }: Awaited<ReturnType<typeof withModel>>,
) => {
  const draws = fc.sample(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...leavings)), { numRuns: count, seed })
  const behaviours = draws.map(([kind]) => kind)
  provider.now = () => behaviours.pop() ?? 'finishes'
  const readers = draws.map(([, leaving]) => leaving)
  const client = async () => {
    for (let next = readers.pop(); next !== undefined; next = readers.pop())
      await sendAndAbort(app.port, question, next)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

const mostGrowthMb = 2

test('chat streams that clients abort leave nothing behind, whatever the model provider does', async (context) => {
  const rounds = sampleSize(1, 3)
  const count = sampleSize(20, 1000)
  const opened = await withModel()
  const { app } = opened
  await leave(sampleSize(8, 1000), inject('seed'), opened)
  const before = await heldAtRest(app)
  const heap: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await leave(count, inject('seed') + round, opened)
    await expect.poll(async () => moreThan(before, await held(app)), patience).toBe(0)
    heap.push(Number(await app.inspector.evaluate('process.memoryUsage().heapUsed')) / 1e6)
  }
  const wrong = moreThan(before, await held(app))
  reportCheck(context, {
    check: 'T30',
    what: 'readers of the chat who leave something behind',
    count: rounds * count,
    wrong,
  })
  expect(wrong).toBe(0)
  expect(slopeOf(heap)).toBeLessThan(mostGrowthMb)
})

// A silent provider takes as long as the timeout of the model.
const soon: readonly Provider[] = ['refuses', 'breaksOff', 'splits', 'finishes']

test('a chat stream ends with a final event, whatever the model provider does', async (context) => {
  const { provider, ask } = await withModel()
  const tried = kinds.slice(0, sampleSize(0, kinds.length))
  const wrong: Provider[] = []
  for (const kind of tried.length > 0 ? tried : soon) {
    provider.now = () => kind
    const end = (await ask()).at(-1)
    if (!end || !('done' in end)) wrong.push(kind)
  }
  reportCheck(context, {
    check: 'T30',
    what: 'answers without an end',
    count: Math.max(tried.length, soon.length),
    wrong: wrong.length,
  })
  expect(wrong).toEqual([])
})
