import { streamChat, type ChatEvent, type ChatQuestion } from '#shared/assistant/contract.ts'
import { readChat } from '#shared/contract/stream.ts'
import { authErrorEvent } from './api.ts'
import { setReachable } from './reachability.ts'

const requestStream = async (message: ChatQuestion, signal: AbortSignal): Promise<Response | null> => {
  try {
    const response = await fetch(streamChat.path, {
      method: streamChat.method,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(message),
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
    setReachable(true)
    return response
  } catch {
    if (!signal.aborted) setReachable(false)
    return null
  }
}

// oxlint-disable-next-line no-console -- for whoever looks into a chat that went wrong
const warnOfMalformedLine = (line: string) => console.warn('A line of the chat could not be read:', line.slice(0, 100))

/**
 * Sends a message to the assistant and yields the events of the response; the last one is always `done` or `error`. A
 * 401 fires the window event `auth-error`.
 */
export async function* openChatStream(
  message: ChatQuestion,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const response = await requestStream(message, signal)
  if (response?.status === 401) window.dispatchEvent(new CustomEvent(authErrorEvent, { detail: { status: 401 } }))
  if (response?.ok && response.body) yield* readChat(response.body, warnOfMalformedLine)
  else yield { error: response ? 'internal' : 'interrupted' }
}
