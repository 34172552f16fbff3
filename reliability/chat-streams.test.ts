import { readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { editFamily } from '#shared/families/contract.ts'
import { readChatEvents } from '#server/testing/chat.ts'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { sendAndAbort, modelResponders, createChatRequestText, type AbortPoint } from './chat-streams.ts'
import { createUserClient, createInstallation } from './app-process.ts'
import { startInspectedApp } from './inspector.ts'
import { calculateSlope } from './linear-trend.ts'

type Inspected = Awaited<ReturnType<typeof startInspectedApp>>
type ResponderName = keyof typeof modelResponders

const responderNames = Object.keys(modelResponders) as ResponderName[]

/** Starts an app with a fake model provider, and creates a member; `provider.currentBehavior` returns how it behaves. */
const startWithModel = async () => {
  const provider: { currentBehavior: () => ResponderName } = { currentBehavior: () => 'finishes' }
  const model = await startFakeModelServer((answer) => modelResponders[provider.currentBehavior()](answer))
  const installation = await createInstallation()
  const app = await startInspectedApp(installation, { AI_BASE_URL: model.url, AI_MODEL: 'small' })
  const ana = await installation.member()
  const { call, send } = createUserClient(app, ana)
  const { id: childId } = await createChild(call)
  await call(editFamily, { body: { usesModel: true } })
  const sendQuestion = async () => {
    const body = JSON.stringify({ childId, language: 'en', message: 'Brushing teeth is a fight every evening' })
    const response = await send('/api/ai/chat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return readChatEvents(response)
  }
  return { app, provider, model, sendQuestion, request: createChatRequestText(ana, childId) }
}

interface ResourceCounts {
  streams: number
  abortControllers: number
  sockets: number
  files: number
}

/** Counts what active streams hold in the process of the app. */
const countResources = async ({ pid, inspector }: Inspected): Promise<ResourceCounts> => {
  const sockets = `process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length`
  return {
    streams: await inspector.countOf('ReadableStream'),
    abortControllers: await inspector.countOf('AbortController'),
    sockets: Number(await inspector.evaluate(sockets)),
    files: readdirSync(`/proc/${pid}/fd`).length,
  }
}

const pollOptions = { timeout: 90_000, interval: 500 }

/** Waits until no stream is active, so that only the app's own `abortControllers` are left, and returns the counts. */
const countIdleResources = async (app: Inspected, abortControllers: number): Promise<ResourceCounts> => {
  await expect.poll(() => app.inspector.countOf('AbortController'), pollOptions).toBe(abortControllers)
  return countResources(app)
}

/** Returns the sum of the increases of the counts. */
const sumGrowth = (before: ResourceCounts, now: ResourceCounts): number =>
  Object.values({
    streams: now.streams - before.streams,
    abortControllers: now.abortControllers - before.abortControllers,
    sockets: now.sockets - before.sockets,
    files: now.files - before.files,
  }).reduce((total, more) => total + Math.max(0, more), 0)

const abortPoints: readonly AbortPoint[] = [
  'immediately',
  'reads nothing',
  ...[0, 1, 2, 3, 5, 8].map((after) => ({ after })),
]

const clients = 8

/** Runs aborting clients, eight at a time, with different abort points and providers. */
const runAbortingClients = async (
  count: number,
  seed: number,
  { app, provider, request }: Awaited<ReturnType<typeof startWithModel>>,
) => {
  const samples = fc.sample(fc.tuple(fc.constantFrom(...responderNames), fc.constantFrom(...abortPoints)), {
    numRuns: count,
    seed,
  })
  const behaviors = samples.map(([kind]) => kind)
  provider.currentBehavior = () => behaviors.pop() ?? 'finishes'
  const modes = samples.map(([, abortMode]) => abortMode)
  const client = async () => {
    for (let next = modes.pop(); next !== undefined; next = modes.pop()) await sendAndAbort(app.port, request, next)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

const maxGrowthMb = 2

// A stream whose provider does not end lasts 45 seconds.
const timeLimit = { timeout: sampleSize(180_000, 0) }

test(
  'chat streams that clients abort leave nothing behind, whatever the model provider does',
  timeLimit,
  async (context) => {
    const rounds = sampleSize(1, 3)
    const count = sampleSize(8, 1000)
    const setup = await startWithModel()
    const { app } = setup
    const own = await app.inspector.countOf('AbortController')
    await runAbortingClients(sampleSize(8, 1000), inject('seed'), setup)
    const before = await countIdleResources(app, own)
    const heap: number[] = []
    for (let round = 1; round <= rounds; round++) {
      await runAbortingClients(count, inject('seed') + round, setup)
      await expect.poll(async () => sumGrowth(before, await countResources(app)), pollOptions).toBe(0)
      heap.push(Number(await app.inspector.evaluate('process.memoryUsage().heapUsed')) / 1e6)
    }
    const wrong = sumGrowth(before, await countResources(app))
    reportCheck(context, {
      check: 'T30',
      what: 'readers of the chat who leave something behind',
      count: rounds * count,
      wrong,
    })
    expect(wrong).toBe(0)
    expect(calculateSlope(heap)).toBeLessThan(maxGrowthMb)
  },
)

// Those that do not wait for the timeout of the model.
const fastResponders: readonly ResponderName[] = ['rejects', 'disconnects', 'splitsCharacter', 'finishes']

test('a chat stream ends with a final event, whatever the model provider does', async (context) => {
  const { provider, sendQuestion } = await startWithModel()
  const testedKinds = responderNames.slice(0, sampleSize(0, responderNames.length))
  const wrong: ResponderName[] = []
  for (const kind of testedKinds.length > 0 ? testedKinds : fastResponders) {
    provider.currentBehavior = () => kind
    const end = (await sendQuestion()).at(-1)
    if (!end || !('done' in end)) wrong.push(kind)
  }
  reportCheck(context, {
    check: 'T30',
    what: 'answers without an end',
    count: Math.max(testedKinds.length, fastResponders.length),
    wrong: wrong.length,
  })
  expect(wrong).toEqual([])
})
