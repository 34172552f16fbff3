import { expect, test } from 'vitest'
import { editFamily } from '#shared/families/contract.ts'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { modelResponders, createChatRequestText } from './chat-streams.ts'
import { createUserClient, createInstallation, startApp, type Installation, type SignedInUser } from './app-process.ts'
import { delay } from './crash-writers.ts'
import { formatRequestHead, openRawSocket } from './raw-socket.ts'
import { startUpload, writeUntilDisconnected } from './shutdown-clients.ts'

const stopCount = sampleSize(1, 100)
const maxP99Ms = 3000

interface Setup {
  installation: Installation
  settings: Record<string, string>
  member: SignedInUser
  childId: string
}

const createSetup = async (): Promise<Setup> => {
  const model = await startFakeModelServer(modelResponders.silent)
  const installation = await createInstallation()
  const settings = { AI_BASE_URL: model.url, AI_MODEL: 'small' }
  const app = await startApp(installation, settings)
  const member = await installation.member()
  const { call } = createUserClient(app, member)
  const { id: childId } = await createChild(call)
  await call(editFamily, { body: { usesModel: true } })
  await app.end()
  return { installation, settings, member, childId }
}

const createMany = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Opens fifty connections to the app: idle, silent, with chats, with half-sent uploads, and with repeated writes. */
const openConnections = async (port: number, { member, childId }: Setup) => {
  const sender = { port, member, childId }
  const atRest = createMany(15, () => openRawSocket(port, formatRequestHead('GET', '/api/health', [])))
  const silent = createMany(5, () => openRawSocket(port, ''))
  const chats = createMany(10, () => openRawSocket(port, createChatRequestText(member, childId)))
  const uploads = createMany(5, () => startUpload(sender))
  await Promise.all([...atRest, ...chats].map((raw) => raw.status(/^HTTP\/1\.1 200/)))
  const writers = createMany(15, () => writeUntilDisconnected(sender))
  return { atRest, silent, chats, uploads, writers }
}

/**
 * Asks a first question, which loads the content of the assistant: many connections that are opened meanwhile on a busy machine
 * wait longer than the headers of a request may take.
 */
const loadAssistant = async (port: number, { member, childId }: Setup): Promise<void> => {
  // A question about the app is not passed on to the model, which is silent.
  const chat = openRawSocket(port, createChatRequestText(member, childId, 'How do I undo something in the app?'))
  expect(await chat.status(/"done":true/)).toBe(200)
  expect(chat.received()).toContain('"done":true')
  chat.socket.destroy()
}

/** Starts the app, and stops it with fifty active connections; returns dropped requests, the exit and its duration. */
const stopOnce = async (setup: Setup, n: number) => {
  const app = await startApp(setup.installation, setup.settings)
  await loadAssistant(app.port, setup)
  const { chats, uploads, writers } = await openConnections(app.port, setup)
  await delay(n % 50)
  const began = performance.now()
  const ended = app.end('SIGTERM')
  const finished = uploads.map(async (upload) => {
    await delay(n % 5 === 0 ? 500 : 50)
    upload.finish()
    return upload.status()
  })
  const exit = await ended
  const ms = performance.now() - began
  const written = (await Promise.all(writers)).flat()
  const dropped = [
    ...written.filter(({ at, status }) => at < began && status !== 201).map(() => 'a write that was sent before'),
    ...(await Promise.all(finished)).filter((status) => status !== 201).map((status) => `an upload: ${status}`),
    ...chats.filter((raw) => !raw.received().includes('"stopping"')).map(() => 'a chat without its end'),
  ]
  const answered = new Set(written.filter(({ status }) => status === 201).map(({ key }) => key))
  for (const { key } of uploads) answered.add(key)
  return { exit, ms, dropped, answered, requests: written.length + uploads.length + chats.length }
}

/** Returns the acts that took effect without a response. */
const findUnansweredActs = ({ installation }: Setup, answered: ReadonlySet<string>): Promise<string[]> =>
  installation.open(async ({ db }) => {
    const acts = await db.selectFrom('acts').select('id').execute()
    return acts.map(({ id }) => id).filter((id) => !answered.has(id))
  })

test('on SIGTERM with fifty connections it drops no request, ends every chat with an event and exits with 0', async (context) => {
  const setup = await createSetup()
  const before = new Set(await findUnansweredActs(setup, new Set()))
  const wrong: string[] = []
  const times: number[] = []
  let requests = 0
  for (let n = 0; n < stopCount; n++) {
    const stopped = await stopOnce(setup, n)
    requests += stopped.requests
    times.push(stopped.ms)
    for (const key of stopped.answered) before.add(key)
    wrong.push(...stopped.dropped)
    if (stopped.exit.code !== 0) wrong.push(`it ended with ${stopped.exit.code ?? stopped.exit.signal}`)
  }
  wrong.push(...(await findUnansweredActs(setup, before)).map((id) => `${id} was done and not answered`))
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  reportCheck(context, {
    check: 'T11',
    what: 'requests in flight at SIGTERM',
    count: requests,
    wrong: wrong.length,
  })
  reportCheck(context, {
    check: 'T11',
    what: `stops, the slowest in ${Math.round(p99)} ms`,
    count: stopCount,
    wrong: Number(p99 > maxP99Ms),
  })
  expect(wrong).toEqual([])
  expect(sampleSize(0, p99)).toBeLessThanOrEqual(maxP99Ms)
  expect(await setup.installation.findDataFaults()).toEqual([])
})

test('a second signal exits immediately', async () => {
  const setup = await createSetup()
  const app = await startApp(setup.installation, setup.settings)
  const upload = startUpload({ port: app.port, member: setup.member, childId: setup.childId })
  await openRawSocket(app.port, formatRequestHead('GET', '/api/health', [])).status()
  app.child.kill('SIGTERM')
  await expect.poll(() => fetch(app.url).then(String, () => 'closed')).toBe('closed')
  expect(await app.end('SIGTERM')).toEqual({ code: 1, signal: null })
  await upload.closed
})
