import type { Locale } from '#shared/locale/locale.ts'
import { secondMs } from '#shared/time/duration.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { Outbound } from '#server/outbound.ts'
import type { RawAnswer } from './clean-answer.ts'

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

/** What reaches a model, and how long it may take. */
interface ModelConnection {
  endpoint: ModelEndpoint
  outbound: Outbound
  timeouts: ModelTimeouts
}

const createModel = async ({ endpoint, outbound, timeouts }: ModelConnection) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'owner',
    baseURL: endpoint.url.replace(/\/+$/, ''),
    ...(endpoint.key === null ? {} : { apiKey: endpoint.key }),
    // The key is for this host only.
    fetch: (url, init) =>
      outbound.fetch(url, { ...init, redirect: 'error' }, { timeoutMs: timeouts.totalMs, maxBytes }),
  })
  return provider(endpoint.name)
}

/** Reads the text of an answer, 8 KB at most. Throws when the model fails, times out or stops for no good reason. */
const readAnswer = async (
  connection: ModelConnection,
  { message, child, topicId }: PromptInput,
  reader: AbortSignal,
): Promise<RawAnswer> => {
  const { streamText } = await import('ai')
  const { createPrompt } = await import('./prompt.ts')
  const model = await createModel(connection)
  const { signal, restart, stop } = createTimeoutSignal(reader, connection.timeouts)
  let text = ''
  try {
    const { stream } = streamText({
      model,
      ...createPrompt(message, child, topicId),
      maxRetries: 0,
      maxOutputTokens: maxTokens,
      abortSignal: signal,
      // The library reports errors as parts of the stream instead of throwing them.
      onError: () => undefined,
    })
    for await (const part of stream) {
      restart()
      if (part.type === 'text-delta') text += part.text.slice(0, maxTextLength - text.length)
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new IncompleteAnswerError('the model timed out')
      else if (part.type === 'finish' && part.finishReason === 'stop') return { text, isCut: false }
      else if (part.type === 'finish' && part.finishReason !== 'length')
        throw new IncompleteAnswerError(`the model stopped: ${part.finishReason}`)
      if (text.length >= maxTextLength) break
    }
    return { text, isCut: true }
  } finally {
    stop()
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
  /** Returns an answer of whole sentences. Throws when the model fails, times out, or says what cannot be shown. */
  async answer(question: PromptInput, signal: AbortSignal): Promise<string> {
    const { cleanAnswer } = await import('./clean-answer.ts')
    const raw = await readAnswer({ endpoint, outbound, timeouts }, question, signal)
    return cleanAnswer(raw, question.child.name, question.message.language)
  },
})
