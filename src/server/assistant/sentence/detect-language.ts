import type { Locale } from '#shared/locale/locale.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { getLanguageWords } from './language-words.ts'

const spanishSigns =
  /[ñ¿¡áéíóú]|\b(?:el|la|los|las|le|se|su|sus|por|con|que|ha|han|del|al|y|una|muy|hoy|ayer|puntos?)\b/giu
const englishSigns =
  /\b(?:the|and|her|his|to|of|for|with|was|did|has|had|she|they|today|yesterday|points?|a|at|by)\b/giu

const countMatches = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length

/** Returns the language in which a sentence is written; that of the reader where it does not show. */
export const detectSentenceLanguage = (original: string, folded: string, reader: Locale): Locale => {
  if (hasHan(folded)) return 'zh'
  const countDeeds = (language: Locale) => getLanguageWords(language).findDeeds(folded).length
  const spanish = countMatches(original, spanishSigns) + countDeeds('es')
  const english = countMatches(original, englishSigns) + countDeeds('en')
  if (spanish === english) return reader === 'zh' ? 'en' : reader
  return spanish > english ? 'es' : 'en'
}
