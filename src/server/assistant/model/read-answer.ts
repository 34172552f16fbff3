import type { Outbound } from '#server/outbound.ts'
import type { RawAnswer } from './clean-answer.ts'
import type { createPrompt } from './prompt.ts'
import { proposalTool, readProposal, type ToolCall } from './proposal-tool.ts'

export interface ModelEndpoint {
  url: string
  key: string | null
  name: string
}

export interface ModelTimeouts {
  /** Longest pause between two parts of an answer. */
  silenceMs: number
  totalMs: number
}

/** What reaches a model, and how long it may take. */
export interface ModelConnection {
  endpoint: ModelEndpoint
  outbound: Outbound
  timeouts: ModelTimeouts
}

/** What a model sent. */
export interface ModelReading extends RawAnswer {
  /** The sentence of the acts that it proposes, as it wrote it. */
  proposal: string | null
}

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

const isWhole = (finishReason: string) => finishReason === 'stop' || finishReason === 'tool-calls'

/** Reads an answer, 8 KB of text at most. Throws when the model fails, times out or stops for no good reason. */
export const readAnswer = async (
  connection: ModelConnection,
  prompt: ReturnType<typeof createPrompt>,
  { offersTool, reader }: { offersTool: boolean; reader: AbortSignal },
): Promise<ModelReading> => {
  const { streamText } = await import('ai')
  const model = await createModel(connection)
  const { signal, restart, stop } = createTimeoutSignal(reader, connection.timeouts)
  const calls: ToolCall[] = []
  let text = ''
  try {
    const { stream } = streamText({
      model,
      ...prompt,
      ...(offersTool ? { tools: proposalTool } : {}),
      maxRetries: 0,
      maxOutputTokens: maxTokens,
      abortSignal: signal,
      // The library reports errors as parts of the stream instead of throwing them.
      onError: () => undefined,
    })
    for await (const part of stream) {
      restart()
      if (part.type === 'text-delta') text += part.text.slice(0, maxTextLength - text.length)
      else if (part.type === 'tool-call') calls.push(part)
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new IncompleteAnswerError('the model timed out')
      else if (part.type === 'finish' && isWhole(part.finishReason))
        return { text, isCut: false, proposal: offersTool ? readProposal(calls) : null }
      else if (part.type === 'finish' && part.finishReason !== 'length')
        throw new IncompleteAnswerError(`the model stopped: ${part.finishReason}`)
      if (text.length >= maxTextLength) break
    }
    return { text, isCut: true, proposal: null }
  } finally {
    stop()
  }
}
