import { isNeverSaid } from '#server/assistant/never/is-never.ts'

const end = /[.!?…]["”’»)]*\s+|[。！？…][”’」）]*\s*|\n+/u

/**
 * Whole sentences of a text that arrives in bits, without those that suggest what is never suggested. What is cut off in
 * the middle of a sentence when the text breaks off is never shown.
 */
export async function* sentencesOf(bits: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const bit of bits) {
    rest += bit
    for (let found = end.exec(rest); found; found = end.exec(rest)) {
      const sentence = rest.slice(0, found.index + found[0].length)
      rest = rest.slice(sentence.length)
      if (!isNeverSaid(sentence)) yield sentence
    }
  }
  if (rest.trim() !== '' && !isNeverSaid(rest)) yield rest
}
