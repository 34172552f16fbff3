import { isUnsuitableSentence } from '#server/assistant/unsuitable/unsuitable.ts'
import { restoreName } from './child-names.ts'

const sentenceEnd = /[.!?…]["”’»)]*\s+|[。！？…][”’」）]*\s*|\n+/u

/** Splits streamed text into sentences and drops unsuitable ones. The rest is yielded only when the stream ends well. */
async function* splitSuitableSentences(parts: AsyncIterable<string>): AsyncGenerator<string> {
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

/** Yields a model's suitable sentences without markup and with the child's name. Throws when there is no text. */
export async function* streamCleanSentences(parts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let hasText = false
  for await (const sentence of splitSuitableSentences(parts)) {
    const text = restoreName(sentence.replace(/\*\*|__|^#+\s*/gm, '').replace(/^\s*[-*]\s+/gm, '• '), name)
    if (text === '') continue
    hasText ||= text.trim() !== ''
    yield text
  }
  if (!hasText) throw new Error('the model returned no text')
}
