const afterPatterns: readonly (readonly [RegExp, string])[] = [
  [/^after\s+/i, ''],
  [/^(?:después|despues)\s+del\s+/i, 'el '],
  [/^(?:después|despues)\s+de\s+/i, ''],
  [/^(?:等|在)?(.+?)(?:之后|以后|后)$/, '$1'],
]

/**
 * Removes "after" (in English, Spanish or Chinese) from a cue, which is implied: "after dinner" becomes "dinner".
 */
export const removeLeadingAfter = (cue: string): string => {
  const text = cue.trim()
  const found = afterPatterns.find(([pattern]) => pattern.test(text))
  return found ? text.replace(found[0], found[1]) : text
}
