import type { ChatEvent, ChatMessage } from '#shared/assistant/contract.ts'
import { streamChat } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import type { Visitor } from './harness.ts'

type Question = Partial<ChatMessage> & { childId: string }

/** Sends a message to the assistant and gives the answer as it was received. */
export const sendChat = (by: Visitor, question: Question): Promise<Response> =>
  by.send(streamChat.path, {
    method: streamChat.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', language: 'en', ...question }),
  })

/** The events of an answer. */
export const eventsOf = async ({ body }: Response): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = []
  if (body) for await (const event of readChat(body)) events.push(event)
  return events
}

type End = Extract<ChatEvent, { done: true }>

/** An answer put together: its text and its end. Throws when it ended otherwise. */
export const chat = async (by: Visitor, question: Question): Promise<End & { text: string }> => {
  const events = await eventsOf(await sendChat(by, question))
  const end = events.at(-1)
  if (!end || !('done' in end)) throw new Error(`The chat ended with ${JSON.stringify(end)}.`)
  return { ...end, text: events.map((event) => ('chunk' in event ? event.chunk : '')).join('') }
}
