import { secondMs } from '#shared/time/duration.ts'
import type { Outbound } from '#server/outbound.ts'
import type { PromptInput } from './prompt.ts'
import type { ModelEndpoint, ModelReading, ModelTimeouts, readAnswer as ReadAnswer } from './read-answer.ts'

const defaultTimeouts: ModelTimeouts = { silenceMs: 10 * secondMs, totalMs: 45 * secondMs }

/** An answer that can be shown. */
export interface ModelAnswer {
  /** Null if the model only proposes acts. */
  text: string | null
  /** A sentence about acts that the model proposes, with the name of the child. */
  proposal: string | null
}

const refusals: readonly unknown[] = [400, 404, 422, 500, 501]

// Many models know no tools, and their servers refuse a question that offers one.
const mayRefuseTools = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && refusals.includes(error.statusCode)

const createReader = (connection: Parameters<typeof ReadAnswer>[0]) => {
  let offersTool = true
  return async (question: PromptInput, reader: AbortSignal): Promise<ModelReading> => {
    const { createPrompt } = await import('./prompt.ts')
    const { readAnswer } = await import('./read-answer.ts')
    const prompt = createPrompt(question)
    try {
      return await readAnswer(connection, prompt, { offersTool, reader })
    } catch (error) {
      if (!offersTool || !mayRefuseTools(error)) throw error
      const reading = await readAnswer(connection, prompt, { offersTool: false, reader })
      offersTool = false
      return reading
    }
  }
}

/** Client of the language model that may answer questions in place of the built-in content. */
export type ModelClient = ReturnType<typeof createModelClient>

/** Creates a client of a server with OpenAI's API. Its libraries are loaded by the first question. */
export const createModelClient = (
  endpoint: ModelEndpoint,
  outbound: Outbound,
  timeouts: ModelTimeouts = defaultTimeouts,
) => {
  const read = createReader({ endpoint, outbound, timeouts })
  return {
    /** Shown to the family before it agrees to use the model. */
    host: new URL(endpoint.url).host,
    /** Returns an answer of whole sentences. Throws when the model fails, times out, or says what cannot be shown. */
    async answer(question: PromptInput, signal: AbortSignal): Promise<ModelAnswer> {
      const { cleanAnswer } = await import('./clean-answer.ts')
      const { restoreNames } = await import('./child-names.ts')
      const { child, message } = question
      const { text, isCut, proposal } = await read(question, signal)
      return {
        text:
          proposal !== null && text.trim() === '' ? null : cleanAnswer({ text, isCut }, child.name, message.language),
        proposal: proposal && restoreNames(proposal, child),
      }
    },
  }
}
