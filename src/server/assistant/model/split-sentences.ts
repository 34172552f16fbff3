import type { Locale } from '#shared/locale/locale.ts'

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|mr|mrs|ms|dr|st|p\. ?ej|aprox|sra?|srta|dra|prof|uds?|m[íi]n|m[áa]x)\.\s*$/i

/** Splits a text into sentences, each with the blanks that follow it; points of a list are sentences, too. */
export const splitSentences = (text: string, language: Locale): string[] => {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1)
    const continues = last !== undefined && (!/[\p{L}\p{N}]/u.test(segment) || abbreviation.test(last))
    if (continues && !last.endsWith('\n')) sentences.splice(-1, 1, last + segment)
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
