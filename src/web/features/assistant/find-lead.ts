/** A longer sentence that stands out would be a block of bold text: three lines on a phone. */
const maxWidth = 110

/** A Chinese character is about as wide as two letters. */
export const measureWidth = (text: string): number =>
  Array.from(text).length + (text.match(/\p{sc=Han}/gu)?.length ?? 0)

/** Returns the words up to a colon with which a long sentence says what it is about, such as "Mia, this week: ". */
const findSubject = (sentence: string): string => /^[^:：]{1,40}(?:：|:\s)/u.exec(sentence)?.[0] ?? ''

/**
 * Returns the first sentence of an answer with what follows it up to the next one; of a long one only what it is about.
 * Nothing if the answer has no other sentence, or starts with a list.
 */
export const findLead = (content: string, locale: string): string => {
  const [firstLine = ''] = content.split('\n')
  if (firstLine.startsWith('•')) return ''
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(firstLine)
  const lead = first?.segment ?? ''
  if (lead.trim().length >= content.trim().length) return ''
  return measureWidth(lead.trim()) > maxWidth ? findSubject(lead) : lead
}
