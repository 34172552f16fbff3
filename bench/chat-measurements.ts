import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { streamChat } from '#shared/assistant/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { runLoadTest } from './load-generator.ts'
import { median } from './statistics.ts'

/** A signed-in member, and the child that chat questions are about. */
export interface ChatUser {
  baseUrl: string
  cookie: string
  childId: string
}

/** Questions by language that are answered without a language model. */
export const questions = [
  ['en', 'Brushing teeth is a fight every evening'],
  ['zh', '四岁了，天天晚上刷牙都哭闹'],
  ['es', 'No quiere hacer la tarea, tiene 8 años'],
  ['en', 'My two quarrel all day long about who sits where'],
  ['zh', '写作业拖拖拉拉到十点'],
  ['es', 'Apagar la tableta siempre acaba en llanto'],
] as const

/** Sends a question; the response is the stream of its answer. */
export const sendQuestion = (
  { baseUrl, cookie, childId }: ChatUser,
  language: string,
  message: string,
  signal?: AbortSignal,
) =>
  fetch(baseUrl + streamChat.path, {
    method: streamChat.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ childId, language, message }),
    ...(signal && { signal }),
  })

const timeFirstChunk = async (client: ChatUser, language: string, message: string): Promise<number> => {
  const startedAt = performance.now()
  const { body } = await sendQuestion(client, language, message)
  const reader = body?.getReader()
  await reader?.read()
  const elapsedMs = performance.now() - startedAt
  await reader?.cancel()
  return elapsedMs
}

/** Returns the median milliseconds from a question to the first chunk of its built-in answer, after a warm-up round. */
export const measureTimeToFirstChunk = async (client: ChatUser, rounds: number): Promise<number> => {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    for (const [language, message] of questions) {
      const elapsedMs = await timeFirstChunk(client, language, message)
      if (round >= 0) times.push(elapsedMs)
    }
  }
  return median(times)
}

/** Starts a language model server that accepts every question and sends no answer; returns URL and stop function. */
export const startHangingModelServer = async (): Promise<{ url: string; stop: () => void }> => {
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

const enableModel = async ({ baseUrl, cookie }: ChatUser) =>
  fetch(baseUrl + editFamily.path, {
    method: editFamily.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ usesModel: true }),
  })

/** Returns the 99th percentile of a poll in milliseconds, alone and while `streams` chat questions wait for their answers. */
export const measurePollDuringStreams = async (
  client: ChatUser,
  streams: number,
  rounds: number,
): Promise<{ alone: number; during: number }> => {
  await enableModel(client)
  const url = `${client.baseUrl}/api/activities/${client.childId}?limit=20`
  const headers = { cookie: client.cookie }
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const pollP99 = async () => {
    const options = { connections: 10, seconds: 1, status: 304, headers: { ...headers, 'if-none-match': etag } }
    return (await runLoadTest(url, options)).p99Ms
  }
  const alone: number[] = []
  const during: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await pollP99())
    const abort = new AbortController()
    const open = Array.from({ length: streams }, () =>
      sendQuestion(client, 'en', questions[0][1], abort.signal).catch(() => null),
    )
    await Promise.all(open)
    during.push(await pollP99())
    abort.abort()
  }
  return { alone: median(alone), during: median(during) }
}
