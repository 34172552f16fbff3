const minLength = 5

/** How much longer than a known beginning a word is at most. */
const maxEnding = 4

/** Returns a word, and what is left of it without one of its letters; the first letter stays. */
const listParts = (word: string): string[] => [
  word,
  ...Array.from(word.slice(1), (_, n) => word.slice(0, n + 1) + word.slice(n + 2)),
]

const createIndex = (words: readonly string[]): Map<string, string> => {
  const byPart = new Map<string, string>()
  for (const word of words.filter(({ length }) => length >= minLength))
    for (const part of listParts(word)) if (!byPart.has(part)) byPart.set(part, word)
  return byPart
}

const findIn = (index: ReadonlyMap<string, string>, word: string): string | undefined => {
  for (const part of listParts(word)) {
    const known = index.get(part)
    if (known !== undefined && Math.abs(known.length - word.length) <= 1) return known
  }
  return undefined
}

/**
 * Creates a function that returns the known word from which a misspelt one differs by a letter (missing, added, another, or two
 * in the wrong order), or the known beginning of its first letters; null without one.
 */
export const createTypoIndex = (words: readonly string[], beginnings: readonly string[]) => {
  const exact = createIndex(words)
  const byBeginning = createIndex(beginnings)
  const longest = Math.max(0, ...[...words, ...beginnings].map(({ length }) => length))
  return (word: string): string | null => {
    // The parts of a very long word would take seconds to look up.
    if (word.length > longest + maxEnding) return null
    const whole = findIn(exact, word)
    if (whole !== undefined) return whole
    for (let length = word.length; length >= minLength; length--) {
      const known = findIn(byBeginning, word.slice(0, length))
      if (known !== undefined && known.length >= length - 1 && word.length - known.length <= maxEnding) return known
    }
    return null
  }
}
