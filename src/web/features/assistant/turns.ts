import { turnLimits, type ChatTurn } from '#shared/assistant/turns.ts'
import type { ChatLine } from './conversation.ts'

const cut = (text: string): string => Array.from(text).slice(0, turnLimits.text).join('').trim()

// What the record says, what is to be recorded and danger stay here; the server looks at the questions, too.
const isTopical = ({ sender, content, failed, danger, chart, sentence, context }: ChatLine): boolean =>
  sender === 'ai' && content.trim() !== '' && !failed && !danger && !chart && !sentence && !context?.record

/** Returns what an answer says with the titles of its ideas, which stand on cards. */
const describe = ({ content, cards }: ChatLine): string =>
  [content, ...cards.flatMap((card) => ('state' in card ? `• ${card.title}` : []))].join('\n')

/** Returns the last questions and answers of a conversation, the oldest first. */
export const listTurns = (lines: readonly ChatLine[]): ChatTurn[] =>
  lines
    .flatMap((answer, n) => {
      const question = lines[n - 1]
      if (question?.sender !== 'user' || !isTopical(answer)) return []
      return [{ question: cut(question.content), answer: cut(describe(answer)) }]
    })
    .slice(-turnLimits.count)
