/**
 * Returns the first sentence of an answer with what follows it up to the next one; nothing if the answer has no other one, or
 * starts with a list.
 */
export const findLead = (content: string, locale: string): string => {
  const [firstLine = ''] = content.split('\n')
  if (firstLine.startsWith('•')) return ''
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(firstLine)
  const lead = first?.segment ?? ''
  return lead.trim().length < content.trim().length ? lead : ''
}
