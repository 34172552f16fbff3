/** A longer sentence that stands out would be a block of bold text: three lines on a phone. */
const maxWidth = 110

/** A Chinese character is about as wide as two letters. */
const measureWidth = (text: string): number => Array.from(text).length + (text.match(/\p{sc=Han}/gu)?.length ?? 0)

/** Returns the words up to a colon with which a long sentence says what it is about, such as "Mia, this week: ". */
const findSubject = (sentence: string): string => /^[^:：]{1,40}(?:：|:\s)/u.exec(sentence)?.[0] ?? ''

const quotationMarks = [/“|”/gu, /«|»/gu, /「|」/gu, /『|』/gu, /"/gu]

/** Returns whether a quotation goes on after the text. */
const endsInQuotation = (text: string): boolean =>
  quotationMarks.some((marks) => (text.match(marks)?.length ?? 0) % 2 === 1)

/** Returns the first sentence, up to the one in which its quotation ends; all of the text if it does not end. */
const findFirstSentence = (text: string, locale: string): string => {
  let first = ''
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    first += segment
    if (!endsInQuotation(first)) break
  }
  return first
}

/**
 * Returns the first sentence of an answer with what follows it up to the next one, and all of a quotation in it; of a long one
 * only what it is about. Nothing if the answer has no other sentence, or starts with a list.
 */
export const findLead = (content: string, locale: string): string => {
  const [firstLine = ''] = content.split('\n')
  if (firstLine.startsWith('•')) return ''
  const sentence = findFirstSentence(firstLine, locale)
  if (sentence.trim().length >= content.trim().length) return ''
  const lead = measureWidth(sentence.trim()) > maxWidth ? findSubject(sentence) : sentence
  return endsInQuotation(lead) ? '' : lead
}
