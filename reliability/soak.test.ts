import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { editFamily } from '#shared/families/contract.ts'
import { award, getChild, createChild, listNewestActivities } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { sendAndAbort, modelResponders, createChatRequestText } from './chat-streams.ts'
import { createUserClient, createInstallation, type AppClient } from './app-process.ts'
import { startInspectedApp, type Inspector } from './inspector.ts'
import { delay } from './crash-writers.ts'
import { calculateSlope } from './linear-trend.ts'

// The page caches of SQLite's two connections take up to twenty minutes to fill; in less than a quarter of an hour after
// that, noise exceeds the allowed growth.
const durationSeconds = sampleSize(3, 2100)
const warmSeconds = sampleSize(1, 1200)
const familyCount = sampleSize(2, 20)
const tabsPerFamily = 10
const pollEveryMs = 5000
const pauseMs = 20
const sampleEveryMs = sampleSize(500, 5000)

const maxGrowthMb = 1.05
const growthSeconds = 600
const maxFiles = 5
const maxWalBytes = 64 * 2 ** 20

interface Tab extends AppClient {
  childId: string
  question: string
}

/** Repeats a task until the time `end`, with pauses of `everyMs`; returns the number of runs and what failed. */
const repeatUntil = async (
  end: number,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<{ requests: number; failures: string[] }> => {
  const failures: string[] = []
  let requests = 0
  while (performance.now() < end) {
    await work().catch((error: unknown) => failures.push(inspect(error)))
    requests++
    await delay(everyMs)
  }
  return { requests, failures }
}

/** Starts polls, awards and reads of each family and aborted chats until the time `end`; returns promises of the counts. */
const startLoad = (tabs: readonly Tab[], port: number, end: number) => [
  ...tabs.flatMap((tab) =>
    Array.from({ length: tabsPerFamily }, () =>
      repeatUntil(end, pollEveryMs, () => listNewestActivities(tab.call, tab.childId)),
    ),
  ),
  ...tabs.map((tab, n) => repeatUntil(end, pauseMs * familyCount + n, () => award(tab.call, tab.childId, 1))),
  ...tabs.map((tab, n) => repeatUntil(end, pauseMs * familyCount + n, () => getChild(tab.call, tab.childId))),
  repeatUntil(end, 100, () => sendAndAbort(port, tabs[0]?.question ?? '', { after: 2 })),
]

/**
 * Returns the memory in use in MB: the resident memory without mapped files, which the kernel loads and drops as it likes, and
 * without the free pages of V8's heap, whose number varies by several MB with the rate of allocations.
 */
const readUsedMemoryMb = async (pid: number, { evaluate }: Inspector): Promise<number> => {
  const freeHeap = await evaluate('(({ heapTotal, heapUsed }) => heapTotal - heapUsed)(process.memoryUsage())')
  const [, anonymousKib] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(anonymousKib) * 1024 - Number(freeHeap)) / 1e6
}

const readLink = (file: string): string => {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

/** Returns the numbers of open sockets and of other open files of a process. */
const countOpenFiles = (pid: number) => {
  const folder = `/proc/${pid}/fd`
  const links = readdirSync(folder).map((name) => readLink(path.join(folder, name)))
  const isSocket = (link: string) => link.startsWith('socket:')
  return {
    sockets: links.filter(isSocket).length,
    files: links.filter((link) => link !== '' && !isSocket(link)).length,
  }
}

const readSize = (file: string) => (existsSync(file) ? statSync(file).size : 0)

test('memory, open files and the journal do not grow under long mixed load, and no request fails', async (context) => {
  const model = await startFakeModelServer(modelResponders.streams)
  const installation = await createInstallation()
  const app = await startInspectedApp(installation, {
    AI_BASE_URL: model.url,
    AI_MODEL: 'small',
    // With an arena for each thread, memory grows by several MB whenever another thread first runs a large compilation.
    MALLOC_ARENA_MAX: '1',
  })
  const idleSockets = countOpenFiles(app.pid).sockets
  const tabs: Tab[] = []
  for (let n = 0; n < familyCount; n++) {
    const member = await installation.member()
    const client = createUserClient(app, member)
    const { id: childId } = await createChild(client.call)
    await client.call(editFamily, { body: { usesModel: true } })
    tabs.push({ ...client, childId, question: createChatRequestText(member, childId) })
  }
  const began = performance.now()
  const end = began + durationSeconds * 1000
  const load = startLoad(tabs, app.port, end)
  const memory: number[] = []
  const files: number[] = []
  let wal = 0
  while (performance.now() < end) {
    await delay(sampleEveryMs)
    if (performance.now() - began < warmSeconds * 1000) continue
    await app.inspector.collectGarbage()
    memory.push(await readUsedMemoryMb(app.pid, app.inspector))
    files.push(countOpenFiles(app.pid).files)
    wal = Math.max(wal, readSize(path.join(installation.folder, 'glowjar.sqlite-wal')))
  }
  const counts = await Promise.all(load)
  const requests = counts.reduce((sum, count) => sum + count.requests, 0)
  const failures = counts.flatMap((count) => count.failures)
  const growth = (calculateSlope(memory) * growthSeconds * 1000) / sampleEveryMs
  const spread = Math.max(...files) - Math.min(...files)
  const facts = `${growth.toFixed(1)} MB in ten minutes, journal ${(wal / 2 ** 20).toFixed(1)} MiB, files ±${spread}`
  reportCheck(context, {
    check: 'T14',
    what: `requests in ${durationSeconds} s: ${facts}`,
    count: requests,
    wrong: failures.length,
  })
  expect([failures, await installation.findDataFaults()]).toEqual([[], []])
  expect(wal).toBeLessThanOrEqual(maxWalBytes)
  expect(sampleSize(0, growth)).toBeLessThanOrEqual(maxGrowthMb)
  expect(sampleSize(0, spread)).toBeLessThanOrEqual(maxFiles)
  // Clients keep connections open for more than a minute, which only the full run waits for.
  const leakedSockets = () => sampleSize(0, countOpenFiles(app.pid).sockets - idleSockets)
  await expect.poll(leakedSockets, { timeout: 120_000, interval: 1000 }).toBeLessThanOrEqual(maxFiles)
})
