import { createServer, type IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { onTestFinished } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  webhookEvents,
  type newWebhook,
  type WebhookEvent,
} from '#shared/webhooks/contract.ts'
import { createChild } from './factories.ts'
import { createTestApp } from './harness.ts'

/** Adds a webhook that is told about everything, at an address that leads nowhere. */
export const createWebhook = (call: Call, body: Partial<z.input<typeof newWebhook>> = {}) =>
  call(addWebhook, { body: { url: 'https://hooks.example/jar', events: [...webhookEvents], ...body } })

/** A request that the test receiver got. */
export interface ReceivedMessage {
  path: string | undefined
  headers: Record<string, string>
  body: string
}

const readBody = async (request: IncomingMessage) => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return text
}

/**
 * Starts a receiver of webhooks on loopback that responds with the next of `statuses`, at last with 204; it stops when
 * the test ends. Returns its host and port, what it received, and hooks to set: `beforeResponse`.
 */
export const startReceiver = async (statuses: number[] = []) => {
  const received: ReceivedMessage[] = []
  const hooks: { beforeResponse?: () => Promise<unknown> } = {}
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      received.push({ path: request.url, headers: request.headers as Record<string, string>, body })
      await hooks.beforeResponse?.()
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { host, url: `http://${host}/hook`, received, hooks }
}

/** Creates an app with a webhook of an owner, whose receiver responds with `statuses` and then with 204. */
export const createAppWithWebhook = async (
  statuses: number[] = [],
  events: WebhookEvent[] = [...webhookEvents],
  options: Parameters<typeof createTestApp>[0] = {},
) => {
  const receiver = await startReceiver(statuses)
  const app = await createTestApp({ ...options, env: { OUTBOUND_HOSTS: receiver.host } })
  const ana = await app.member()
  const { secret, id } = await ana.call(addWebhook, { body: { url: receiver.url, events } })
  const child = await createChild(ana.call, 'Mia')
  const deliveries = () => ana.call(listDeliveries, { params: { id } })
  const findWebhook = async () => (await ana.call(listWebhooks, {}))[0]
  const runAllDueJobs = async () => {
    while ((await app.runDueJobs()) > 0);
  }
  return { app, ana, id, secret, child, receiver, received: receiver.received, deliveries, findWebhook, runAllDueJobs }
}
