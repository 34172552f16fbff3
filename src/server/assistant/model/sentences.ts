import { isUnsuitableSentence } from '#server/assistant/unsuitable/unsuitable.ts'

const sentenceEnd = /[.!?…]["”’»)]*\s+|[。！？…][”’」）]*\s*|\n+/u

/** Splits streamed text into sentences and drops unsuitable ones. The rest is yielded only when the stream ends well. */
export async function* splitSentences(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    rest += part
    for (let end = sentenceEnd.exec(rest); end; end = sentenceEnd.exec(rest)) {
      const sentence = rest.slice(0, end.index + end[0].length)
      rest = rest.slice(sentence.length)
      if (!isUnsuitableSentence(sentence)) yield sentence
    }
  }
  if (rest.trim() !== '' && !isUnsuitableSentence(rest)) yield rest
}
