import { Agent, request } from 'node:http'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { newId } from '#server/ids.ts'
import type { SignedInUser } from './app-process.ts'
import { formatRequestHead, openRawSocket, type RawSocket } from './raw-socket.ts'

/** A write: when its last byte was sent, and the status of its response, 0 without one. */
export interface SentWrite {
  key: string
  at: number
  status: number
}

interface Sender {
  port: number
  member: Pick<SignedInUser, 'cookie'>
  childId: string
}

const createAwardBody = (childId: string) =>
  JSON.stringify({ childId, type: 'reward', title: 'Stood up early', points: 1 })

const writeOnce = ({ port, member, childId }: Sender, agent: Agent): Promise<SentWrite> => {
  const sent: SentWrite = { key: newId(Date.now()), at: Infinity, status: 0 }
  const body = createAwardBody(childId)
  const headers = { cookie: member.cookie, 'content-type': 'application/json', 'idempotency-key': sent.key }
  const options = { port, host: '127.0.0.1', method: recordBehavior.method, path: recordBehavior.path, agent, headers }
  return new Promise((resolve) => {
    const outgoing = request(options, (response) => {
      response.resume()
      response.once('end', () => void (sent.status = response.statusCode ?? 0))
      response.once('close', () => resolve(sent))
    })
    outgoing.once('finish', () => void (sent.at = performance.now()))
    outgoing.once('error', () => resolve(sent))
    outgoing.end(body)
  })
}

/** Writes on one connection until a response is missing; returns all writes. */
export const writeUntilDisconnected = async (sender: Sender): Promise<SentWrite[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const all: SentWrite[] = []
  for (let last = true; last;) {
    const sent = await writeOnce(sender, agent)
    all.push(sent)
    last = sent.status !== 0
  }
  agent.destroy()
  return all
}

/** Sends a write whose second half of the body waits for `finish`. */
export const startUpload = ({ port, member, childId }: Sender): RawSocket & { key: string; finish(): void } => {
  const key = newId(Date.now())
  const body = createAwardBody(childId)
  const headers = [
    `Cookie: ${member.cookie}`,
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${body.length}`,
  ]
  const raw = openRawSocket(
    port,
    formatRequestHead(recordBehavior.method, recordBehavior.path, headers) + body.slice(0, 20),
  )
  return { ...raw, key, finish: () => void raw.socket.write(body.slice(20)) }
}
