import type { ChatCard } from '#shared/assistant/contract.ts'

/** An answer that stands, ready to be sent. */
export interface Answer {
  text: string
  /** Labels of the chips under it. */
  followUps: readonly string[]
  cards: readonly ChatCard[]
  sources: readonly string[]
}

/** An answer that is words and chips alone. */
export const plain = (text: string, followUps: readonly string[] = []): Answer => ({
  text,
  followUps,
  cards: [],
  sources: [],
})

/** A text with the name of the child in the places for it. */
export const named = (text: string, name: string): string => text.replaceAll('{name}', () => name)

/** One of several, another one each day. */
export const oneOf = <T>(all: readonly [T, ...T[]], turn: number): T => all[turn % all.length] ?? all[0]

/** Some that follow each other, beginning elsewhere each day, in their own order. */
export const someOf = <T>(all: readonly T[], count: number, turn: number): T[] => {
  if (all.length <= count) return [...all]
  const first = (turn * count) % all.length
  return Array.from({ length: count }, (_, n) => (first + n) % all.length)
    .toSorted((a, b) => a - b)
    .flatMap((n) => all.slice(n, n + 1))
}

const most = { words: 120, signs: 220 }

const isSmall = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? Array.from(text.replace(/\s/g, '')).length <= most.signs
    : text.split(/\s+/).length <= most.words

interface Parts {
  opening: string
  tips: readonly string[]
  closing?: string | null
}

/** Paragraphs and points put together, with as many of the points as an answer may hold. */
export const textOf = ({ opening, tips, closing = null }: Parts): string => {
  for (let count = tips.length; ; count--) {
    const points = tips.slice(0, count).map((tip) => `• ${tip}`)
    const text = [opening, points.join('\n'), closing].filter(Boolean).join('\n\n')
    if (count <= 1 || isSmall(text)) return text
  }
}
