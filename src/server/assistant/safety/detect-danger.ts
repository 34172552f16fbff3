import { locales } from '#shared/locale/locale.ts'
import { sharedContent } from '#server/assistant/content/load.ts'
import { anyOf } from '#server/assistant/content/patterns.ts'
import { foldText, wordsIn } from '#server/assistant/search/text.ts'
import { containsPhrase, parsePhrase } from './phrases.ts'

// Repeated letters ("diiie") and punctuation between letters ("k.i.l.l") do not hide a word.
const withoutDisguise = (folded: string) =>
  folded
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(?:\p{L}[.*_-]){2,}\p{L}\b/gu, (word) => word.replace(/[.*_-]/g, ''))

const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

const compile = () =>
  locales.map((language) => {
    const { words, phrases, patterns, harmless } = sharedContent()[language].danger
    const insertWords = (entry: string, toText: (group: string[]) => string) =>
      entry.replace(/<([a-z]+)>/g, (whole, name: string) => (words[name] ? toText(words[name]) : whole))
    return {
      harmless: anyOf(harmless, language, 'g'),
      phrases: phrases.map((phrase) => parsePhrase(insertWords(phrase, (group) => group.join('|')))),
      patterns: patterns.map((pattern) => new RegExp(insertWords(pattern, (group) => `(?:${group.join('|')})`))),
    }
  })

let compiled: ReturnType<typeof compile> | undefined

/** Whether a message in any language is about somebody in danger; only helplines answer it. */
export const mentionsDanger = (message: string): boolean => {
  const folded = withoutDisguise(foldText(message))
  const spaced = folded.replace(/\s+/g, ' ')
  const letters = lettersOnly(folded)
  return (compiled ??= compile()).some(({ harmless, phrases, patterns }) => {
    const words = phrases.length === 0 ? [] : wordsIn(spaced.replace(harmless, ' '))
    const text = patterns.length === 0 ? '' : letters.replace(harmless, '·')
    return phrases.some((phrase) => containsPhrase(words, phrase)) || patterns.some((pattern) => pattern.test(text))
  })
}
