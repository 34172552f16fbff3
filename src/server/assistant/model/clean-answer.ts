import type { Locale } from '#shared/locale/locale.ts'
import { isUnsuitableSentence } from '#server/assistant/unsuitable/unsuitable.ts'
import { restoreName } from './child-names.ts'
import { contactPattern } from './contact-patterns.ts'
import { removeMarkup, revealMarkup } from './remove-markup.ts'
import { removeReasoning } from './remove-reasoning.ts'
import { isFinished, isLeadIn, isListPoint, splitSentences } from './split-sentences.ts'

/** Longest answer that is shown, in UTF-16 code units. */
export const maxAnswerLength = 1500

/** A model's text as it came. */
export interface RawAnswer {
  text: string
  /** Whether the model was stopped before its end. */
  isCut: boolean
}

/** An answer of a model that cannot be shown. */
class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError'
}

/** Drops the last sentence if it was not finished: points of a list may lack a full stop, unless the answer was cut. */
const dropUnfinished = (sentences: readonly string[], isCut: boolean): readonly string[] => {
  const last = sentences.at(-1)
  if (last === undefined || isFinished(last)) return sentences
  const points = sentences.slice(0, -1).filter(isListPoint)
  const isPointWithoutStop = isListPoint(last) && (points.length === 0 || points.some((point) => !isFinished(point)))
  return !isCut && isPointWithoutStop ? sentences : sentences.slice(0, -1)
}

// A model may invent an address or a number to call.
const isUnsuitable = (text: string): boolean =>
  text.includes('\uFFFD') || text.search(contactPattern) >= 0 || isUnsuitableSentence(text)

/** Returns for each sentence whether it must not be shown, alone or because a line break only seems to end it. */
const findUnsuitable = (sentences: readonly string[]): boolean[] => {
  const alone = sentences.map(isUnsuitable)
  const together = sentences.map((sentence, n) => {
    const next = sentences[n + 1]
    return (
      next !== undefined && !isFinished(sentence) && !isListPoint(next) && isUnsuitable(`${sentence.trim()} ${next}`)
    )
  })
  return alone.map((one, n) => one || together[n] === true || together[n - 1] === true)
}

const endOfLine = (sentence: string): string => /\n+$/.exec(sentence)?.[0] ?? ' '

/** Returns a sentence with the end of the line of the one after it, which was dropped. */
const takeEndOfLine = (kept: string, dropped: string): string =>
  kept.endsWith('\n') ? kept : kept.trimEnd() + endOfLine(dropped)

/** Joins the suitable sentences. A point of a list goes as a whole when its first sentence does. */
const keepSuitable = (sentences: readonly string[], isUnsuitableAt: readonly boolean[]): string[] => {
  const kept: string[] = []
  let isDroppingPoint = false
  for (const [n, sentence] of sentences.entries()) {
    if (isListPoint(sentence)) isDroppingPoint = isUnsuitableAt[n] === true
    const isDropped = isUnsuitableAt[n] === true || isDroppingPoint
    if (isDropped) kept.push(...kept.splice(-1).map((last) => takeEndOfLine(last, sentence)))
    else kept.push(sentence)
    if (sentence.endsWith('\n')) isDroppingPoint = false
  }
  return kept
}

const cutLength = (sentences: readonly string[]): readonly string[] => {
  let length = 0
  const end = sentences.findIndex((sentence) => {
    length += sentence.length
    return length - (sentence.length - sentence.trimEnd().length) > maxAnswerLength
  })
  return end === -1 ? sentences : sentences.slice(0, end)
}

/**
 * Returns whole, suitable sentences of a model in plain text with the child's name, at most 1,500 characters.
 * @throws UnusableAnswerError when none are left, or the first one or more than half of them are unsuitable
 */
export const cleanAnswer = ({ text, isCut }: RawAnswer, name: string, language: Locale): string => {
  const plain = removeMarkup(removeReasoning(revealMarkup(text)))
  const sentences = dropUnfinished(splitSentences(plain, language), isCut)
  if (sentences.length === 0) throw new UnusableAnswerError('the model returned no whole sentence')
  const isUnsuitableAt = findUnsuitable(sentences)
  const count = isUnsuitableAt.filter(Boolean).length
  if (isUnsuitableAt[0] === true || count * 2 > sentences.length)
    throw new UnusableAnswerError('the model returned unsuitable sentences')
  const kept = cutLength(keepSuitable(sentences, isUnsuitableAt).map((sentence) => restoreName(sentence, name)))
  const last = kept.findLastIndex((sentence) => !isLeadIn(sentence))
  const answer = kept
    .slice(0, last + 1)
    .join('')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(answer)) throw new UnusableAnswerError('the model returned no short sentence')
  return answer
}
