import { fold, isHan } from './fold.ts'

/** How alike a question is to each of some texts by the groups of letters they share: deaf to endings and slips. */
export interface Likeness {
  /** In the order of the texts, 1 for the most alike. */
  to(question: string): Float32Array
}

const lengths = { letters: [3, 4, 5], signs: [1, 2, 3] } as const

// Groups are kept as numbers: as texts they would take a hundred times the memory. Two that meet by chance do no harm.
const places = 2 ** 16

/** The places of a text's groups of letters. */
const eachGroup = (text: string, visit: (place: number) => void): void => {
  const plain = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  for (const length of isHan(plain) ? lengths.signs : lengths.letters) {
    for (let from = 0; from + length <= plain.length; from++) {
      let hash: number = length
      for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193)
      visit((hash ^ (hash >>> 15)) & (places - 1))
    }
  }
}

// A longer text has more of everything: its size counts, but not in full.
const sizePower = 0.35

interface Text {
  places: Uint16Array
  weights: Float32Array
}

const counted = (lines: readonly string[]): Text => {
  const times = new Float32Array(places)
  const used: number[] = []
  for (const line of lines) {
    eachGroup(line, (place) => {
      const n = times[place] ?? 0
      if (n === 0) used.push(place)
      times[place] = n + 1
    })
  }
  return {
    places: Uint16Array.from(used),
    weights: Float32Array.from(used, (place) => 1 + Math.log(times[place] ?? 1)),
  }
}

/** What each place says: the fewer texts have it, the more. */
const sayingOf = (all: readonly Text[]): Float32Array => {
  const seenIn = new Float32Array(places)
  for (const { places: used } of all) for (const place of used) seenIn[place] = (seenIn[place] ?? 0) + 1
  return seenIn.map((n) => (n === 0 ? 0 : Math.log(all.length / n)))
}

/** Weighs the groups of letters of some texts: the fewer texts have one, the more it says. */
export const likeness = (texts: readonly (readonly string[])[]): Likeness => {
  const all = texts.map(counted)
  const says = sayingOf(all)
  const sizes = all.map(({ places: used, weights }) => {
    const size = weights.reduce((sum, weight, n) => sum + (weight * (says[used[n] ?? 0] ?? 0)) ** 2, 0)
    return size ** sizePower || 1
  })
  return {
    to(question) {
      const asked = new Float32Array(places)
      eachGroup(question, (place) => void (asked[place] = (says[place] ?? 0) ** 2))
      const scores = Float32Array.from(all, ({ places: used, weights }, n) => {
        let score = 0
        for (let at = 0; at < used.length; at++) score += (weights[at] ?? 0) * (asked[used[at] ?? 0] ?? 0)
        return score / (sizes[n] ?? 1)
      })
      const most = scores.reduce((a, b) => Math.max(a, b), 0) || 1
      return scores.map((score) => score / most)
    },
  }
}
