import type { Locale } from '#shared/locale/locale.ts'
import { secondMs } from '#shared/time/duration.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { Outbound } from '#server/outbound.ts'

/** What a prompt is made from: a question with names and dates, which the prompt removes, its child and its topic. */
export interface PromptInput {
  message: { message: string; language: Locale }
  child: ChildContext
  topicId: string | null
}

interface ModelEndpoint {
  url: string
  key: string | null
  name: string
}

export interface ModelTimeouts {
  /** Longest pause between two parts of an answer. */
  silenceMs: number
  totalMs: number
}

const defaultTimeouts: ModelTimeouts = { silenceMs: 10 * secondMs, totalMs: 45 * secondMs }
const maxTokens = 500
const maxBytes = 1_000_000
// A model that ignores the number of tokens may go on for ever.
const maxTextLength = 8 * 1024

/** Creates a signal that aborts `silenceMs` after the last `restart`, after `totalMs`, at `stop`, or when `reader` aborts. */
const createTimeoutSignal = (reader: AbortSignal, { silenceMs, totalMs }: ModelTimeouts) => {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceMs)
  const signal = AbortSignal.any([reader, silence.signal, AbortSignal.timeout(totalMs)])
  const stop = () => {
    clearTimeout(timer)
    silence.abort()
  }
  return { signal, restart: () => timer.refresh(), stop }
}

class IncompleteAnswerError extends Error {
  override readonly name = 'IncompleteAnswerError'
}

const isCompleteFinish = (reason: string) => reason === 'stop' || reason === 'length'

/** What reaches a model, and how long it may take. */
interface ModelConnection {
  endpoint: ModelEndpoint
  outbound: Outbound
  timeouts: ModelTimeouts
}

// The library reports errors as parts of the stream instead of throwing them.
async function* streamTextParts(
  { endpoint, outbound, timeouts }: ModelConnection,
  { message, child, topicId }: PromptInput,
  reader: AbortSignal,
) {
  const { streamText } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const { createPrompt } = await import('./prompt.ts')
  const provider = createOpenAICompatible({
    name: 'owner',
    baseURL: endpoint.url.replace(/\/+$/, ''),
    ...(endpoint.key === null ? {} : { apiKey: endpoint.key }),
    fetch: (url, init) => outbound.fetch(url, init, { timeoutMs: timeouts.totalMs, maxBytes }),
  })
  const { signal, restart, stop } = createTimeoutSignal(reader, timeouts)
  try {
    const { stream } = streamText({
      model: provider(endpoint.name),
      ...createPrompt(message, child, topicId),
      maxRetries: 0,
      maxOutputTokens: maxTokens,
      abortSignal: signal,
      onError: () => undefined,
    })
    for await (const part of stream) {
      restart()
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new IncompleteAnswerError('the model timed out')
      else if (part.type === 'finish' && !isCompleteFinish(part.finishReason))
        throw new IncompleteAnswerError(`the model stopped: ${part.finishReason}`)
    }
  } finally {
    stop()
  }
}

/** Yields text up to a length, and then ends its source. */
async function* cutText(parts: AsyncIterable<string>, maxLength: number) {
  let length = 0
  for await (const part of parts) {
    yield part.slice(0, maxLength - length)
    length += part.length
    if (length >= maxLength) return
  }
}

/** Client of the language model that may answer questions in place of the built-in content. */
export type ModelClient = ReturnType<typeof createModelClient>

/** Creates a client of a server with OpenAI's API. Its libraries are loaded by the first question. */
export const createModelClient = (
  endpoint: ModelEndpoint,
  outbound: Outbound,
  timeouts: ModelTimeouts = defaultTimeouts,
) => ({
  /** Shown to the family before it agrees to use the model. */
  host: new URL(endpoint.url).host,
  /** Yields whole sentences, 8 KB at most. Throws when the model fails, times out or stops in the middle. */
  async *streamAnswer(question: PromptInput, signal: AbortSignal): AsyncGenerator<string> {
    const { streamCleanSentences } = await import('./plain-text.ts')
    const parts = streamTextParts({ endpoint, outbound, timeouts }, question, signal)
    yield* streamCleanSentences(cutText(parts, maxTextLength), question.child.name)
  },
})
