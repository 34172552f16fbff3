import type { ChatEvent, ChatQuestion } from '#shared/assistant/contract.ts'
import type { BuiltInReply } from '#server/assistant/answer.ts'
import type { ModelClient } from '#server/assistant/model/model-client.ts'
import { createDoneEvent, splitLines } from './answer-events.ts'
import type { ModelContribution, ModelSources } from './ask-model.ts'

interface BuiltInAnswer {
  reply: BuiltInReply
  sources: ModelSources
}

interface AnswerRequest {
  model: ModelClient | null
  body: ChatQuestion
  signal: AbortSignal
  reportError: (message: string, error: unknown) => void
}

/** Returns what the model contributes: nothing without a model and when it fails. */
const askModelIfAny = async ({
  reply,
  model,
  reportError,
  ...request
}: AnswerRequest & BuiltInAnswer): Promise<ModelContribution> => {
  const { modelQuestion } = reply
  if (model === null || modelQuestion === null) return { text: null }
  try {
    const { askModel } = await import('./ask-model.ts')
    return await askModel({ ...request, model, modelQuestion })
  } catch (error) {
    if (!request.signal.aborted) reportError('the language model gave no answer', error)
    return { text: null }
  }
}

/**
 * Yields the events of an answer: the model's if there is one, else the built-in one. Both are made in the stream, which keeps the
 * connection alive: the first question in a language takes a slow computer longer than a handler may.
 */
export async function* streamAnswerEvents(
  request: AnswerRequest,
  answerBuiltIn: () => Promise<BuiltInAnswer>,
): AsyncGenerator<ChatEvent> {
  const builtIn = await answerBuiltIn()
  const { answer } = builtIn.reply
  const { text, sentence } = await askModelIfAny({ ...request, ...builtIn })
  if (request.signal.aborted) return
  for (const chunk of splitLines(text ?? answer.text)) yield { chunk }
  yield createDoneEvent({ ...answer, ...(sentence && { sentence }) }, text === null ? 'built-in' : 'model')
}
