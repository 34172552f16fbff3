import { fold, wordsIn } from '#server/assistant/search/fold.ts'
import * as english from './en.ts'
import * as spanish from './es.ts'
import { isIn, phrasesIn } from './phrases.ts'
import * as chinese from './zh.ts'

const inLetters = [english, spanish].map(({ danger, harmless }) => ({ phrases: phrasesIn(danger), harmless }))

// Letters drawn out ("diiie") and signs set between them ("k.i.l.l") are no other words.
const plain = (folded: string) =>
  folded
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[.*_-]){2,}\p{L}\b/gu, (word) => word.replace(/[.*_-]/g, ''))

const signs = (folded: string) => folded.replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Whether a message speaks of danger to somebody, in any of the three languages: then there are no tips, no cards and no
 * model, only the way to help.
 */
export const isDanger = (message: string): boolean => {
  const folded = plain(fold(message))
  const ofLetters = inLetters.some(({ phrases, harmless }) => {
    const words = wordsIn(folded.replace(/\s+/g, ' ').replace(harmless, ' '))
    return phrases.some((phrase) => isIn(words, phrase))
  })
  const inSigns = signs(folded).replace(chinese.harmless, '·')
  return ofLetters || chinese.danger.some((sign) => sign.test(inSigns))
}
