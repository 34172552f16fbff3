import type { ChatEvent, ChatMessage } from '#shared/assistant/contract.ts'
import type { Reply } from '#server/assistant/answer-message.ts'
import type { Answer } from '#server/assistant/answer.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { Model } from '#server/assistant/model/model.ts'

interface AnswerRequest {
  reply: Reply
  model: Model | null
  body: ChatMessage
  child: ChildContext
  signal: AbortSignal
  reportError: (message: string, error: unknown) => void
}

// The server sends line by line without pauses; the browser shows text at a reading pace.
const splitLines = (text: string): string[] => text.split(/(?<=\n)(?=[^\n])/)

const doneEvent = ({ followUps, cards, sources }: Answer, by: 'built-in' | 'model'): ChatEvent => ({
  done: true,
  followUpActions: [...followUps],
  ...(cards.length === 0 ? {} : { cards: [...cards] }),
  // The sources stand for the built-in text only.
  ...(sources.length === 0 || by === 'model' ? {} : { sources: [...sources] }),
  by,
})

/** Yields the events of an answer: by the model if there is one, the built-in text without one or when it fails. */
export async function* answerEvents({
  reply: { answer, modelQuestion },
  model,
  body,
  child,
  signal,
  reportError,
}: AnswerRequest): AsyncGenerator<ChatEvent> {
  let separator = ''
  if (model !== null && modelQuestion !== null) {
    try {
      for await (const chunk of model.streamAnswer({ message: body, child, ...modelQuestion }, signal)) {
        yield { chunk }
        separator = '\n\n'
      }
      yield doneEvent(answer, 'model')
      return
    } catch (error) {
      if (signal.aborted) return
      reportError('the language model gave no answer', error)
    }
  }
  for (const chunk of splitLines(separator + answer.text)) yield { chunk }
  yield doneEvent(answer, 'built-in')
}
