import type { ChatEvent, ChatQuestion } from '#shared/assistant/contract.ts'
import { streamChat } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { createAnswerSources } from './answer-sources.ts'
import { createChildContext } from './child-context.ts'
import { createChild } from './factories.ts'
import { createTestApp, type TestClient } from './harness.ts'

type Question = Partial<ChatQuestion> & { childId: string }

/** Loads the content of a language: as a part of a request that takes longer, on a busy machine, than PostgreSQL may take to connect. */
const loadLanguage = memoizeByLocale((language) =>
  answerMessage({ message: 'brush teeth', language }, createAnswerSources(createChildContext())),
)

/** Sends a message to the assistant and returns the raw response, an event stream. */
export const sendChatMessage = async (by: TestClient, question: Question): Promise<Response> => {
  await loadLanguage(question.language ?? 'en')
  return by.send(streamChat.path, {
    method: streamChat.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', language: 'en', ...question }),
  })
}

/** Reads a chat response to its end and returns its events. */
export const readChatEvents = async ({ body }: Response): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = []
  if (body) for await (const event of readChat(body)) events.push(event)
  return events
}

type DoneEvent = Extract<ChatEvent, { done: true }>

/** Sends a message and returns the whole answer: its text and its `done` event. Throws if the stream ends with an error. */
export const askAssistant = async (by: TestClient, question: Question): Promise<DoneEvent & { text: string }> => {
  const response = await sendChatMessage(by, question)
  const events = await readChatEvents(response)
  const last = events.at(-1)
  if (!last || !('done' in last)) throw new Error(`The chat ended with ${response.status}, ${JSON.stringify(last)}.`)
  return { ...last, text: events.map((event) => ('chunk' in event ? event.chunk : '')).join('') }
}

/** Creates an app with a member and a child. Returns the app, the client of the member, and the id of the child. */
export const createAppWithChild = async (env: Record<string, string> = {}) => {
  const app = await createTestApp({ env })
  const ana = await app.member()
  const child = await createChild(ana.call)
  return { app, ana, childId: child.id }
}
