import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { streamChat } from '#shared/assistant/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { median } from './figures.ts'
import { load } from './load.ts'

/** Who asks, about whom. */
export interface Asker {
  baseUrl: string
  cookie: string
  childId: string
}

const questions = [
  ['en', 'Brushing teeth is a fight every evening'],
  ['zh', '四岁了，天天晚上刷牙都哭闹'],
  ['es', 'No quiere hacer la tarea, tiene 8 años'],
  ['en', 'My two quarrel all day long about who sits where'],
  ['zh', '写作业拖拖拉拉到十点'],
  ['es', 'Apagar la tableta siempre acaba en llanto'],
] as const

const ask = ({ baseUrl, cookie, childId }: Asker, language: string, message: string, signal?: AbortSignal) =>
  fetch(baseUrl + streamChat.path, {
    method: streamChat.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ childId, language, message }),
    ...(signal && { signal }),
  })

const untilFirstWords = async (asker: Asker, language: string, message: string): Promise<number> => {
  const began = performance.now()
  const { body } = await ask(asker, language, message)
  const reader = body?.getReader()
  await reader?.read()
  const took = performance.now() - began
  await reader?.cancel()
  return took
}

/** Milliseconds from a question to the first words of its built-in answer: the median, once each language is known. */
export const firstWords = async (asker: Asker, rounds: number): Promise<number> => {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    for (const [language, message] of questions) {
      const took = await untilFirstWords(asker, language, message)
      if (round >= 0) times.push(took)
    }
  }
  return median(times)
}

/** A language model that takes every question and never says a word. */
export const startSilentModel = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/v1`, stop }
}

const allowModel = async ({ baseUrl, cookie }: Asker) =>
  fetch(baseUrl + editFamily.path, {
    method: editFamily.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ usesModel: true }),
  })

/** The 99th percentile of a poll while so many answers are under way, and without them, in milliseconds. */
export const pollBesideStreams = async (
  asker: Asker,
  streams: number,
  rounds: number,
): Promise<{ without: number; beside: number }> => {
  await allowModel(asker)
  const url = `${asker.baseUrl}/api/activities/${asker.childId}?limit=20`
  const headers = { cookie: asker.cookie }
  const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const poll = async () => {
    const sent = { connections: 10, seconds: 1, status: 304, headers: { ...headers, 'if-none-match': tag } }
    return (await load(url, sent)).p99Ms
  }
  const without: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds; round++) {
    without.push(await poll())
    const leaving = new AbortController()
    const open = Array.from({ length: streams }, () =>
      ask(asker, 'en', questions[0][1], leaving.signal).catch(() => null),
    )
    await Promise.all(open)
    beside.push(await poll())
    leaving.abort()
  }
  return { without: median(without), beside: median(beside) }
}
