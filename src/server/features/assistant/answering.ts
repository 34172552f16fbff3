import type { ChatEvent, ChatMessage } from '#shared/assistant/contract.ts'
import type { Answer } from '#server/assistant/answer.ts'
import type { ChildRecord } from '#server/assistant/child.ts'
import type { Model } from '#server/assistant/model/model.ts'
import type { Reply } from '#server/assistant/reply.ts'

interface Answering {
  reply: Reply
  model: Model | null
  body: ChatMessage
  child: ChildRecord
  signal: AbortSignal
  report: (message: string, error: unknown) => void
}

// The browser shows words at a reading pace; the server sends line by line and at once.
const linesOf = (text: string): string[] => text.split(/(?<=\n)(?=[^\n])/)

const endOf = ({ followUps, cards, sources }: Answer, by: 'built-in' | 'model'): ChatEvent => ({
  done: true,
  followUpActions: [...followUps],
  ...(cards.length === 0 ? {} : { cards: [...cards] }),
  // What a model says is its own: no source may stand for it.
  ...(sources.length === 0 || by === 'model' ? {} : { sources: [...sources] }),
  by,
})

/** The events of an answer: the model's words where there is one, the built-in ones where there is none or it fails. */
export async function* answering({ reply, model, body, child, signal, report }: Answering): AsyncGenerator<ChatEvent> {
  const { answer, open } = reply
  let gap = ''
  if (model !== null && open !== null) {
    try {
      for await (const chunk of model.say({ message: body, child, topic: open.topic }, signal)) {
        yield { chunk }
        gap = '\n\n'
      }
      yield endOf(answer, 'model')
      return
    } catch (error) {
      if (signal.aborted) return
      report('the language model gave no answer', error)
    }
  }
  for (const chunk of linesOf(gap + answer.text)) yield { chunk }
  yield endOf(answer, 'built-in')
}
