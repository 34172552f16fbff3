import { hasHan } from '#server/assistant/search/text.ts'

/** Size of a window and how far the next one begins after it, in words, and in characters of Chinese text. */
const windowSizes = { words: { size: 14, step: 6 }, characters: { size: 28, step: 12 } }

const slide = (
  units: readonly string[],
  { size, step }: { size: number; step: number },
  separator: string,
): string[] => {
  const count = Math.max(0, Math.ceil((units.length - size) / step)) + 1
  return count === 1
    ? []
    : Array.from({ length: count }, (_, n) => units.slice(n * step, n * step + size).join(separator))
}

/**
 * Returns the overlapping parts of a long message, none of a short one: half a sentence about a danger would count for
 * little in the whole.
 */
export const listWindows = (message: string): string[] =>
  hasHan(message)
    ? slide(Array.from(message), windowSizes.characters, '')
    : slide(message.split(/\s+/), windowSizes.words, ' ')
