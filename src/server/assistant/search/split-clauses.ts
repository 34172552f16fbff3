import { hasHan } from './text.ts'

const separators = {
  latin: /[.!?;\n]+|,?\s+(?:and also|and|also|plus|besides|y además|y también|además|también|pero|y)\s+/iu,
  han: /[。！？；\n，,]+|还有|而且|另外|同时|并且/u,
}

const minLength = { latin: 8, han: 4 }
const minFineLength = { latin: 6, han: 3 }

/** Number of units of a window over a part without separators, and how far the next one is: words, in Chinese characters. */
const windowSizes = { latin: { size: 12, step: 6 }, han: { size: 16, step: 8 } }

/** Returns overlapping windows over a long part of a message, which may have lost its punctuation; none over a short one. */
export const listWindows = (part: string): string[] => {
  const script = hasHan(part) ? 'han' : 'latin'
  const { size, step } = windowSizes[script]
  const [units, joint] = script === 'han' ? [Array.from(part), ''] : [part.split(/\s+/), ' ']
  if (units.length <= size) return []
  const count = Math.ceil((units.length - size) / step) + 1
  return Array.from({ length: count }, (_, n) => units.slice(n * step, n * step + size).join(joint))
}

const finerSeparators = {
  latin: /[.!?;,:\n]+\s*(?:(?:and|then|also|plus|y|luego|además|encima|también)\s+)?|\s+(?:and|y)\s+/iu,
  han: /[。！？；：、\n，,.!?;]+|还有|而且|另外|同时|并且/u,
}

const splitAt = (message: string, { latin, han }: typeof separators, least: typeof minLength): string[] => {
  const script = hasHan(message) ? 'han' : 'latin'
  const clauses = message.split(script === 'han' ? han : latin).flatMap((part) => {
    const clause = part.trim()
    return clause.length < least[script] ? [] : [clause]
  })
  return clauses.length < 2 ? [] : clauses
}

/** Returns the parts of a message that may each be about a problem of its own; none of a message with one part. */
export const splitClauses = (message: string): string[] => splitAt(message, separators, minLength)

/** Returns the smallest parts of a message, those between commas, too; none of a message with one part. */
export const splitFinely = (message: string): string[] => splitAt(message, finerSeparators, minFineLength)
