import { withName } from './names.ts'
import { sentencesOf } from './sentences.ts'

/** A model's words as they are shown: whole sentences, no markup, the child's name in its place. Throws when there are none. */
export async function* plainText(bits: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let said = false
  for await (const sentence of sentencesOf(bits)) {
    const text = withName(sentence.replace(/\*\*|__|^#+\s*/gm, '').replace(/^\s*[-*]\s+/gm, '• '), name)
    if (text === '') continue
    said ||= text.trim() !== ''
    yield text
  }
  if (!said) throw new Error('the model said nothing')
}
