import { hasHan } from './text.ts'

const separators = {
  latin: /[.!?;\n]+|,?\s+(?:and also|and|also|plus|besides|y además|y también|además|también|pero|y)\s+/iu,
  han: /[。！？；\n，,]+|还有|而且|另外|同时|并且/u,
}

const minLength = { latin: 8, han: 4 }

/** Returns the parts of a message that may each be about a problem of its own; none of a message with one part. */
export const splitClauses = (message: string): string[] => {
  const script = hasHan(message) ? 'han' : 'latin'
  const clauses = message.split(separators[script]).flatMap((part) => {
    const clause = part.trim()
    return clause.length < minLength[script] ? [] : [clause]
  })
  return clauses.length < 2 ? [] : clauses
}
