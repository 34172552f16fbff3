import type { ChatCard, ChatChart, DangerNotice } from '#shared/assistant/contract.ts'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { SentenceReading } from '#shared/assistant/sentence.ts'

/** A complete built-in answer. */
export interface Answer {
  text: string
  /** The child whom it is about, to whom its cards add; absent for none or several. */
  childId?: string
  /** Labels of the chips below the text. */
  followUps: readonly string[]
  cards: readonly ChatCard[]
  sources: readonly string[]
  /** Present if the question was about a danger. */
  danger?: DangerNotice
  chart?: ChatChart
  /** The acts that the message tells of, to be confirmed. */
  sentence?: SentenceReading
  /**
   * What this answer adds to what the conversation is about, such as its topic; the rest is completed. Without one the
   * conversation goes on about what it was.
   */
  context?: ChatContext
}

/** A built-in answer, and whether a model may answer instead. */
export interface BuiltInReply {
  answer: Answer
  /** The topic of the question for a model. Null when no model is asked: in danger, and for chips and the mascot. */
  modelQuestion: { topicId: string | null } | null
}

/** Returns an answer without cards and sources. */
export const createTextAnswer = (text: string, followUps: readonly string[] = []): Answer => ({
  text,
  followUps,
  cards: [],
  sources: [],
})

/** Replaces `{name}` with the name of the child. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', () => name)

/** Returns one item of a list, the next one each day. */
export const pickForDay = <T>(items: readonly [T, ...T[]], dayNumber: number): T =>
  items[dayNumber % items.length] ?? items[0]

/** Returns `count` items of a list in its order, the next ones each day. */
export const pickManyForDay = <T>(items: readonly T[], count: number, dayNumber: number): T[] => {
  if (items.length <= count) return [...items]
  const first = (dayNumber * count) % items.length
  return Array.from({ length: count }, (_, n) => (first + n) % items.length)
    .toSorted((a, b) => a - b)
    .flatMap((n) => items.slice(n, n + 1))
}

const maxWords = 120
const maxChineseCharacters = 220

const isShortEnough = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? Array.from(text.replace(/\s/g, '')).length <= maxChineseCharacters
    : text.split(/\s+/).length <= maxWords

interface AnswerParts {
  opening: string
  tips: readonly string[]
  closing?: string | null
}

/** Returns the text of an answer, and how many of its tips it has: as many as its length allows, but at least one. */
export const composeAnswer = ({ opening, tips, closing = null }: AnswerParts): { text: string; count: number } => {
  for (let count = tips.length; ; count--) {
    const points = tips.slice(0, count).map((tip) => `• ${tip}`)
    const text = [opening, points.join('\n'), closing].filter(Boolean).join('\n\n')
    if (count <= 1 || isShortEnough(text)) return { text, count }
  }
}

/** Returns the text of an answer: opening, tips as a list, closing; with as many tips as its length allows (at least one). */
export const composeAnswerText = (parts: AnswerParts): string => composeAnswer(parts).text

/** Returns an answer that no model is asked to word; null stays null. */
export const withoutModel = (answer: Answer | null): BuiltInReply | null => answer && { answer, modelQuestion: null }
