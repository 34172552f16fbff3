import type { ChatEvent } from '#shared/assistant/contract.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { forgetLatestTips } from '#server/assistant/follow-up/conversation.ts'

/** Returns the lines of a text: the server sends them without pauses, and the browser shows them at a reading pace. */
export const splitLines = (text: string): string[] => text.split(/(?<=\n)(?=[^\n])/)

/** Returns the event that ends an answer, with all of it but the text. */
export const createDoneEvent = (answer: Answer, by: 'built-in' | 'model'): ChatEvent => {
  const { followUps, childId, cards, sources, danger, chart, sentence, context } = answer
  return {
    done: true,
    followUpActions: [...followUps],
    ...(childId !== undefined && { childId }),
    ...(cards.length === 0 ? {} : { cards: [...cards] }),
    // The sources stand for the built-in text only.
    ...(sources.length === 0 || by === 'model' ? {} : { sources: [...sources] }),
    ...(danger && { danger }),
    ...(chart && { chart }),
    ...(sentence && { sentence }),
    // A model has not shown the tips of the built-in text.
    ...(context && { context: by === 'model' ? forgetLatestTips(context) : context }),
    by,
  }
}
