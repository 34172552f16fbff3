import type { Locale } from '#shared/locale/locale.ts'
import { secondMs } from '#shared/time/duration.ts'
import type { ChildRecord } from '#server/assistant/child.ts'
import type { TopicId } from '#server/assistant/topic.ts'

/** A question as a model gets it; what is taken out of it is taken out here. */
export interface ModelQuestion {
  message: { message: string; language: Locale }
  child: ChildRecord
  topic: TopicId | null
}

/** A language model that may say an answer in its own words. */
export interface Model {
  /** Where it runs, for the line that says what is sent and where. */
  host: string
  /** Whole sentences as they come. Throws when it fails, falls silent or breaks off. */
  say(question: ModelQuestion, signal: AbortSignal): AsyncIterable<string>
}

interface Place {
  url: string
  key: string | null
  name: string
}

/** How long a model may be silent, and how long it may take, in milliseconds. */
export interface Patience {
  silent: number
  whole: number
}

const usual: Patience = { silent: 10 * secondMs, whole: 45 * secondMs }
const mostTokens = 500

/** A signal that gives up after a silence, after the whole time, or with the reader. */
const patientSignal = (reader: AbortSignal, { silent, whole }: Patience) => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silent)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silent)
  }
  const signal = AbortSignal.any([reader, silence.signal, AbortSignal.timeout(whole)])
  return { signal, heard, done: () => clearTimeout(timer) }
}

class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}

const isWhole = (reason: string) => reason === 'stop' || reason === 'length'

// The parts of the answer in order; the library tells of errors in between instead of throwing them.
async function* bitsOf(place: Place, question: ModelQuestion, reader: AbortSignal, patience: Patience) {
  const { streamText } = await import('ai')
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const { promptFor } = await import('./prompt.ts')
  const provider = createOpenAICompatible({
    name: 'owner',
    baseURL: place.url.replace(/\/+$/, ''),
    ...(place.key === null ? {} : { apiKey: place.key }),
  })
  const { signal, heard, done } = patientSignal(reader, patience)
  try {
    const { stream } = streamText({
      model: provider(place.name),
      ...(await promptFor(question.message, question.child, question.topic)),
      maxRetries: 0,
      maxOutputTokens: mostTokens,
      abortSignal: signal,
      onError: () => undefined,
    })
    for await (const part of stream) {
      heard()
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new BrokenOff('the model fell silent')
      else if (part.type === 'finish' && !isWhole(part.finishReason)) throw new BrokenOff('the model broke off')
    }
  } finally {
    done()
  }
}

/** The model at a place that speaks as OpenAI's do. Nothing is loaded before it is asked. */
export const makeModel = (place: Place, patience: Patience = usual): Model => ({
  host: new URL(place.url).host,
  async *say(question, signal) {
    const { plainText } = await import('./plain-text.ts')
    yield* plainText(bitsOf(place, question, signal, patience), question.child.name)
  },
})
