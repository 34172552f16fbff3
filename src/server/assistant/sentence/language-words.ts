import type { Locale } from '#shared/locale/locale.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'
import type { SentenceWords } from '#server/assistant/content/sentence-words-schema.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { memoizeByLocale } from '#server/assistant/memoize.ts'
import { createPhraseMatcher } from './phrase-matcher.ts'
import { listVerbForms } from './verb-forms.ts'

const mapValues = <Key extends string, From, To>(values: Readonly<Record<Key, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, map(value)])) as Record<Key, To>

/** Returns patterns of what a title neither begins nor ends with, and `ends` of what it does not end with. */
const createEdges = (patterns: readonly string[], ends: readonly string[], language: Locale) => {
  const { source } = compilePatterns(patterns, language)
  const { source: last } = compilePatterns([...patterns, ...ends], language)
  return {
    leading: new RegExp(String.raw`^(?:[^\p{L}\p{N}]+|(?:${source})(?![a-z]))+`, 'u'),
    trailing: new RegExp(String.raw`(?:[^\p{L}\p{N}]+|(?<![a-z])(?:${last}))+$`, 'u'),
  }
}

type Compile = (patterns: readonly string[]) => RegExp

const compileRedeem = ({ sure, perhaps, alike }: SentenceWords['redeem'], compile: Compile) => ({
  sure: compile(sure),
  perhaps: compile(perhaps),
  /** Groups of words for the same reward. */
  alike: alike.map((forms) => ({ forms, pattern: compile(forms) })),
})

const createDeedFinder = (language: Locale, leading: RegExp) => {
  const { words, deeds: kinds } = loadSentenceContent()
  const { deeds, compounds, numbers } = words[language]
  return createPhraseMatcher(
    Object.entries(deeds).flatMap(([id, phrases]) => phrases.map((phrase) => [id, phrase] as const)),
    {
      // Nobody is accused because of a typo.
      isCorrectable: (id) => kinds[id]?.is !== 'hard',
      compounds,
      isCommon: (word) => language !== 'zh' && (word in numbers || word.replace(leading, '') === ''),
      listForms: language === 'es' ? listVerbForms : () => [],
    },
  )
}

/** Returns the compiled words by which sentences in a language are understood. */
export const getLanguageWords = memoizeByLocale((language: Locale) => {
  const { people, days, points, numbers, amounts, units, redeem, manners, actions, weathers, moods, ...words } =
    loadSentenceContent().words[language]
  const edges = createEdges([...words.fillers, ...points.giving], words.titleEnds ?? [], language)
  const compile = (patterns: readonly string[]) => compilePatterns(patterns, language, 'gu')
  const compileEach = (patterns: readonly string[]) => patterns.map((pattern) => compile([pattern]))
  const { objectMarks, companions, reasons, ...groups } = people
  return {
    language,
    shortForms: new Map(Object.entries(words.shortForms)),
    joiners: compile(words.joiners),
    people: mapValues(groups, compile),
    /** Matches at the end of what stands before a name. */
    objectMark: new RegExp(`(?:${compile(objectMarks).source})\\s*$`, 'u'),
    /** Matches at the end of what stands before the name of somebody who did it, too. */
    companionMark: new RegExp(`(?:${compile(companions).source})\\s*$`, 'u'),
    reasons: reasons && compile(reasons),
    days: {
      daysAgo: days.daysAgo.map(compile),
      weekdays: days.weekdays.map(compile),
      weekend: compile(days.weekend),
      tooEarly: compile(days.tooEarly),
    },
    points: { give: compileEach(points.give), take: compileEach(points.take), giving: compile(points.giving) },
    numbers: new Map(Object.entries(numbers)),
    amounts: amounts.map(({ is, ...amount }) => ({ ...amount, pattern: compile([is]) })),
    units,
    redeem: compileRedeem(redeem, compile),
    manners: mapValues(manners, compile),
    actions: mapValues(actions, compile),
    adjuncts: compile(words.adjuncts),
    feelings: compile(words.feelings),
    weathers: mapValues(weathers, compile),
    moods: mapValues(moods, compile),
    fillers: compile(words.fillers),
    edges,
    asks: compile(words.asks),
    comments: compile(words.comments),
    findDeeds: createDeedFinder(language, edges.leading),
  }
})

export type LanguageWords = ReturnType<typeof getLanguageWords>

/** Returns whether a pattern occurs in a text. */
export const occurs = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0
