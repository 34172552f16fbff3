/** A longer sentence that stands out would be a block of bold text: three lines on a phone. */
const maxWidth = 110

/** A Chinese character is about as wide as two letters. */
const measureWidth = (text: string): number => Array.from(text).length + (text.match(/\p{sc=Han}/gu)?.length ?? 0)

/**
 * Returns the first sentence of an answer with what follows it up to the next one; nothing if it is long, if the answer has no
 * other one, or starts with a list.
 */
export const findLead = (content: string, locale: string): string => {
  const [firstLine = ''] = content.split('\n')
  if (firstLine.startsWith('•')) return ''
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(firstLine)
  const lead = first?.segment ?? ''
  const isWhole = lead.trim().length >= content.trim().length
  return isWhole || measureWidth(lead.trim()) > maxWidth ? '' : lead
}
