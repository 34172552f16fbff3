import { restoreName } from './child-names.ts'
import { splitSentences } from './sentences.ts'

/** Yields a model's sentences without markup and with the child's name. Throws when there is no text. */
export async function* toPlainText(parts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let hasText = false
  for await (const sentence of splitSentences(parts)) {
    const text = restoreName(sentence.replace(/\*\*|__|^#+\s*/gm, '').replace(/^\s*[-*]\s+/gm, '• '), name)
    if (text === '') continue
    hasText ||= text.trim() !== ''
    yield text
  }
  if (!hasText) throw new Error('the model returned no text')
}
