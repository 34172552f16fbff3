import type { Locale } from '#shared/locale/locale.ts'

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|mr|mrs|ms|dr|st|p\. ?ej|aprox|sra?|srta|dra|prof|uds?|m[íi]n|m[áa]x)\.\s*$/i

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0

const isWithinQuotation = (text: string): boolean => count(text, /[“«「]/gu) > count(text, /[”»」]/gu)

/** Returns whether a segment goes on with the sentence before it: with a word in lower case or, on the same line, within a quotation. */
const isContinued = (sentence: string, segment: string): boolean =>
  !sentence.endsWith('\n') &&
  (!/[\p{L}\p{N}]/u.test(segment) ||
    /^\p{Ll}/u.test(segment) ||
    abbreviation.test(sentence) ||
    isWithinQuotation(sentence))

/**
 * Splits a text into sentences, each with the blanks that follow it; points of a list are sentences, too, and a quotation is never cut
 * within a line.
 */
export const splitSentences = (text: string, language: Locale): string[] => {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1)
    if (last !== undefined && isContinued(last, segment)) sentences.splice(-1, 1, last + segment)
    else sentences.push(segment)
  }
  return sentences
}

const ending = /(?:[.!?…。！？]["”’»」』)）]*|\p{Extended_Pictographic}\uFE0F?)\s*$/u
const leadIn = /[:：]\s*$/

/** Returns whether a sentence ends as sentences do. */
export const isFinished = (sentence: string): boolean => ending.test(sentence)

/** Returns whether a sentence only introduces the next ones: "Try this:". */
export const isLeadIn = (sentence: string): boolean => leadIn.test(sentence)

/** Returns whether a sentence is the first one of a point of a list. */
export const isListPoint = (sentence: string): boolean => sentence.startsWith('• ')
