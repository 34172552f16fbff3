/** Returns a number with a bit for each letter of a word. */
const toLetterBits = (word: string): number => {
  let bits = 0
  for (let n = 0; n < word.length; n++) bits |= 1 << (word.charCodeAt(n) & 31)
  return bits
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Returns whether words with these bits differ by more than `limit` slips, each of which changes two bits at most. */
const mustDiffer = (a: number, b: number, limit: number): boolean => countBits(a ^ b) > 2 * limit

/** Returns whether it shows without a comparison letter by letter that two words differ by more than `limit` slips. */
const clearlyDiffer = (a: string, b: string, limit: number): boolean =>
  Math.abs(a.length - b.length) > limit || mustDiffer(toLetterBits(a), toLetterBits(b), limit)

/** How many slips a word of this length may have: a letter missing, added, changed, or two swapped. */
const maxSlips = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0)

/**
 * Returns the number of slips between two words (Damerau–Levenshtein distance of adjacent swaps), or `limit + 1` if there are
 * more.
 */
export const countSlips = (a: string, b: string, limit: number): number => {
  if (clearlyDiffer(a, b, limit)) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const change = (last[j - 1] ?? 0) + (isSame ? 0 : 1)
      let slips = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
      row.push(slips)
    }
    if (Math.min(...row) > limit) return limit + 1
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? limit + 1
}

/**
 * Returns the function that returns the known word that a long unknown one most probably is, or null. Short words are not
 * corrected: too many others are near.
 */
export const createWordCorrector = (words: Iterable<string>) => {
  const known = new Set(words)
  const byLength = Map.groupBy(
    [...known].map((word) => ({ word, bits: toLetterBits(word) })),
    ({ word }) => word.length,
  )
  return (word: string): string | null => {
    const limit = maxSlips(word.length)
    if (limit === 0 || known.has(word)) return null
    const bits = toLetterBits(word)
    let best: { word: string; slips: number } | null = null
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const other of byLength.get(length) ?? []) {
        if (mustDiffer(bits, other.bits, limit)) continue
        const slips = countSlips(word, other.word, best ? best.slips - 1 : limit)
        if (slips <= (best ? best.slips - 1 : limit)) best = { word: other.word, slips }
      }
    }
    return best?.word ?? null
  }
}
