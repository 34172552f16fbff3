import type { ChatEvent, ChatMessage } from '#shared/assistant/contract.ts'
import { streamChat } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import { createChild } from './factories.ts'
import { createTestApp, type TestClient } from './harness.ts'

type Question = Partial<ChatMessage> & { childId: string }

/** Sends a message to the assistant and returns the raw response. */
export const sendChat = (by: TestClient, question: Question): Promise<Response> =>
  by.send(streamChat.path, {
    method: streamChat.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', language: 'en', ...question }),
  })

/** Reads all events of a response. */
export const readEvents = async ({ body }: Response): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = []
  if (body) for await (const event of readChat(body)) events.push(event)
  return events
}

type DoneEvent = Extract<ChatEvent, { done: true }>

/** Sends a message and returns its whole text with the `done` event. Throws when the stream ends with an error. */
export const chat = async (by: TestClient, question: Question): Promise<DoneEvent & { text: string }> => {
  const events = await readEvents(await sendChat(by, question))
  const last = events.at(-1)
  if (!last || !('done' in last)) throw new Error(`The chat ended with ${JSON.stringify(last)}.`)
  return { ...last, text: events.map((event) => ('chunk' in event ? event.chunk : '')).join('') }
}

/** Creates an app with a member and a child. */
export const createAppWithChild = async (env: Record<string, string> = {}) => {
  const app = await createTestApp({ env })
  const ana = await app.member()
  const child = await createChild(ana.call)
  return { app, ana, childId: child.id }
}
