import { hasHan } from './text.ts'

/** Number of words, or of Chinese characters, of the windows over the last words of a message, and how far the next one is. */
const windows = {
  latin: { sizes: [8, 14, 22], step: 5, reach: 40 },
  han: { sizes: [12, 20, 32], step: 7, reach: 60 },
}

const charactersPerWord = 2

const listUnits = (text: string): string[] => (hasHan(text) ? Array.from(text) : text.split(/\s+/)).filter(Boolean)

/** Returns how many words a text has, two Chinese characters for one. */
export const countUnits = (text: string): number => listUnits(text).length / (hasHan(text) ? charactersPerWord : 1)

const sentenceEnd = /(?<=[.!?。！？\n])\s*/u

/** Returns parts of the last words of a message, those up to its end and those before. */
const listWindows = (message: string): { last: string[]; before: string[] } => {
  const isChinese = hasHan(message)
  const { sizes, step, reach } = windows[isChinese ? 'han' : 'latin']
  const units = listUnits(message).slice(-reach)
  const cut = (size: number, end: number) => units.slice(Math.max(0, end - size), end).join(isChinese ? '' : ' ')
  const before = sizes.flatMap((size) => {
    const count = Math.max(0, Math.floor((units.length - size) / step))
    return Array.from({ length: count }, (_, n) => cut(size, units.length - (n + 1) * step))
  })
  return { last: sizes.map((size) => cut(size, units.length)), before }
}

/**
 * Returns the parts of a message that may ask what it wants to know, in three groups, the likeliest first: its last sentence and last words, the
 * sentences before, and words anywhere near its end.
 */
export const listEndings = (message: string): string[][] => {
  const sentences = message.split(sentenceEnd).filter(Boolean)
  const [beforeLast, last = ''] = sentences.slice(-2).length === 2 ? sentences.slice(-2) : [null, message]
  const { last: lastWords, before } = listWindows(message)
  const pair = beforeLast === null ? [] : [`${beforeLast} ${last}`]
  return [[...new Set([last, ...pair, ...lastWords])], sentences.slice(-4, -1), before]
}
