import { fold, isHan } from './fold.ts'

/** How alike a question is to each of some texts by the groups of letters they share: deaf to endings and slips. */
export interface Likeness<Id> {
  /** By text, 1 for the most alike. */
  to(question: string): Map<Id, number>
}

const lengths = { letters: [3, 4, 5], signs: [1, 2, 3] } as const

const groupsOf = (text: string): string[] => {
  const plain = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const of = isHan(plain) ? lengths.signs : lengths.letters
  return of.flatMap((length) =>
    Array.from({ length: Math.max(0, plain.length - length + 1) }, (_, n) => plain.slice(n, n + length)),
  )
}

// A longer text has more of everything: its size counts, but not in full.
const sizePower = 0.35

/** Weighs the groups of letters of some texts: the fewer texts have one, the more it says. */
export const likeness = <Id>(texts: readonly { id: Id; lines: readonly string[] }[]): Likeness<Id> => {
  const counted = texts.map(({ id, lines }) => {
    const times = new Map<string, number>()
    for (const group of lines.flatMap(groupsOf)) times.set(group, (times.get(group) ?? 0) + 1)
    return { id, times }
  })
  const seenIn = new Map<string, number>()
  for (const { times } of counted) for (const group of times.keys()) seenIn.set(group, (seenIn.get(group) ?? 0) + 1)
  const weightOf = (group: string) => Math.log(texts.length / (seenIn.get(group) ?? texts.length))
  const vectors = counted.map(({ id, times }) => {
    const weights = new Map([...times].map(([group, n]) => [group, (1 + Math.log(n)) * weightOf(group)]))
    const size = [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)
    return { id, weights, size: size ** sizePower || 1 }
  })
  return {
    to(question) {
      const groups = new Set(groupsOf(question))
      const scores = vectors.map(({ id, weights, size }) => {
        let score = 0
        for (const group of groups) score += (weights.get(group) ?? 0) * weightOf(group)
        return [id, score / size] as const
      })
      const most = Math.max(...scores.map(([, score]) => score)) || 1
      return new Map(scores.map(([id, score]) => [id, score / most]))
    },
  }
}
