import type { Locale } from '#shared/locale/locale.ts'
import { foldText, hasHan } from '#server/assistant/search/text.ts'
import { tokenize } from '#server/assistant/search/tokenize.ts'
import type { Concept } from './record-intents.ts'
import { readComparison } from './read-comparison.ts'
import { readPeriod } from './read-period.ts'
import { joinSeparatedVerb } from './separated-verbs.ts'
import type { Calendar, Period } from './period.ts'
import type { RecordChild } from './record-look-up.ts'
import { getVocabulary, type Vocabulary } from './vocabulary.ts'
import { separateNames } from './who.ts'

/** A question read in one language: what its words mean. */
export interface RecordMessage {
  language: Locale
  /** As it was typed. */
  original: string
  /** In lower case, without accents, punctuation and the names of the family's children. */
  text: string
  isQuestion: boolean
  /** The ids of the children that it names, in the order of the family. */
  named: readonly string[]
  period: Period | null
  /** Two periods that it compares. */
  comparison: Period | null
  has: (concept: Concept) => boolean
  vocabulary: Vocabulary
  /** What is left without all words that have a meaning here. */
  readonly unknown: string
  /** The search terms of what is left: a title, perhaps. */
  readonly terms: readonly string[]
}

/** Returns a text in lower case without accents and punctuation; Chinese without blanks. */
export const normalizeQuestion = (message: string): string =>
  foldText(message)
    .replace(/[^\p{L}\p{N}]+/gu, hasHan(message) ? '' : ' ')
    // “Can he get a toy car” names that reward as “the toy car” does.
    .replace(/\bcan ((?:\p{L}+ ){1,3})(get|have|buy|afford) an? /gu, 'can $1$2 the ')
    // People write 5 km as 5k.
    .replace(/(\d) ?k\b/gu, '$1 km')
    .trim()

const patternsOf = new WeakMap<Vocabulary, readonly RegExp[]>()

/** Returns the patterns of all words that have a meaning here. */
const listPatterns = (vocabulary: Vocabulary): readonly RegExp[] => {
  const known = patternsOf.get(vocabulary)
  if (known) return known
  const { concepts: byConcept, periods, months, weekdays, who, moods, weathers } = vocabulary
  const { advice: _, unit: __, past: ___, did: _____, ...others } = byConcept
  const { notName: ____, ...people } = who
  const patterns = [periods, others, people, moods, weathers].flatMap((one) => Object.values<RegExp>(one))
  const all = [...patterns, ...months, ...weekdays]
  patternsOf.set(vocabulary, all)
  return all
}

/** Returns a text with a line break in place of all that has a meaning here. */
const removeKnownWords = (text: string, vocabulary: Vocabulary): string => {
  const characters = text.split('')
  for (const pattern of listPatterns(vocabulary)) {
    // Unlike `matchAll`, this compiles no copy of the pattern.
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const end = match.index + match[0].length
      characters.fill('\n', match.index, end)
      if (end === match.index) pattern.lastIndex = end + 1
    }
  }
  return characters.join('')
}

const hasAny = (text: string, patterns: Readonly<Record<string, RegExp>>): boolean =>
  Object.values(patterns).some((pattern) => text.search(pattern) >= 0)

/** Returns whether a text has a word of a meaning; a mood or a weather that is named is one, too. */
const hasConcept = (text: string, concept: Concept, { concepts: byConcept, moods, weathers }: Vocabulary): boolean =>
  text.search(byConcept[concept]) >= 0 ||
  (concept === 'mood' && hasAny(text, moods)) ||
  (concept === 'weather' && hasAny(text, weathers))

/** Reads a question in one language. */
export const readRecordMessage = (
  message: string,
  language: Locale,
  children: readonly RecordChild[],
  calendar: Calendar,
): RecordMessage => {
  const vocabulary = getVocabulary(language)
  const normalized = normalizeQuestion(message)
  const text = language === 'zh' ? joinSeparatedVerb(normalized) : normalized
  const { ids, rest } = separateNames(text, children)
  const found = new Map<Concept, boolean>()
  const has = (concept: Concept): boolean => {
    const known = found.get(concept) ?? hasConcept(rest, concept, vocabulary)
    found.set(concept, known)
    return known
  }
  let unknown: string | undefined
  let terms: readonly string[] | undefined
  return {
    language,
    original: message,
    text: rest,
    isQuestion: /[?？¿]/u.test(message),
    named: ids,
    period: readPeriod(rest, vocabulary, calendar),
    comparison: has('compare') || has('trend') || has('best') ? readComparison(rest, vocabulary, calendar) : null,
    has,
    vocabulary,
    get unknown() {
      return (unknown ??= removeKnownWords(rest, vocabulary))
    },
    get terms() {
      return (terms ??= tokenize(this.unknown, language))
    },
  }
}
